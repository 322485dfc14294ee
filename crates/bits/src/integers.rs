//! Sets that fit one of the machine's own numbers.

use std::hint::select_unpredictable;

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
            fn skip(self, n: usize) -> Self {
                // A random move asks for any number, and a loop of that length would be
                // mispredicted; the steps of a whole power of two are always taken, and then kept
                // or not.
                let mut left = self;
                for power in [4, 2, 1] {
                    let fewer = (0..power).fold(left, |left, _| left.without_first());
                    left = select_unpredictable(n & power != 0, fewer, left);
                }
                (0..n & !7).fold(left, |left, _| left.without_first())
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
