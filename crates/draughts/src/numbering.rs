//! The squares of a board counted one by one, as each side sees it.

use crate::{Bits, Colour, Grid};

/// The dark squares of a board, counted row by row from the side opposite: half a turn of the board
/// makes white's numbers black's.
#[derive(Clone, Debug)]
pub(crate) struct Numbering {
    /// The square of each number, as white sees it.
    squares: Vec<u8>,
    /// The number of each square, as white and as black sees it.
    numbers: [Vec<u8>; 2],
}

impl Numbering {
    pub(crate) fn new<B: Bits>(grid: &Grid<B>) -> Self {
        let squares: Vec<u8> = grid.squares().iter().collect();
        let mut numbers = [vec![0; 256], vec![0; 256]];
        let count = u8::try_from(squares.len()).expect("two hundred squares at most");
        for (&square, number) in squares.iter().zip(0..) {
            numbers[Colour::White.index()][usize::from(square)] = number;
            numbers[Colour::Black.index()][usize::from(square)] = count - 1 - number;
        }
        Self { squares, numbers }
    }

    /// How many squares there are.
    #[inline]
    pub(crate) fn count(&self) -> u8 {
        u8::try_from(self.squares.len()).expect("two hundred squares at most")
    }

    /// The number of a square as a side sees it.
    #[inline]
    pub(crate) fn number(&self, colour: Colour, square: u8) -> u8 {
        self.numbers[colour.index()][usize::from(square)]
    }

    /// The square of a number as white sees it.
    #[inline]
    pub(crate) fn square(&self, number: u8) -> u8 {
        self.squares[usize::from(number)]
    }
}
