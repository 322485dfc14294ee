//! The last few empty squares, where nothing pays but speed.
//!
//! Every number of them has a function of its own, which is handed the squares in the order in which
//! they are tried: odd parts of the board first. Nothing is listed, sorted or stored.

use search::{Stopped, Trace, Why};

use super::{
    candidate::odd_quarters,
    node::{Node, Window},
    reading::Reading,
};
use crate::{Bits, Grid, Move, Othello, Set};

/// With so few empty squares, simply trying them all is the fastest.
pub(super) const FEW: u32 = 4;

/// A square to try, and those that are then left.
type Try<const LEFT: usize> = (u8, [u8; LEFT]);

impl<G: Grid, T: Trace<Othello<G>>> Reading<'_, G, T> {
    /// A node with few empty squares.
    pub(super) fn last(
        &mut self,
        node: &Node<Set<G>>,
        window: Window,
    ) -> Result<(i32, Why), Stopped> {
        let empties = self.game.empties(&node.position);
        let odd = odd_quarters(self.game, empties);
        let mut order = (empties & odd).iter().chain((empties & !odd).iter());
        let mut next = || order.next().unwrap_or_default();
        match node.empties {
            1 => Ok(self.last_one(node, next())),
            2 => self.last_two(node, window, [next(), next()]),
            3 => self.last_three(node, window, [next(), next(), next()]),
            _ => self.last_four(node, window, [next(), next(), next(), next()]),
        }
    }

    fn last_four(
        &mut self,
        node: &Node<Set<G>>,
        window: Window,
        [a, b, c, d]: [u8; 4],
    ) -> Result<(i32, Why), Stopped> {
        let tries = [(a, [b, c, d]), (b, [a, c, d]), (c, [d, a, b]), (d, [c, a, b])];
        self.try_in_order(node, window, tries, Self::last_three)
    }

    fn last_three(
        &mut self,
        node: &Node<Set<G>>,
        window: Window,
        [a, b, c]: [u8; 3],
    ) -> Result<(i32, Why), Stopped> {
        let tries = [(a, [b, c]), (b, [a, c]), (c, [a, b])];
        self.try_in_order(node, window, tries, Self::last_two)
    }

    fn last_two(
        &mut self,
        node: &Node<Set<G>>,
        window: Window,
        [a, b]: [u8; 2],
    ) -> Result<(i32, Why), Stopped> {
        let tries = [(a, [b]), (b, [a])];
        self.try_in_order(node, window, tries, |reading, node, _, [square]| {
            Ok(reading.last_one(node, square))
        })
    }

    /// Tries squares one after the other; `next` is what reads on from there.
    #[inline]
    fn try_in_order<const TRIES: usize, const LEFT: usize>(
        &mut self,
        node: &Node<Set<G>>,
        window: Window,
        tries: [Try<LEFT>; TRIES],
        next: impl Fn(&mut Self, &Node<Set<G>>, Window, [u8; LEFT]) -> Result<(i32, Why), Stopped>,
    ) -> Result<(i32, Why), Stopped> {
        let Window { mut alpha, beta } = window;
        let mut best = None;
        let position = &node.position;
        for (square, left) in tries {
            let flips = self.game.grid.flips(position.own, position.other, square);
            if flips.is_empty() {
                continue;
            }
            let child = node.child(Move::Place(square), position.placed(square, flips));
            let seen = Window { alpha, beta }.reversed();
            let value = -self.visit(&child, seen, |reading| next(reading, &child, seen, left))?;
            if beta <= value {
                return Ok((value, Why::Cut));
            }
            best = best.max(Some(value));
            alpha = alpha.max(value);
        }
        match best {
            Some(best) => Ok((best, Why::Exhausted)),
            None => self.blocked(node, window),
        }
    }

    /// The last square needs no move made: it is enough to count what would be turned over.
    #[inline]
    fn last_one(&mut self, node: &Node<Set<G>>, square: u8) -> (i32, Why) {
        let (grid, position) = (&self.game.grid, &node.position);
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
