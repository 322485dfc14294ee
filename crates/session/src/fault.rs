//! How a program that plays can fail.

use rules::{Phrase, Speak};
use thiserror::Error;

/// How a program that plays has failed; it loses the game by it.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Fault {
    /// It could not be started, or would not play this game.
    #[error("it could not be started: {0}")]
    Absent(String),
    /// It played what is no legal move.
    #[error("it answered {0:?}, which is no legal move")]
    Illegal(String),
    /// It answered what is no move at all.
    #[error("it answered {0:?}, which makes no sense")]
    Garbled(String),
    /// It broke down while it was thinking, with these last words if it had any.
    #[error("it broke down ({0})")]
    Crashed(String),
    /// It did not answer.
    #[error("it did not answer")]
    Silent,
    /// It used more than it was allowed: the name of the bound.
    #[error("it used more than it was allowed: {0}")]
    Exceeded(String),
    /// It wrote more than anybody can listen to.
    #[error("it would not stop talking")]
    Flooded,
}

impl Fault {
    /// It broke down without a word.
    #[must_use]
    pub const fn crashed() -> Self {
        Self::Crashed(String::new())
    }

    /// What the fault is called in files.
    #[must_use]
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Absent(_) => "absent",
            Self::Illegal(_) => "illegal",
            Self::Garbled(_) => "garbled",
            Self::Crashed(_) => "crashed",
            Self::Silent => "silent",
            Self::Exceeded(_) => "exceeded",
            Self::Flooded => "flooded",
        }
    }

    /// What the program said that it should not have or before it broke down, or why it could not
    /// be started.
    #[must_use]
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Absent(text) | Self::Illegal(text) | Self::Garbled(text) => Some(text),
            Self::Exceeded(bound) => Some(bound),
            Self::Crashed(words) => Some(words.as_str()).filter(|words| !words.is_empty()),
            Self::Silent | Self::Flooded => None,
        }
    }
}

impl Speak for Fault {
    fn phrase(&self) -> Phrase {
        let phrase = match self {
            Self::Exceeded(bound) => return Phrase::built(format!("fault-exceeded-{bound}")),
            Self::Crashed(words) if !words.is_empty() => Phrase::new("fault-crashed-saying"),
            _ => Phrase::built(format!("fault-{}", self.name())),
        };
        self.text().map_or(phrase.clone(), |text| phrase.with("text", text))
    }
}
