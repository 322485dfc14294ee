//! The eight ways to turn and mirror a board.

use crate::{Position, Squares};

/// Which way to look at a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Symmetry {
    /// Left and right change places.
    pub mirrored: bool,
    /// Top and bottom change places.
    pub upturned: bool,
    /// Rows and columns change places, after the rest.
    pub transposed: bool,
}

impl Symmetry {
    /// All eight of them; the first changes nothing.
    pub fn all() -> impl Iterator<Item = Self> {
        (0..8u8).map(|bits| Self {
            mirrored: bits & 1 != 0,
            upturned: bits & 2 != 0,
            transposed: bits & 4 != 0,
        })
    }

    /// Squares of a board of `size` rows and columns, looked at this way.
    #[must_use]
    pub fn squares<S: Squares>(self, squares: S, size: u8) -> S {
        S::filter(size, |column, row| {
            let (column, row) = if self.transposed { (row, column) } else { (column, row) };
            let column = if self.mirrored { size - 1 - column } else { column };
            let row = if self.upturned { size - 1 - row } else { row };
            squares.contains(S::square(column, row))
        })
    }

    /// A position on a board of `size` rows and columns, looked at this way.
    #[must_use]
    pub fn position<S: Squares>(self, position: &Position<S>, size: u8) -> Position<S> {
        Position {
            own: self.squares(position.own, size),
            other: self.squares(position.other, size),
            turn: position.turn,
        }
    }
}
