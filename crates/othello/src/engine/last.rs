//! The last few empty squares, where nothing pays but speed.

use search::{Stopped, Trace, Why};

use super::{
    candidate::odd_quarters,
    reading::{Node, Reading, Window},
};
use crate::{Bits, Grid, Move, Othello, Set};

/// With so few empty squares, simply trying them all is the fastest.
pub(super) const FEW: u32 = 4;

impl<G: Grid, T: Trace<Othello<G>>> Reading<'_, G, T> {
    /// Tries every empty square, those in odd quarters first.
    pub(super) fn last(
        &mut self,
        node: &Node<Set<G>>,
        window: Window,
    ) -> Result<(i32, Why), Stopped> {
        let empties = self.game.empties(&node.position);
        if node.empties == 1 {
            return Ok(self.very_last(node, empties));
        }
        let Window { mut alpha, beta } = window;
        let mut best = None;
        let odd = odd_quarters(self.game, empties);
        for part in [empties & odd, empties & !odd] {
            for square in part.iter() {
                let position = &node.position;
                let flips = self.game.grid.flips(position.own, position.other, square);
                if flips.is_empty() {
                    continue;
                }
                let child = node.child(Move::Place(square), position.placed(square, flips));
                let value = -self.value(&child, Window { alpha, beta }.reversed())?;
                if beta <= value {
                    return Ok((value, Why::Cut));
                }
                best = best.max(Some(value));
                alpha = alpha.max(value);
            }
        }
        match best {
            Some(best) => Ok((best, Why::Exhausted)),
            None => self.blocked(node, window),
        }
    }

    /// The last square needs no move made: it is enough to count what would be turned over.
    fn very_last(&mut self, node: &Node<Set<G>>, empties: Set<G>) -> (i32, Why) {
        let (grid, position) = (&self.game.grid, &node.position);
        let square = empties.first();
        let lead = position.lead();
        let turned = |own, other| grid.flips(own, other, square).count().cast_signed();
        self.meter.counted.leaves += 1;
        let own = turned(position.own, position.other);
        if own > 0 {
            return (lead + 2 * own + 1, Why::Exhausted);
        }
        let other = turned(position.other, position.own);
        if other > 0 {
            return (lead - 2 * other - 1, Why::Exhausted);
        }
        (lead + lead.signum(), Why::Finished)
    }
}
