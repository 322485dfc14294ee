//! Squares on the wire, and the one place where they are converted in either direction.

use rules::{Board, Square};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A square by its number, counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct SquareIndex(pub u16);

impl SquareIndex {
    /// The number of a square of a board.
    pub(crate) fn of(Square { column, row }: Square, board: &Board) -> Self {
        Self(u16::from(row) * u16::from(board.width) + u16::from(column))
    }

    /// The numbers of some squares of a board.
    pub(crate) fn all(squares: &[Square], board: &Board) -> Vec<Self> {
        squares.iter().map(|&square| Self::of(square, board)).collect()
    }

    /// The square of that number; one that is too far to be on any board stays off it.
    pub(crate) fn on(self, board: &Board) -> Square {
        let width = u16::from(board.width);
        let far = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
        Square { column: far(self.0 % width), row: far(self.0 / width) }
    }
}
