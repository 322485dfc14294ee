//! Parse errors of positions: why a text was refused, and where.

use thiserror::Error;

use crate::{Phrase, Speak};

/// A position that could not be read.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("{text:?}, character {place}: {problem:?}")]
pub struct PositionError {
    /// The text as given.
    pub text: String,
    /// The character at which it went wrong, counted from one.
    pub place: usize,
    /// What is wrong there.
    pub problem: Problem,
}

/// What can be wrong with the text of a position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Problem {
    /// There is nothing where something must be.
    Missing {
        /// What could stand there, as it would be typed.
        allowed: Vec<String>,
    },
    /// Something stands there that has no meaning.
    Unexpected {
        /// What stands there.
        found: String,
        /// What could stand there instead.
        allowed: Vec<String>,
    },
    /// A row, or the whole board, has too few or too many squares.
    Length {
        /// How many squares the text has.
        found: usize,
        /// How many the board has.
        expected: usize,
    },
    /// The board has no such square.
    UnknownSquare(String),
    /// Two pieces stand on one square.
    Occupied(String),
    /// A man stands where it would have become a king.
    ManOnLastRow(String),
    /// The move, by its number in the line, cannot be played there.
    IllegalMove {
        /// The move as written.
        played: String,
        /// Its number, counted from one.
        number: usize,
    },
    /// The numbers of pieces cannot have come about by turns.
    Unbalanced,
    /// The position itself is sound but the game could not have reached it.
    Impossible,
    /// The odds of a tree are so fine that what is expected of them cannot be told exactly.
    FineOdds,
    /// In a tree for more than two, chance decides.
    ChanceForMany,
}

impl PositionError {
    /// An error at the byte `offset` of `text`.
    #[must_use]
    pub fn at(text: &str, offset: usize, problem: Problem) -> Self {
        let place = text.char_indices().take_while(|&(start, _)| start < offset).count() + 1;
        Self { text: text.to_owned(), place, problem }
    }
}

impl Speak for Problem {
    fn phrase(&self) -> Phrase {
        match self {
            Problem::Missing { allowed } => {
                Phrase::new("problem-missing").with("allowed", allowed.clone())
            }
            Problem::Unexpected { found, allowed } => Phrase::new("problem-unexpected")
                .with("found", found.as_str())
                .with("allowed", allowed.clone()),
            Problem::Length { found, expected } => {
                Phrase::new("problem-length").with("found", *found).with("expected", *expected)
            }
            Problem::UnknownSquare(square) => {
                Phrase::new("problem-unknown-square").with("square", square.as_str())
            }
            Problem::Occupied(square) => {
                Phrase::new("problem-occupied").with("square", square.as_str())
            }
            Problem::ManOnLastRow(square) => {
                Phrase::new("problem-man-on-last-row").with("square", square.as_str())
            }
            Problem::IllegalMove { played, number } => Phrase::new("problem-illegal-move")
                .with("played", played.as_str())
                .with("number", *number),
            Problem::Unbalanced => Phrase::new("problem-unbalanced"),
            Problem::Impossible => Phrase::new("problem-impossible"),
            Problem::FineOdds => Phrase::new("problem-fine-odds"),
            Problem::ChanceForMany => Phrase::new("problem-chance-for-many"),
        }
    }
}

impl Speak for PositionError {
    fn phrase(&self) -> Phrase {
        Phrase::new("error-position")
            .with("text", self.text.as_str())
            .with("place", self.place)
            .with("problem", self.problem.phrase())
    }
}
