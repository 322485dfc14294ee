//! Sets of squares for boards that do not fit into one machine word.

use std::{
    cmp::Ordering,
    ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, Not},
};

use crate::Bits;

/// 256 bits in four words, the lowest first: room for 20×20 squares.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Wide([u64; Wide::WORDS]);

impl Wide {
    const WORDS: usize = 4;

    #[inline]
    fn zip(self, other: Self, mix: impl Fn(u64, u64) -> u64) -> Self {
        Self(std::array::from_fn(|word| mix(self.0[word], other.0[word])))
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

impl Bits for Wide {
    const NONE: Self = Self([0; Self::WORDS]);
    const CAPACITY: u32 = 256;

    #[inline]
    fn of(square: u8) -> Self {
        let mut words = [0; Self::WORDS];
        words[usize::from(square >> 6)] = 1 << (square & 63);
        Self(words)
    }

    #[inline]
    fn is_empty(self) -> bool {
        self.0.iter().fold(0, |all, word| all | word) == 0
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.iter().map(|word| word.count_ones()).sum()
    }

    #[inline]
    fn first(self) -> u8 {
        let word = self.0.iter().position(|&word| word != 0).unwrap_or(0);
        u8::try_from(word).expect("one of four") * 64 + self.0[word].first()
    }

    #[inline]
    fn without_first(self) -> Self {
        self & self.before()
    }

    #[inline]
    fn up(self, by: u32) -> Self {
        let mut carry = 0;
        Self(self.0.map(|word| {
            let moved = word << by | carry;
            // Shifted in two steps, so that moving by nought carries nothing.
            carry = word >> 1 >> (63 - by);
            moved
        }))
    }

    #[inline]
    fn down(self, by: u32) -> Self {
        let mut carry = 0;
        let mut words = self.0;
        for word in words.iter_mut().rev() {
            let moved = *word >> by | carry;
            carry = *word << 1 << (63 - by);
            *word = moved;
        }
        Self(words)
    }

    #[inline]
    fn up_to_first(self) -> Self {
        self.zip(self.before(), |word, before| word ^ before)
    }

    #[inline]
    fn since_last(self) -> Self {
        let Some(top) = self.0.iter().rposition(|&word| word != 0) else {
            return !Self::NONE;
        };
        Self(std::array::from_fn(|word| match word.cmp(&top) {
            Ordering::Less => 0,
            Ordering::Equal => self.0[top].since_last(),
            Ordering::Greater => !0,
        }))
    }
}

impl BitAnd for Wide {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        self.zip(other, |one, two| one & two)
    }
}

impl BitOr for Wide {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        self.zip(other, |one, two| one | two)
    }
}

impl BitAndAssign for Wide {
    #[inline]
    fn bitand_assign(&mut self, other: Self) {
        *self = *self & other;
    }
}

impl BitOrAssign for Wide {
    #[inline]
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl Not for Wide {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}
