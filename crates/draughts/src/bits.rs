//! Sets of squares, in one machine word or in four.

use std::{
    fmt::Debug,
    hash::Hash,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not},
};

use crate::Direction;

/// A set of squares; which square a bit stands for is the [grid](crate::Grid)'s business.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
{
    /// The empty set.
    const NONE: Self;
    /// How many bits there are.
    const CAPACITY: u32;

    /// The set of one square.
    fn of(square: u8) -> Self;
    /// Whether there is no square in it.
    fn is_empty(self) -> bool;
    /// How many squares are in it.
    fn count(self) -> u32;
    /// The lowest square; the set must not be empty.
    fn first(self) -> u8;
    /// The set without its lowest square.
    #[must_use]
    fn without_first(self) -> Self;
    /// Every square moved to a higher number, by less than 64; the highest fall off.
    #[must_use]
    fn up(self, by: u32) -> Self;
    /// Every square moved to a lower number, by less than 64; the lowest fall off.
    #[must_use]
    fn down(self, by: u32) -> Self;
    /// Every number up to and including the lowest square; every number if there is none.
    #[must_use]
    fn up_to_first(self) -> Self;
    /// Every number from the highest square on; every number if there is none.
    #[must_use]
    fn since_last(self) -> Self;

    /// Whether there is a square in it.
    #[inline]
    fn any(self) -> bool {
        !self.is_empty()
    }

    /// Whether a square is in it.
    #[inline]
    fn has(self, square: u8) -> bool {
        (self & Self::of(square)).any()
    }

    /// The squares, from the lowest.
    #[inline]
    fn squares(self) -> Squares<Self> {
        Squares(self)
    }
}

/// What is found in the four diagonal directions, together.
///
/// Written out, because a direction that the compiler knows is one shift.
#[inline]
pub(crate) fn diagonally<B: Bits>(look: impl Fn(Direction) -> B) -> B {
    look(Direction::UpLeft)
        | look(Direction::UpRight)
        | look(Direction::DownLeft)
        | look(Direction::DownRight)
}

/// What is found along the row and the column, together.
#[inline]
pub(crate) fn straight<B: Bits>(look: impl Fn(Direction) -> B) -> B {
    look(Direction::Up) | look(Direction::Down) | look(Direction::Left) | look(Direction::Right)
}

/// The squares of a set, from the lowest.
#[derive(Clone, Debug)]
pub struct Squares<B>(B);

impl<B: Bits> Iterator for Squares<B> {
    type Item = u8;

    #[inline]
    fn next(&mut self) -> Option<u8> {
        if self.0.is_empty() {
            return None;
        }
        let first = self.0.first();
        self.0 = self.0.without_first();
        Some(first)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl Bits for u64 {
    const NONE: Self = 0;
    const CAPACITY: u32 = Self::BITS;

    #[inline]
    fn of(square: u8) -> Self {
        // The grid hands out no square beyond the capacity; the mask spares the check.
        1 << (square & 63)
    }

    #[inline]
    fn is_empty(self) -> bool {
        self == 0
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "at most 64")]
    fn first(self) -> u8 {
        self.trailing_zeros() as u8
    }

    #[inline]
    fn without_first(self) -> Self {
        self & self.wrapping_sub(1)
    }

    #[inline]
    fn up(self, by: u32) -> Self {
        self << (by & 63)
    }

    #[inline]
    fn down(self, by: u32) -> Self {
        self >> (by & 63)
    }

    #[inline]
    fn up_to_first(self) -> Self {
        self ^ self.wrapping_sub(1)
    }

    #[inline]
    fn since_last(self) -> Self {
        // Bit 0 stands in for "none": from there on is everything.
        !0 << (self | 1).ilog2()
    }
}
