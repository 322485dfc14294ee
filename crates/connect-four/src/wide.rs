//! Sets of squares for the largest frames.

use std::{
    array,
    ops::{Add, BitAnd, BitOr, BitOrAssign, BitXor, Not, Shl, Shr},
};

use crate::Bits;

/// A set of squares too large for the machine's numbers: several words, the lowest first.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Wide([u64; Wide::WORDS]);

impl Wide {
    /// Enough for sixteen columns of sixteen squares and their sentinels.
    const WORDS: usize = 5;
    /// Bits in a word.
    const WORD: u32 = u64::BITS;

    /// A bit-by-bit operation on two sets.
    #[inline]
    fn zip(self, other: Self, operation: impl Fn(u64, u64) -> u64) -> Self {
        Self(array::from_fn(|word| operation(self.0[word], other.0[word])))
    }

    /// The word at an index, and nothing beyond either end.
    #[inline]
    fn word(self, index: Option<usize>) -> u64 {
        index.and_then(|index| self.0.get(index)).copied().unwrap_or(0)
    }
}

impl Bits for Wide {
    const SIZE: u32 = Wide::WORD * 5;

    #[inline]
    fn one(index: u32) -> Self {
        let mut bits = Self::default();
        bits.0[(index / Self::WORD) as usize] = 1 << (index % Self::WORD);
        bits
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first(self) -> u32 {
        let found = (0..).zip(self.0).find(|&(_, word)| word != 0);
        found.map_or(Self::SIZE, |(index, word)| index * Self::WORD + word.trailing_zeros())
    }

    #[inline]
    fn without_first(mut self) -> Self {
        if let Some(word) = self.0.iter_mut().find(|word| **word != 0) {
            *word &= *word - 1;
        }
        self
    }
}

impl Add for Wide {
    type Output = Self;

    #[inline]
    fn add(self, other: Self) -> Self {
        let mut carry = false;
        Self(array::from_fn(|word| {
            let (sum, over) = self.0[word].overflowing_add(other.0[word]);
            let (sum, over_again) = sum.overflowing_add(u64::from(carry));
            carry = over || over_again;
            sum
        }))
    }
}

impl BitAnd for Wide {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |a, b| a & b)
    }
}

impl BitOr for Wide {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |a, b| a | b)
    }
}

impl BitOrAssign for Wide {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXor for Wide {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |a, b| a ^ b)
    }
}

impl Not for Wide {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl Shl<u32> for Wide {
    type Output = Self;

    #[inline]
    fn shl(self, count: u32) -> Self {
        let (words, bits) = ((count / Self::WORD) as usize, count % Self::WORD);
        Self(array::from_fn(|word| {
            let high = self.word(word.checked_sub(words)) << bits;
            // In two steps, because a word cannot be shifted by its whole length.
            let low = self.word(word.checked_sub(words + 1)) >> 1 >> (Self::WORD - 1 - bits);
            high | low
        }))
    }
}

impl Shr<u32> for Wide {
    type Output = Self;

    #[inline]
    fn shr(self, count: u32) -> Self {
        let (words, bits) = ((count / Self::WORD) as usize, count % Self::WORD);
        Self(array::from_fn(|word| {
            let low = self.word(Some(word + words)) >> bits;
            let high = self.word(Some(word + words + 1)) << 1 << (Self::WORD - 1 - bits);
            low | high
        }))
    }
}
