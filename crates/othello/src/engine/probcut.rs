//! What a selective pass leaves out.
//!
//! A shallow search that is far outside of the window, measured by how much the end of the game
//! usually differs from it, is believed: multi-ProbCut (Buro, *Experiments with multi-ProbCut and a
//! new high-quality evaluation function for Othello*, 1997).

use search::{Stopped, Trace};

use super::{
    confidence::Confidence,
    node::{Node, Window},
    reading::Reading,
};
use crate::{
    Grid, Othello, Set,
    learned::{DISC, fits},
};

/// The least number of empty squares for which a shallow search may stand for the end of the game.
const LEAST: u32 = 13;

/// How sure a pass is of the value of a position: where nothing is ever left out below, it is the
/// exact one.
#[inline]
pub(super) fn confidence_at(empties: u32, pass: Confidence) -> Confidence {
    if empties < LEAST { Confidence::EXACT } else { pass }
}

/// How many moves the shallow search looks ahead.
fn shallow_depth(empties: u32) -> u32 {
    empties / 8 * 2 + empties % 2
}

/// The standard deviation of what the end of the game differs from a shallow search by, in
/// hundredths of a disc.
///
/// Measured in 150 positions each with 12 to 16 empty squares, which differ little.
fn spread(depth: u32) -> i32 {
    (700 - 40 * depth.cast_signed()).max(300)
}

impl<G: Grid, T: Trace<Othello<G>>> Reading<'_, G, T> {
    /// The bound that a shallow search makes as good as certain.
    pub(super) fn probable(
        &mut self,
        node: &Node<Set<G>>,
        placements: Set<G>,
        window: Window,
    ) -> Result<Option<i32>, Stopped> {
        if node.empties < LEAST || !window.is_question() || !fits(self.game) {
            return Ok(None);
        }
        let depth = shallow_depth(node.empties);
        let Some(margin) = self.confidence.margin(spread(depth)) else {
            return Ok(None);
        };
        let view = self.judge.view(self.game, node.position);
        let opinion = self.judge.opinion(self.game, &view, placements);
        // Differences are even, so the question is on which side of an odd number the value lies.
        let middle = i32::from(DISC) * (window.alpha | 1);
        Ok(if opinion >= middle {
            let bound = middle + margin;
            let value = self.glance(&view, depth, Window { alpha: bound - 1, beta: bound })?;
            (value >= bound).then_some(window.beta)
        } else {
            let bound = middle - margin;
            let value = self.glance(&view, depth, Window { alpha: bound, beta: bound + 1 })?;
            (value <= bound).then_some(window.alpha)
        })
    }
}
