//! Sets of squares: one bit for each.
//!
//! The usual frames fit a machine word and are as fast as it; the others do with two words or
//! more. Everything else in the room is written once, for any of them.

use std::{
    fmt::Debug,
    hash::Hash,
    hint::select_unpredictable,
    ops::{Add, BitAnd, BitOr, BitOrAssign, BitXor, Not, Shl, Shr},
};

/// A set of squares, each a bit; also a number, as the gravity of the frame is an addition.
pub trait Bits:
    Copy
    + Eq
    + Hash
    + Debug
    + Default
    + Send
    + Sync
    + 'static
    + Add<Output = Self>
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + BitOrAssign
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
{
    /// How many bits there are room for.
    const SIZE: u32;

    /// The set of one square.
    fn one(index: u32) -> Self;

    /// How many squares are in the set.
    fn count(self) -> u32;

    /// The index of the first square of a set that has one.
    fn first(self) -> u32;

    /// The set without its first square.
    #[must_use]
    fn without_first(self) -> Self;

    /// Whether no square is in the set.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::default()
    }

    /// The squares of the set one by one, each as a set of its own.
    #[inline]
    fn singles(self) -> Singles<Self> {
        Singles(self)
    }
}

/// The squares of a set one by one, from the first.
#[derive(Clone, Debug)]
pub struct Singles<B>(B);

impl<B: Bits> Iterator for Singles<B> {
    type Item = B;

    #[inline]
    fn next(&mut self) -> Option<B> {
        let rest = self.0.without_first();
        let first = self.0 ^ rest;
        self.0 = rest;
        (!first.is_empty()).then_some(first)
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<B> {
        // A random move asks for any number, and a loop of that length would be mispredicted; the
        // steps of a whole power of two are always taken, and then kept or not.
        for power in [4, 2, 1] {
            let fewer = (0..power).fold(self.0, |left, _| left.without_first());
            self.0 = select_unpredictable(n & power != 0, fewer, self.0);
        }
        for _ in 0..n & !7 {
            self.0 = self.0.without_first();
        }
        self.next()
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.0.count() as usize;
        (count, Some(count))
    }
}

impl<B: Bits> ExactSizeIterator for Singles<B> {}

macro_rules! bits_of_integer {
    ($integer:ty) => {
        impl Bits for $integer {
            const SIZE: u32 = <$integer>::BITS;

            #[inline]
            fn one(index: u32) -> Self {
                1 << index
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first(self) -> u32 {
                self.trailing_zeros()
            }

            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }
        }
    };
}

bits_of_integer!(u64);
bits_of_integer!(u128);
