//! The board as the page draws it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// The board as the page draws it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Picture {
    /// How many columns.
    pub columns: u8,
    /// How many rows.
    pub rows: u8,
    /// What it is made of: `grid`, `felt`, `chequered`, or `frame`, in which a touch anywhere in a
    /// column means the move of that column.
    pub surface: String,
    /// On a chequered board, whether the square at the top left is dark.
    pub dark_top_left: bool,
    /// The colour of each player's pieces (`black`, `white`, `red`, `yellow`); nothing where
    /// players are told apart by symbols.
    pub colours: Vec<String>,
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
    /// `symbol`, `disc`, `man` or `king`.
    pub kind: String,
    /// Whose it is.
    pub seat: u8,
}

/// A legal move.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Move {
    /// How it is written, and what to send to play it.
    pub text: String,
    /// The squares to touch, in order; none for a pass.
    pub path: Vec<u16>,
    /// The squares that a piece which moves takes on its way.
    pub takes: Vec<u16>,
}

/// The move that was played last.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PlayedMove {
    /// Who played it.
    pub seat: u8,
    /// The move.
    pub played: Move,
}
