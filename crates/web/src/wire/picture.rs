//! The board as the page draws it.

use rules::PieceKind;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{SquareIndex, mirror::mirror};

/// The board as the page draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Picture {
    /// How many columns.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    /// What it is made of.
    pub surface: SurfaceName,
    /// On a chequered board, whether the square at the top left is dark.
    pub dark_top_left: bool,
    /// The colour of each player's pieces; nothing where players are told apart by symbols.
    pub colours: Vec<ColourName>,
    /// The squares, row by row from the top left.
    pub cells: Vec<Cell>,
}

/// A square of the board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Cell {
    /// What the game calls it; empty for one that is never played on.
    pub name: String,
    /// What stands on it.
    pub piece: Option<PieceOnCell>,
}

/// A piece on its square.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PieceOnCell {
    /// What it is.
    pub kind: PieceName,
    /// Whose it is.
    pub seat: u8,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Move {
    /// How it is written, and what to send to play it.
    pub text: String,
    /// The squares to touch, in order; none for a pass.
    pub path: Vec<SquareIndex>,
    /// The squares that a piece which moves takes on its way.
    pub takes: Vec<SquareIndex>,
}

/// The move that was played last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayedMove {
    /// Who played it.
    pub seat: u8,
    /// The move.
    pub played: Move,
}

mirror! {
    /// What a board is made of.
    pub enum SurfaceName of rules::Surface {
        /// Squares drawn by lines, all alike.
        Grid,
        /// Green felt with lines.
        Felt,
        /// Light and dark squares; play is on the dark ones.
        Chequered,
        /// An upright frame with holes: a touch anywhere in a column means the move of that column.
        Frame,
    }
}

mirror! {
    /// What kind of piece stands on a square.
    pub enum PieceName of rules::PieceKind {
        /// The symbol of a Morpion player.
        Symbol,
        /// A disc of Othello or Connect Four.
        Disc,
        /// A man of draughts.
        Man,
        /// A king of draughts.
        King,
    }
}

mirror! {
    /// The colour of a player's pieces.
    pub enum ColourName of rules::Colour {
        /// Black, or the dark pieces.
        Black,
        /// White, or the light pieces.
        White,
        /// Red.
        Red,
        /// Yellow.
        Yellow,
    }
}

impl From<PieceName> for PieceKind {
    fn from(name: PieceName) -> Self {
        match name {
            PieceName::Symbol => Self::Symbol,
            PieceName::Disc => Self::Disc,
            PieceName::Man => Self::Man,
            PieceName::King => Self::King,
        }
    }
}
