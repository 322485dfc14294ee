//! A position as the search sees it.

use crate::{Bits, Frame, Position};

/// A position in which the player to move cannot win at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) position: Position<u64>,
    /// The free squares that would give four to the player who moved last.
    pub(super) threats: u64,
    /// How many squares are free.
    pub(super) free: i32,
    /// How many moves from the root.
    pub(super) ply: u32,
}

impl Node {
    /// The position at the root.
    pub(super) fn root(frame: &Frame<u64>, position: Position<u64>) -> Self {
        let empty = frame.squares() ^ position.occupied();
        let threats = frame.completing(position.waiting(), empty);
        Self { position, threats, free: empty.count().cast_signed(), ply: 0 }
    }

    /// The node after a disc that leaves these threats.
    #[inline]
    pub(super) fn after(&self, square: u64, threats: u64) -> Self {
        let mut position = self.position;
        position.put(square);
        Self { position, threats, free: self.free - 1, ply: self.ply + 1 }
    }

    /// The landings that do not lose at once.
    ///
    /// A threat on a landing must be met, two of them cannot be; and no disc may go under a
    /// threat, as that would make it a landing.
    #[inline]
    pub(super) fn safe(&self, landings: u64) -> u64 {
        let forced = landings & self.threats;
        let answers = match forced.count() {
            0 => landings,
            1 => forced,
            _ => 0,
        };
        answers & !(self.threats >> 1)
    }
}
