//! Sets too large for the machine's own numbers.

use std::{
    array,
    cmp::Ordering,
    ops::{Add, BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, Not, Shl, Shr},
};

use crate::{Bits, Index};

/// A set of several words, the lowest first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct WordArray<const N: usize>(pub [u64; N]);

/// Bits in a word.
const WORD: u32 = u64::BITS;

impl<const N: usize> WordArray<N> {
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

    /// The number before this one, counting round from nought to all ones.
    #[inline]
    fn before(self) -> Self {
        let mut borrow = true;
        Self(self.0.map(|word| {
            let (less, wrapped) = word.overflowing_sub(u64::from(borrow));
            borrow = wrapped;
            less
        }))
    }
}

/// The number of a bit in a word.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a set has few words")]
fn number<I: Index>(word: usize, bit: u32) -> I {
    I::of(word as u32 * WORD + bit)
}

/// The word of a number, and the number as a bit of it.
#[inline]
fn bit(index: impl Index) -> (usize, u64) {
    let number: u32 = index.into();
    ((number / WORD) as usize, 1 << (number % WORD))
}

impl<const N: usize> Bits for WordArray<N> {
    const EMPTY: Self = Self([0; N]);
    #[expect(clippy::cast_possible_truncation, reason = "a set has few words")]
    const CAPACITY: u32 = N as u32 * WORD;

    #[inline]
    fn only(index: impl Index) -> Self {
        let mut words = [0; N];
        let (word, bit) = bit(index);
        words[word] = bit;
        Self(words)
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn contains(&self, index: impl Index) -> bool {
        let (word, bit) = bit(index);
        self.0[word] & bit != 0
    }

    #[inline]
    fn insert(&mut self, index: impl Index) {
        let (word, bit) = bit(index);
        self.0[word] |= bit;
    }

    #[inline]
    fn remove(&mut self, index: impl Index) {
        let (word, bit) = bit(index);
        self.0[word] &= !bit;
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first<I: Index>(self) -> I {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        number(word, self.0[word].trailing_zeros())
    }

    #[inline]
    fn without_first(self) -> Self {
        self & self.before()
    }

    #[inline]
    fn pop_first<I: Index>(&mut self) -> Option<I> {
        let word = self.0.iter().position(|&word| word != 0)?;
        let bit = self.0[word].trailing_zeros();
        self.0[word] &= self.0[word] - 1;
        Some(number(word, bit))
    }

    #[inline]
    fn pop_nth<I: Index>(&mut self, n: usize) -> Option<I> {
        let mut left = u32::try_from(n).ok()?;
        for word in 0..N {
            let here = self.0[word].count_ones();
            if left < here {
                let bit = nth_bit(self.0[word], left);
                // What came before is taken out too.
                self.0[word] &= u64::MAX.checked_shl(bit + 1).unwrap_or(0);
                return Some(number(word, bit));
            }
            left -= here;
            self.0[word] = 0;
        }
        None
    }

    #[inline]
    fn skip(self, mut n: usize) -> Self {
        Self(self.0.map(|word| {
            let here = n.min(word.count_ones() as usize);
            n -= here;
            word.skip(here)
        }))
    }

    #[inline]
    fn up(self, by: u32) -> Self {
        let mut carry = 0;
        Self(self.0.map(|word| {
            let moved = word << by | carry;
            // Shifted in two steps, so that moving by nought carries nothing.
            carry = word >> 1 >> (WORD - 1 - by);
            moved
        }))
    }

    #[inline]
    fn down(self, by: u32) -> Self {
        let mut carry = 0;
        let mut words = self.0;
        for word in words.iter_mut().rev() {
            let moved = *word >> by | carry;
            carry = *word << 1 << (WORD - 1 - by);
            *word = moved;
        }
        Self(words)
    }

    #[inline]
    fn up_to_first(self) -> Self {
        self ^ self.before()
    }

    #[inline]
    fn since_last(self) -> Self {
        let Some(top) = self.0.iter().rposition(|&word| word != 0) else {
            return !Self::EMPTY;
        };
        Self(array::from_fn(|word| match word.cmp(&top) {
            Ordering::Less => 0,
            Ordering::Equal => self.0[top].since_last(),
            Ordering::Greater => !0,
        }))
    }
}

/// The place of the `n`th set bit, found by halving: how many bits the lower half has says which
/// half it is in.
#[inline]
fn nth_bit(word: u64, mut n: u32) -> u32 {
    let mut place = 0;
    let mut width = 32;
    while width > 0 {
        let lower = (word >> place & ((1 << width) - 1)).count_ones();
        if lower <= n {
            n -= lower;
            place += width;
        }
        width /= 2;
    }
    place
}

impl<const N: usize> Default for WordArray<N> {
    #[inline]
    fn default() -> Self {
        Self::EMPTY
    }
}

impl<const N: usize> Add for WordArray<N> {
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

impl<const N: usize> BitAnd for WordArray<N> {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |one, two| one & two)
    }
}

impl<const N: usize> BitAndAssign for WordArray<N> {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl<const N: usize> BitOr for WordArray<N> {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |one, two| one | two)
    }
}

impl<const N: usize> BitOrAssign for WordArray<N> {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl<const N: usize> BitXor for WordArray<N> {
    type Output = Self;

    #[inline]
    fn bitxor(self, other: Self) -> Self {
        self.zip(other, |one, two| one ^ two)
    }
}

impl<const N: usize> Not for WordArray<N> {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}

impl<const N: usize> Shl<u32> for WordArray<N> {
    type Output = Self;

    #[inline]
    fn shl(self, by: u32) -> Self {
        let (words, bits) = ((by / WORD) as usize, by % WORD);
        Self(array::from_fn(|word| {
            let high = self.word(word.checked_sub(words)) << bits;
            // In two steps, because a word cannot be shifted by its whole length.
            let low = self.word(word.checked_sub(words + 1)) >> 1 >> (WORD - 1 - bits);
            high | low
        }))
    }
}

impl<const N: usize> Shr<u32> for WordArray<N> {
    type Output = Self;

    #[inline]
    fn shr(self, by: u32) -> Self {
        let (words, bits) = ((by / WORD) as usize, by % WORD);
        Self(array::from_fn(|word| {
            let low = self.word(Some(word + words)) >> bits;
            let high = self.word(Some(word + words + 1)) << 1 << (WORD - 1 - bits);
            low | high
        }))
    }
}
