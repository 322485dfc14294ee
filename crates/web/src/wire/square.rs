//! Squares on the wire, and the one place where they are converted in either direction.

use rules::Square;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A square by its number, counted row by row from the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(transparent)]
pub struct SquareIndex(pub u16);

impl SquareIndex {
    /// The number of a square of a board with that many columns.
    pub(crate) fn of(Square { column, row }: Square, columns: u8) -> Self {
        Self(u16::from(row) * u16::from(columns) + u16::from(column))
    }

    /// The numbers of some squares of a board with that many columns.
    pub(crate) fn all(squares: &[Square], columns: u8) -> Vec<Self> {
        squares.iter().map(|&square| Self::of(square, columns)).collect()
    }

    /// The square of that number on a board with that many columns; one that is too far to be on
    /// any board stays off it.
    pub(crate) fn on(self, columns: u8) -> Square {
        let columns = u16::from(columns);
        let far = |number: u16| u8::try_from(number).unwrap_or(u8::MAX);
        Square { column: far(self.0 % columns), row: far(self.0 / columns) }
    }
}
