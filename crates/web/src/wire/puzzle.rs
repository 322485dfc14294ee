//! Puzzles: positions with one right move.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{LineStepShown, Move, Picture, SquareIndex};

/// The puzzles that there are.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PuzzleList {
    /// All of them, those of a game together.
    pub puzzles: Vec<PuzzleEntry>,
    /// The number of today's.
    pub daily: Option<String>,
}

/// A puzzle in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PuzzleEntry {
    /// Its number.
    pub id: String,
    /// The game, as a spec.
    pub game: String,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
}

/// What one who solves a puzzle has played.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct PuzzleTry {
    /// The moves, the newest at the end; without those of the other side.
    pub moves: Vec<String>,
    /// Whether the solution is to be shown.
    pub show: Option<bool>,
}

/// How far a puzzle is solved.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum PuzzleState {
    /// A move is to be found.
    Open,
    /// The newest move was not right; the board is as before it.
    Wrong,
    /// All is found.
    Solved,
    /// The solution is shown.
    Shown,
}

/// A puzzle as far as it is solved.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PuzzleShown {
    /// Its number.
    pub id: String,
    /// The game, as a spec.
    pub game: String,
    /// How hard it is, from 1 to 5.
    pub grade: u8,
    /// Whose game it is from, if it was not played for the puzzle.
    pub source: String,
    /// How far it is solved.
    pub state: PuzzleState,
    /// What is to be done.
    pub task: String,
    /// The position as the game writes it.
    pub position: String,
    /// The board.
    pub board: Picture,
    /// Whose move it is.
    pub turn: u8,
    /// The legal moves, while one is to be found.
    pub moves: Vec<Move>,
    /// The move that led here.
    pub last: Option<Move>,
    /// A hint: where the piece stands that moves, or the squares of two moves of which one is right.
    pub hint: Vec<SquareIndex>,
    /// Why the newest move is wrong, or why the right one is right.
    pub said: Option<String>,
    /// The line that shows it, from the position that it begins in.
    pub line: Vec<LineStepShown>,
}
