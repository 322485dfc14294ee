//! How a program that plays can fail.

use rules::{Phrase, Speak};
use thiserror::Error;

/// How a program that plays has failed; it loses the game by it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// It played what is no legal move.
    #[error("it answered {0:?}, which is no legal move")]
    Illegal(String),
    /// It broke down while it was thinking.
    #[error("it broke down")]
    Crashed,
    /// It did not answer.
    #[error("it did not answer")]
    Silent,
}

impl Speak for Fault {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Illegal(text) => Phrase::new("fault-illegal").with("text", text.as_str()),
            Self::Crashed => Phrase::new("fault-crashed"),
            Self::Silent => Phrase::new("fault-silent"),
        }
    }
}
