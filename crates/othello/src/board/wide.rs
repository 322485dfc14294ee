//! Boards of up to 16×16 on four machine words.

use std::{
    array,
    ops::{BitAnd, BitOr, Not},
};

use super::{Axis, Grid, Squares, squares::first, walk};

/// A board of up to 16×16 squares.
#[derive(Clone, Copy, Debug)]
pub struct Wide {
    size: u8,
    all: WideSquares,
}

impl Grid for Wide {
    type Squares = WideSquares;

    fn new(size: u8) -> Self {
        assert!(size <= WideSquares::WIDTH, "a board that fits four words");
        Self { size, all: WideSquares::filter(size, |_, _| true) }
    }

    #[inline]
    fn size(&self) -> u8 {
        self.size
    }

    #[inline]
    fn all(&self) -> WideSquares {
        self.all
    }

    #[inline]
    fn reach(&self, own: WideSquares, other: WideSquares) -> WideSquares {
        walk::reach(own, other)
    }

    #[inline]
    fn flips(&self, own: WideSquares, other: WideSquares, square: u8) -> WideSquares {
        walk::flips(own, other, square)
    }
}

/// A set of squares of a board of up to 16×16: four words of four rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct WideSquares([u64; 4]);

const FIRST_COLUMN: WideSquares = WideSquares([0x0001_0001_0001_0001; 4]);
const LAST_COLUMN: WideSquares = WideSquares([0x8000_8000_8000_8000; 4]);

impl WideSquares {
    #[inline]
    fn up(self, by: u32) -> Self {
        let Self(words) = self;
        let carried = |word: usize| if word == 0 { 0 } else { words[word - 1] >> (64 - by) };
        Self(array::from_fn(|word| words[word] << by | carried(word)))
    }

    #[inline]
    fn down(self, by: u32) -> Self {
        let Self(words) = self;
        let carried = |word: usize| if word == 3 { 0 } else { words[word + 1] << (64 - by) };
        Self(array::from_fn(|word| words[word] >> by | carried(word)))
    }
}

impl Squares for WideSquares {
    const WIDTH: u8 = 16;
    const EMPTY: Self = Self([0; 4]);

    #[inline]
    fn only(square: u8) -> Self {
        let mut words = [0; 4];
        words[usize::from(square / 64)] = 1 << (square % 64);
        Self(words)
    }

    #[inline]
    fn count(self) -> u32 {
        self.0.into_iter().map(u64::count_ones).sum()
    }

    #[inline]
    fn split_first(self) -> Option<(u8, Self)> {
        let Self(mut words) = self;
        let (index, word) = (0u8..4).zip(&mut words).find(|(_, word)| **word != 0)?;
        let square = 64 * index + first(*word);
        *word &= *word - 1;
        Some((square, Self(words)))
    }

    #[inline]
    fn skip(self, mut count: usize) -> Self {
        Self(self.0.map(|word| {
            let here = count.min(word.count_ones() as usize);
            count -= here;
            word.skip(here)
        }))
    }

    #[inline]
    fn forth(self, axis: Axis) -> Self {
        match axis {
            Axis::Row => self.up(1) & !FIRST_COLUMN,
            Axis::Column => self.up(16),
            Axis::Falling => self.up(17) & !FIRST_COLUMN,
            Axis::Rising => self.up(15) & !LAST_COLUMN,
        }
    }

    #[inline]
    fn back(self, axis: Axis) -> Self {
        match axis {
            Axis::Row => self.down(1) & !LAST_COLUMN,
            Axis::Column => self.down(16),
            Axis::Falling => self.down(17) & !LAST_COLUMN,
            Axis::Rising => self.down(15) & !FIRST_COLUMN,
        }
    }

    #[inline]
    fn in_line(self, axis: Axis) -> Self {
        let mut line = self;
        for step in [Self::forth, Self::back] {
            let mut front = self;
            while !front.is_empty() {
                front = step(front, axis) & !line;
                line = line | front;
            }
        }
        line
    }
}

impl BitAnd for WideSquares {
    type Output = Self;

    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(array::from_fn(|word| self.0[word] & other.0[word]))
    }
}

impl BitOr for WideSquares {
    type Output = Self;

    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(array::from_fn(|word| self.0[word] | other.0[word]))
    }
}

impl Not for WideSquares {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        Self(self.0.map(|word| !word))
    }
}
