//! How a recorded game ended.

use rules::{Outcome, Player, Reason};
use session::Ending;

/// How a recorded game ended, and why if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verdict {
    /// How.
    pub outcome: Outcome,
    /// Why.
    pub reason: Option<Reason>,
}

impl Verdict {
    /// The words for an outcome in files: for whom, if for somebody in particular.
    #[must_use]
    pub fn words(self) -> (&'static str, Option<Player>) {
        match self.outcome {
            Outcome::Win(player) => ("win", Some(player)),
            Outcome::Draw => ("draw", None),
            Outcome::Lose(player) => ("loss", Some(player)),
        }
    }

    /// The outcome that a word of a file stands for.
    pub(crate) fn outcome(word: &str, player: Option<Player>) -> Option<Outcome> {
        match (word, player) {
            ("win", Some(player)) => Some(Outcome::Win(player)),
            ("loss", Some(player)) => Some(Outcome::Lose(player)),
            ("draw", None) => Some(Outcome::Draw),
            _ => None,
        }
    }

    /// The reason of that name; draw counters are left to the board, which knows its own.
    pub(crate) fn reason_named(name: &str) -> Option<Reason> {
        Reason::PLAIN.into_iter().find(|reason| reason.name() == name)
    }
}

impl From<Ending> for Verdict {
    fn from(ending: Ending) -> Self {
        Self { outcome: ending.outcome, reason: Some(ending.reason) }
    }
}
