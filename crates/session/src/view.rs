//! A position as the people at the table see it.

use rules::{Board, Outcome, Player, Reason, Square};

/// A position as the people at the table see it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct View {
    /// The picture.
    pub board: Board,
    /// Whose turn it is, or would be.
    pub turn: Player,
    /// What they may do; nothing when the game is over.
    pub moves: Vec<Turn>,
    /// How it ended, if it has.
    pub ending: Option<Ending>,
}

/// A legal move as a person makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// How it is written.
    pub text: String,
    /// The squares to touch, in order; none for a pass.
    pub path: Vec<Square>,
}

/// How a game ended, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// How.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
}
