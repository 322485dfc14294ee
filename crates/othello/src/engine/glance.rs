//! A short look ahead that orders the moves where the game is still long.
//!
//! It costs little beside the tree below a move, and trying the right move first saves most of
//! that tree.

use search::{Stopped, Trace};

use super::reading::{Reading, Window};
use crate::{Bits, Grid, Othello, Position, Set, Squares, evaluators::prospects};

/// The least number of empty squares for which looking ahead pays.
pub(super) const WORTHWHILE: u32 = 11;
/// The number of further empty squares for which one more move ahead pays, up to some depth.
const FURTHER: u32 = 3;
const DEEPEST: u32 = 5;

/// What a disc is worth at the end of a game: above every opinion.
const DISC: i32 = 1_000;

impl Window {
    /// Every opinion there is.
    pub(super) const OPINIONS: Window = Window { alpha: -1_000_000, beta: 1_000_000 };
}

/// How many moves ahead looking pays, by the number of empty squares.
pub(super) fn foresight(empties: u32) -> u32 {
    ((empties - WORTHWHILE) / FURTHER).min(DEEPEST)
}

impl<G: Grid, T: Trace<Othello<G>>> Reading<'_, G, T> {
    /// What the position looks like to the player to move, `depth` moves ahead.
    pub(super) fn glance(
        &mut self,
        position: &Position<Set<G>>,
        depth: u32,
        window: Window,
    ) -> Result<i32, Stopped> {
        self.meter.visit(0)?;
        let placements = self.game.placements(position);
        if placements.is_empty() {
            let passed = position.passed();
            return if self.game.placements(&passed).is_empty() {
                Ok(DISC * self.game.margin(position))
            } else {
                Ok(-self.glance(&passed, depth, window.reversed())?)
            };
        }
        if depth == 0 {
            return Ok(prospects(self.game, position, placements));
        }
        let Window { mut alpha, beta } = window;
        let mut best = -DISC * DISC;
        let corners = self.game.terrain.corners;
        let near = corners.neighbourhood();
        for part in [corners, !near, near & !corners] {
            for square in (placements & part).iter() {
                let flips = self.game.grid.flips(position.own, position.other, square);
                let after = position.placed(square, flips);
                let value = -self.glance(&after, depth - 1, Window { alpha, beta }.reversed())?;
                best = best.max(value);
                alpha = alpha.max(value);
                if beta <= value {
                    return Ok(best);
                }
            }
        }
        Ok(best)
    }
}
