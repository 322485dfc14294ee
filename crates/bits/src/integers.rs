//! Sets that fit one of the machine's own numbers.

use crate::{Bits, Index};

macro_rules! bits_of_integer {
    ($integer:ty) => {
        impl Bits for $integer {
            const EMPTY: Self = 0;
            const CAPACITY: u32 = <$integer>::BITS;

            #[inline]
            fn only(index: impl Index) -> Self {
                // No number reaches the capacity; to say so spares the check.
                1 << (index.into() & (<$integer>::BITS - 1))
            }

            #[inline]
            fn count(self) -> u32 {
                self.count_ones()
            }

            #[inline]
            fn first<I: Index>(self) -> I {
                I::of(self.trailing_zeros())
            }

            #[inline]
            fn without_first(self) -> Self {
                self & self.wrapping_sub(1)
            }

            #[inline]
            fn pop_first<I: Index>(&mut self) -> Option<I> {
                let set = *self;
                *self = set.without_first();
                (set != 0).then(|| set.first())
            }

            #[inline]
            fn skip(self, n: usize) -> Self {
                // A loop over the count ends unforeseen in almost every move of a random game. The
                // first seven are skipped by choosing between results instead, which takes no guess.
                let skip = |set: $integer, by: usize| {
                    (0..by).fold(set, |set, _| set & set.wrapping_sub(1))
                };
                let chosen =
                    |set: $integer, by: usize| if n & by == 0 { set } else { skip(set, by) };
                skip(chosen(chosen(chosen(self, 1), 2), 4), n & !7)
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

            #[inline]
            fn up(self, by: u32) -> Self {
                self << (by & 63)
            }

            #[inline]
            fn down(self, by: u32) -> Self {
                self >> (by & 63)
            }
        }
    };
}

bits_of_integer!(u64);
bits_of_integer!(u128);
