//! What an engine came to think.

use crate::{Score, Statistics};

/// What an engine came to think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The move it would play.
    pub best: M,
    /// How it likes the position, for the player to move.
    pub score: Score,
    /// How many moves ahead it looked at everything.
    pub depth: u32,
    /// The line it expects, the best move first.
    pub line: Vec<M>,
    /// What each move was found worth, in the order they were looked at.
    pub choices: Vec<Choice<M>>,
    /// What the search did.
    pub statistics: Statistics,
}

/// A move at the root and what it was found worth, for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Choice<M> {
    /// The move.
    pub played: M,
    /// Its score.
    pub score: Score,
    /// Whether that is the score; if not, the move is at most that good, or about that good where
    /// visits are counted.
    pub exact: bool,
    /// How often the search tried it, where it counts that.
    pub visits: Option<u32>,
}

impl<M> Choice<M> {
    /// A move that was searched, not sampled.
    #[must_use]
    pub const fn searched(played: M, score: Score, exact: bool) -> Self {
        Self { played, score, exact, visits: None }
    }
}

impl<M: Copy> Thought<M> {
    /// A thought about a single move, without a search behind it.
    #[must_use]
    pub fn of_move(best: M, statistics: Statistics) -> Self {
        Self {
            best,
            score: Score::DRAW,
            depth: 0,
            line: vec![best],
            choices: Vec::new(),
            statistics,
        }
    }
}
