//! The eight ways over a board, as white looks at it.

use crate::Colour;

/// A way over the board; up is away from white.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Direction {
    /// Diagonally away from white, to the left.
    UpLeft,
    /// Diagonally away from white, to the right.
    UpRight,
    /// Diagonally towards white, to the left.
    DownLeft,
    /// Diagonally towards white, to the right.
    DownRight,
    /// Straight away from white, from one dark square to the next but one row.
    Up,
    /// Straight towards white.
    Down,
    /// Sideways to the next dark square on the left.
    Left,
    /// Sideways to the next dark square on the right.
    Right,
}

impl Direction {
    /// The diagonals, along which everything moves.
    pub const DIAGONAL: [Self; 4] = [Self::UpLeft, Self::UpRight, Self::DownLeft, Self::DownRight];
    /// The straight lines, along which some variants capture.
    pub const STRAIGHT: [Self; 4] = [Self::Up, Self::Down, Self::Left, Self::Right];

    /// All of them, in order.
    pub const ALL: [Self; 8] = [
        Self::UpLeft,
        Self::UpRight,
        Self::DownLeft,
        Self::DownRight,
        Self::Up,
        Self::Down,
        Self::Left,
        Self::Right,
    ];

    /// What one step adds to the number of a square on a grid with `half` squares in a row;
    /// steps up and to the left overflow.
    pub(crate) const fn added(self, half: u8) -> u8 {
        match self {
            Self::UpLeft => (half + 1).wrapping_neg(),
            Self::UpRight => half.wrapping_neg(),
            Self::DownLeft => half,
            Self::DownRight => half + 1,
            Self::Up => (2 * half + 1).wrapping_neg(),
            Self::Down => 2 * half + 1,
            Self::Left => 1_u8.wrapping_neg(),
            Self::Right => 1,
        }
    }

    /// The way back.
    #[must_use]
    #[inline]
    pub const fn opposite(self) -> Self {
        match self {
            Self::UpLeft => Self::DownRight,
            Self::UpRight => Self::DownLeft,
            Self::DownLeft => Self::UpRight,
            Self::DownRight => Self::UpLeft,
            Self::Up => Self::Down,
            Self::Down => Self::Up,
            Self::Left => Self::Right,
            Self::Right => Self::Left,
        }
    }

    /// Whether squares along this way have higher and higher numbers.
    #[must_use]
    #[inline]
    pub const fn is_rising(self) -> bool {
        matches!(self, Self::DownLeft | Self::DownRight | Self::Down | Self::Right)
    }

    /// One step, in columns to the right and rows down.
    #[must_use]
    pub const fn step(self) -> (i8, i8) {
        match self {
            Self::UpLeft => (-1, -1),
            Self::UpRight => (1, -1),
            Self::DownLeft => (-1, 1),
            Self::DownRight => (1, 1),
            Self::Up => (0, -2),
            Self::Down => (0, 2),
            Self::Left => (-2, 0),
            Self::Right => (2, 0),
        }
    }

    /// Whether this way leads back to where a side came from.
    #[must_use]
    #[inline]
    pub const fn is_backward(self, colour: Colour) -> bool {
        match colour {
            Colour::White => matches!(self, Self::DownLeft | Self::DownRight | Self::Down),
            Colour::Black => matches!(self, Self::UpLeft | Self::UpRight | Self::Up),
        }
    }
}
