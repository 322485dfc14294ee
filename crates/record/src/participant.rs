//! Those who play in a record.

use rules::Spec;
use session::{Kind, Tally};

/// Somebody who plays in a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Participant {
    /// What they are called, if it is known.
    pub name: Option<String>,
    /// The symbol they play with, where the game has symbols.
    pub symbol: Option<char>,
    /// A person, or an engine; nothing if nobody said which.
    pub kind: Option<Kind>,
    /// What they had from the series before this game.
    pub tally: Tally,
}

impl Participant {
    /// The engine that stands for a program of which nothing more is known.
    pub const PROGRAM: &'static str = "program";

    /// Somebody of whom nothing is known.
    #[must_use]
    pub fn unknown() -> Self {
        Self { name: None, symbol: None, kind: None, tally: Tally::default() }
    }

    /// The engine that plays, if it is one.
    #[must_use]
    pub fn engine(&self) -> Option<&Spec> {
        match &self.kind {
            None | Some(Kind::Human) => None,
            Some(Kind::Computer(spec)) => Some(spec),
        }
    }
}
