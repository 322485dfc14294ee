//! The board as the page draws it.

use rules::{Colour, PieceKind, Surface};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::SquareIndex;

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

/// What a board is made of.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum SurfaceName {
    /// Squares drawn by lines, all alike.
    Grid,
    /// Green felt with lines.
    Felt,
    /// Light and dark squares; play is on the dark ones.
    Chequered,
    /// An upright frame with holes: a touch anywhere in a column means the move of that column.
    Frame,
}

/// What kind of piece stands on a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PieceName {
    /// The symbol of a Morpion player.
    Symbol,
    /// A disc of Othello or Connect Four.
    Disc,
    /// A man of draughts.
    Man,
    /// A king of draughts.
    King,
}

/// The colour of a player's pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ColourName {
    /// Black, or the dark pieces.
    Black,
    /// White, or the light pieces.
    White,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
}

impl From<Surface> for SurfaceName {
    fn from(surface: Surface) -> Self {
        match surface {
            Surface::Grid => Self::Grid,
            Surface::Felt => Self::Felt,
            Surface::Chequered { .. } => Self::Chequered,
            Surface::Frame => Self::Frame,
        }
    }
}

impl From<PieceKind> for PieceName {
    fn from(kind: PieceKind) -> Self {
        match kind {
            PieceKind::Symbol => Self::Symbol,
            PieceKind::Disc => Self::Disc,
            PieceKind::Man => Self::Man,
            PieceKind::King => Self::King,
        }
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

impl From<Colour> for ColourName {
    fn from(colour: Colour) -> Self {
        match colour {
            Colour::Black => Self::Black,
            Colour::White => Self::White,
            Colour::Red => Self::Red,
            Colour::Yellow => Self::Yellow,
        }
    }
}
