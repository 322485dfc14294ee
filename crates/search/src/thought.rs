//! What an engine came to think.

use crate::{Score, Statistics};

/// What an engine came to think.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought<M> {
    /// The move it would play.
    pub best: M,
    /// How it likes the position, for the player to move: never a bound.
    pub score: Score,
    /// How many moves ahead it looked at everything.
    pub depth: u32,
    /// The line it expects, the best move first.
    pub line: Vec<M>,
    /// What each move was found worth, in the order they were looked at; where a depth was not
    /// finished, those that it had not come to are told as the depth before found them.
    pub choices: Vec<Choice<M>>,
    /// The lines of the next best moves, the best of them first, if more than one was wanted.
    pub others: Vec<Variation<M>>,
    /// What the search did.
    pub statistics: Statistics,
}

/// A line of moves and what it was found worth, for the player to move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variation<M> {
    /// Its score, exactly.
    pub score: Score,
    /// The moves.
    pub line: Vec<M>,
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
    /// Whether the move is at least that good instead: it was better than expected, and the search
    /// was stopped before it found out by how much.
    pub at_least: bool,
    /// Whether the score is proved: no search that looks further finds another.
    pub proven: bool,
    /// How often the search tried it, where it counts that.
    pub visits: Option<u32>,
    /// How many moves ahead it was searched, itself among them, if a search that goes deeper and
    /// deeper has said so; else zero, and all moves were looked at alike.
    pub depth: u32,
}

impl<M> Choice<M> {
    /// A move that was searched, not sampled.
    #[must_use]
    pub const fn searched(played: M, score: Score, exact: bool) -> Self {
        Self { played, score, exact, at_least: false, proven: false, visits: None, depth: 0 }
    }
}

impl<M: Copy + PartialEq> Thought<M> {
    /// Notes how many moves ahead the choices were searched.
    pub(crate) fn searched_to(&mut self, depth: u32) {
        self.choices.iter_mut().for_each(|choice| choice.depth = depth);
    }

    /// Whether the best move is known only to be at least as good as its score.
    pub(crate) fn is_bound(&self) -> bool {
        self.choices.iter().any(|choice| choice.played == self.best && choice.at_least)
    }

    /// Adds what an older thought knew about the moves that were not looked at again.
    pub(crate) fn keep_older(&mut self, older: &Self) {
        for choice in &older.choices {
            if self.choices.iter().all(|newer| newer.played != choice.played) {
                self.choices.push(*choice);
            }
        }
        let lines = older.others.len().max(self.others.len());
        for other in &older.others {
            let first = other.line.first();
            let is_known = self.line.first() == first
                || self.others.iter().any(|newer| newer.line.first() == first);
            if !is_known && self.others.len() < lines {
                self.others.push(other.clone());
            }
        }
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
            others: Vec::new(),
            statistics,
        }
    }
}
