//! Boards of up to 16×16 on four machine words.

use bits::{Bits, WordArray};

use super::{Axis, Grid, Squares, walk};

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
pub type WideSquares = WordArray<4>;

const FIRST_COLUMN: WideSquares = WordArray([0x0001_0001_0001_0001; 4]);
const LAST_COLUMN: WideSquares = WordArray([0x8000_8000_8000_8000; 4]);

impl Squares for WideSquares {
    const WIDTH: u8 = 16;

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
                line |= front;
            }
        }
        line
    }
}
