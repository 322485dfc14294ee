//! The rules as data: everything that variants and knobs decide.

use crate::{Colour, Ending, Movement};

/// Everything decided about a game of draughts.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rules {
    /// How many columns: 4 to 20, even if the rows are.
    pub width: u8,
    /// How many rows: 4 to 20, even if the columns are.
    pub height: u8,
    /// How many rows of men white and black begin with.
    pub rows: [u8; 2],
    /// At which hand of each player the dark corner lies.
    pub dark_corner: Hand,
    /// The side that begins.
    pub first: Colour,
    /// How pieces move and capture.
    pub movement: Movement,
    /// Whether a player who cannot move has won.
    pub losing_wins: bool,
    /// How often a position may occur before the game is drawn.
    pub repetitions: Option<usize>,
    /// How many turns, both sides counted, may pass without a capture or a man's move.
    pub quiet: Option<u16>,
    /// Endings that are drawn unless they are soon won.
    pub endings: &'static [Ending],
    /// What squares are called.
    pub naming: Naming,
    /// What stands between the squares of a capture.
    pub capture_sign: char,
    /// Whether a capture is written with every square it reaches, not only with its ends.
    pub full_captures: bool,
}

/// A hand of a player who looks at the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Hand {
    /// The left.
    Left,
    /// The right.
    Right,
}

/// What squares are called.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Naming {
    /// By number, row by row from black's side, as Manoury did.
    Numbers,
    /// By a letter for the column and a number for the row, from white's left, as in chess.
    Letters,
}

impl Rules {
    /// The rows of men that leave two rows free between the sides, as all variants have it, or
    /// three where the rows are odd.
    #[must_use]
    pub const fn usual_rows(height: u8) -> u8 {
        (height - 2) / 2
    }

    /// How many dark squares lie in a number of rows from either edge.
    #[must_use]
    pub const fn squares_in(&self, rows: u8) -> u64 {
        // Where columns and rows are odd, the corners are dark.
        (self.width as u64 * rows as u64).div_ceil(2)
    }

    /// The same rules without those that make a game a draw.
    #[must_use]
    pub const fn without_draws(self) -> Self {
        Self { repetitions: None, quiet: None, endings: &[], ..self }
    }
}
