//! What is asked of an engine that analyses a position, and why it may not be answered.

use rules::{Phrase, Speak, SpecError, UnknownMove};
use thiserror::Error;

/// Which moves of a position are analysed, and of how many the line is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct AnalysisScope {
    /// The moves to look at, in notation; empty if all of them.
    pub only: Vec<String>,
    /// How many of the best moves are told exactly, each with what is expected after it.
    pub lines: usize,
}

impl AnalysisScope {
    /// All moves, and the line of the best.
    pub const WHOLE: Self = Self { only: Vec::new(), lines: 1 };
}

impl Default for AnalysisScope {
    fn default() -> Self {
        Self::WHOLE
    }
}

/// Why a position is not analysed.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum AnalysisError {
    /// There is no such engine, or it cannot play this game.
    #[error(transparent)]
    Engine(#[from] SpecError),
    /// A move to look at is no legal move.
    #[error(transparent)]
    Move(#[from] UnknownMove),
    /// The engine looks at all moves and tells one line.
    #[error("{engine} looks at all moves and tells one line")]
    NoScope {
        /// The engine.
        engine: String,
    },
}

impl Speak for AnalysisError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Engine(error) => error.phrase(),
            Self::Move(error) => error.phrase(),
            Self::NoScope { engine } => {
                Phrase::new("error-no-scope").with("engine", engine.as_str())
            }
        }
    }
}
