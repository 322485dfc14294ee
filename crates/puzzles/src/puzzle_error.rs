//! What can be wrong with a puzzle, or with a file of them.

use rules::{Phrase, Speak};
use session::{OpenError, PlayError};
use thiserror::Error;

/// What is wrong with a puzzle.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleFault {
    /// There is no such game or position.
    #[error(transparent)]
    Open(#[from] OpenError),
    /// A move of its line is not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// A move is not the only right one.
    #[error("{text} is not the only right move")]
    NotOnly {
        /// The move.
        text: String,
    },
    /// There is no move to be found.
    #[error("there is no move to be found")]
    NoAnswer,
}

/// What is wrong with a file of puzzles.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleFileError {
    /// A line does not have the fields of a puzzle.
    #[error("line {line}: this is no puzzle")]
    NoPuzzle {
        /// Which line, counted from one.
        line: usize,
    },
    /// A line has them, but the puzzle is not sound.
    #[error("line {line}: {fault}")]
    Faulty {
        /// Which line, counted from one.
        line: usize,
        /// What is wrong.
        fault: PuzzleFault,
    },
}

impl Speak for PuzzleFault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Open(error) => error.phrase(),
            Self::Play(error) => error.phrase(),
            Self::NotOnly { text } => {
                Phrase::new("error-puzzle-not-only").with("move", text.as_str())
            }
            Self::NoAnswer => Phrase::new("error-puzzle-no-answer"),
        }
    }
}

impl Speak for PuzzleFileError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoPuzzle { line } => Phrase::new("error-puzzle-line").with("line", *line),
            Self::Faulty { line, fault } => Phrase::new("error-puzzle-fault")
                .with("line", *line)
                .with("problem", fault.phrase()),
        }
    }
}
