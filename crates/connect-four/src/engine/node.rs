//! A position as the search sees it.

use super::geometry::Geometry;
use crate::{Bits, Position};

/// With at least this many squares free, a position and its mirror image share an entry of the
/// table; below, they hardly ever meet.
const MIRROR: i32 = 22;

/// A position in which the player to move cannot win at once.
#[derive(Clone, Copy, Debug)]
pub(super) struct Node {
    pub(super) position: Position<u64>,
    /// The position seen from behind, as long as that matters.
    image: Position<u64>,
    /// The free squares that would give four to the player who moved last.
    pub(super) threats: u64,
    /// How many squares are free.
    pub(super) free: i32,
    /// How many moves from the root.
    pub(super) ply: u32,
}

impl Node {
    /// The position at the root.
    pub(super) fn root<const STRIDE: u32>(
        geometry: &Geometry<STRIDE>,
        position: Position<u64>,
    ) -> Self {
        let empty = geometry.squares() ^ position.occupied();
        let [mover, waiting] =
            [position.mover(), position.waiting()].map(|discs| geometry.mirrored(discs));
        Self {
            position,
            image: Position::new(mover, waiting),
            threats: geometry.completing(position.waiting(), empty),
            free: empty.count().cast_signed(),
            ply: 0,
        }
    }

    /// The node after a disc that leaves these threats.
    #[inline]
    pub(super) fn after<const STRIDE: u32>(
        &self,
        geometry: &Geometry<STRIDE>,
        square: u64,
        threats: u64,
    ) -> Self {
        let (mut position, mut image) = (self.position, self.image);
        position.put(square);
        if self.free > MIRROR {
            image.put(geometry.image(square));
        }
        Self { position, image, threats, free: self.free - 1, ply: self.ply + 1 }
    }

    /// The landings that do not lose at once.
    ///
    /// A threat on a landing must be met, two of them cannot be; and no disc may go under a
    /// threat, as that would make it a landing.
    #[inline]
    pub(super) fn safe(&self, landings: u64) -> u64 {
        let forced = landings & self.threats;
        let answers = if forced == 0 {
            landings
        } else if forced.is_power_of_two() {
            forced
        } else {
            0
        };
        answers & !(self.threats >> 1)
    }

    /// The key of the position: no two have the same, but for early mirror images.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        let own = key(&self.position);
        if self.free >= MIRROR { own.min(key(&self.image)) } else { own }
    }
}

/// A number that no other position has.
///
/// Adding the discs of the player to move to all discs leaves, in every column, a one above the
/// highest disc or a carry past it: both the heights and the colours can be read back.
#[inline]
pub(super) fn key(position: &Position<u64>) -> u64 {
    position.mover() + position.occupied()
}
