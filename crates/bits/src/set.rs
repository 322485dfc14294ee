//! A set of small numbers in the bits of a word, a bitboard, with its popcount and lowest bit.

use std::{
    fmt::Debug,
    hash::Hash,
    ops::{Add, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr},
};

use crate::{Index, Ones, Singles};

/// A set of small numbers, a bit for each; also a number itself, because a carry that ripples
/// through a run of bits finds its end.
pub trait Bits:
    Copy
    + Eq
    + Ord
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + BitAnd<Output = Self>
    + BitAndAssign
    + BitOr<Output = Self>
    + BitOrAssign
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// The empty set.
    const EMPTY: Self;
    /// How many bits there are: every number is below it.
    const CAPACITY: u32;

    /// The set of one number.
    fn only(index: impl Index) -> Self;

    /// How many numbers are in the set.
    fn count(self) -> u32;

    /// The lowest number of a set that is not empty.
    fn first<I: Index>(self) -> I;

    /// The set without its lowest number.
    #[must_use]
    fn without_first(self) -> Self;

    /// The set without its `n` lowest numbers.
    #[must_use]
    fn skip(self, n: usize) -> Self;

    /// Every number up to and including the lowest of the set; every number if it is empty.
    #[must_use]
    fn up_to_first(self) -> Self;

    /// Every number from the highest of the set on; every number if it is empty.
    #[must_use]
    fn since_last(self) -> Self;

    /// Every number below a count.
    fn below(count: u32) -> Self {
        (0..count).fold(Self::EMPTY, |set, number| set | Self::only(number))
    }

    /// Whether there is no number in the set.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether there is a number in the set.
    #[inline]
    fn any(self) -> bool {
        !self.is_empty()
    }

    /// Whether a number is in the set.
    #[inline]
    fn contains(&self, index: impl Index) -> bool {
        (*self & Self::only(index)).any()
    }

    /// Puts a number into the set.
    #[inline]
    fn insert(&mut self, index: impl Index) {
        *self |= Self::only(index);
    }

    /// Takes a number out of the set.
    #[inline]
    fn remove(&mut self, index: impl Index) {
        *self &= !Self::only(index);
    }

    /// Takes the lowest number out of the set.
    #[inline]
    fn pop_first<I: Index>(&mut self) -> Option<I> {
        if self.is_empty() {
            return None;
        }
        let first = self.first();
        *self = self.without_first();
        Some(first)
    }

    /// Takes the `n` lowest numbers out of the set, and the one after them.
    #[inline]
    fn pop_nth<I: Index>(&mut self, n: usize) -> Option<I> {
        *self = self.skip(n);
        self.pop_first()
    }

    /// The numbers that are here and not in the other set.
    #[must_use]
    #[inline]
    fn without(self, other: Self) -> Self {
        self & !other
    }

    /// Every number higher by less than 64; the highest fall off.
    #[must_use]
    #[inline]
    fn up(self, by: u32) -> Self {
        self << by
    }

    /// Every number lower by less than 64; the lowest fall off.
    #[must_use]
    #[inline]
    fn down(self, by: u32) -> Self {
        self >> by
    }

    /// The numbers of the set, from the lowest.
    #[inline]
    fn iter<I: Index>(self) -> Ones<Self, I> {
        Ones::of(self)
    }

    /// The numbers of the set, from the lowest, each as a set of its own.
    #[inline]
    fn singles(self) -> Singles<Self> {
        Singles(self)
    }
}
