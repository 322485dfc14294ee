//! The two sides.

use crate::Direction;

/// A side: white sits at the bottom of the board and moves up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Colour {
    /// The light pieces, at the bottom.
    White,
    /// The dark pieces, at the top.
    Black,
}

impl Colour {
    /// Both, white first.
    pub const BOTH: [Self; 2] = [Self::White, Self::Black];

    /// The other side.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Self {
        match self {
            Self::White => Self::Black,
            Self::Black => Self::White,
        }
    }

    /// Where the side's entry is in a pair of things kept white first.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self as usize
    }

    /// The two ways in which the men of this side move.
    #[must_use]
    #[inline]
    pub const fn forward(self) -> [Direction; 2] {
        match self {
            Self::White => [Direction::UpLeft, Direction::UpRight],
            Self::Black => [Direction::DownLeft, Direction::DownRight],
        }
    }
}
