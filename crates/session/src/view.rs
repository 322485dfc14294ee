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
    pub ending: Option<GameEnding>,
}

/// A move as a person makes it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Turn {
    /// How it is written.
    pub text: String,
    /// The squares to touch, in order; none for a pass.
    pub path: Vec<Square>,
    /// What a piece which moves takes on its way, in that order; discs that are turned over stay
    /// where they are and are not taken.
    pub takes: Vec<Square>,
}

/// How a game ended, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameEnding {
    /// How.
    pub outcome: Outcome,
    /// Why.
    pub reason: Reason,
}

impl View {
    /// The pieces that must capture, because no other move is legal.
    #[must_use]
    pub fn forced(&self) -> Vec<Square> {
        if self.moves.iter().any(|turn| turn.takes.is_empty()) {
            return Vec::new();
        }
        let mut pieces: Vec<Square> =
            self.moves.iter().filter_map(|turn| turn.path.first()).copied().collect();
        pieces.sort_unstable();
        pieces.dedup();
        pieces
    }
}

impl Turn {
    /// Whether a piece goes from one square to others, as in draughts; elsewhere a touch on one
    /// square is the whole move.
    #[must_use]
    pub fn is_walk(&self) -> bool {
        self.path.len() > 1
    }
}
