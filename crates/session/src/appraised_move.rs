//! What a search of its own has found about a move.

use std::cmp::Ordering;

use search::{Choice, Score};

/// What a search of its own has found about a move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct AppraisedMove<M> {
    pub(crate) played: M,
    /// Its score, for the player to move.
    pub(crate) score: Score,
    /// How many moves ahead it was searched, itself among them; zero if not yet.
    pub(crate) depth: u32,
    /// What is expected after it.
    pub(crate) line: Vec<M>,
    /// Whether the score is proved.
    pub(crate) proven: bool,
}

impl<M: Copy> AppraisedMove<M> {
    /// A move of which nothing is known.
    pub(crate) const fn unknown(played: M) -> Self {
        Self { played, score: Score::DRAW, depth: 0, line: Vec::new(), proven: false }
    }

    /// Whether no deeper search is wanted: the score is proved, or the game is won or lost so soon
    /// that the search has seen the end.
    pub(crate) fn is_settled(&self) -> bool {
        let moves = (Score::WIN.0 - self.score.0.abs()).unsigned_abs();
        self.proven || self.score.is_decided() && moves <= self.depth
    }

    /// The order in which moves are searched and told: the best first.
    pub(crate) fn compare(&self, other: &Self) -> Ordering {
        other.score.cmp(&self.score)
    }

    /// The move with what is expected after it.
    pub(crate) fn whole_line(&self) -> Vec<M> {
        [self.played].into_iter().chain(self.line.iter().copied()).collect()
    }

    /// The same as a search tells it.
    pub(crate) fn choice(&self) -> Choice<M> {
        let choice = Choice::searched(self.played, self.score, true);
        Choice { depth: self.depth, proven: self.proven, ..choice }
    }
}
