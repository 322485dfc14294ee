//! How a game ended, as it is recorded.

use rules::{Outcome, Player, Reason};

use crate::GameEnding;

/// How a game ended, and why if it is known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct GameResult {
    /// How.
    pub outcome: Outcome,
    /// Why.
    pub reason: Option<Reason>,
}

impl GameResult {
    /// The words for an outcome in files: for whom, if for one player in particular.
    #[must_use]
    pub fn words(self) -> (&'static str, Option<Player>) {
        match self.outcome {
            Outcome::Win(player) => ("win", Some(player)),
            Outcome::Draw => ("draw", None),
            Outcome::Lose(player) => ("loss", Some(player)),
        }
    }

    /// The verdict that the words of a file stand for. Draw counters are left to the board, which
    /// knows its own.
    #[must_use]
    pub fn read(word: &str, player: Option<Player>, reason: Option<&str>) -> Option<Self> {
        let outcome = match (word, player) {
            ("win", Some(player)) => Outcome::Win(player),
            ("loss", Some(player)) => Outcome::Lose(player),
            ("draw", None) => Outcome::Draw,
            _ => return None,
        };
        Some(Self { outcome, reason: reason.and_then(Self::reason_named) })
    }

    /// The reason of that name.
    #[must_use]
    pub fn reason_named(name: &str) -> Option<Reason> {
        let mut known = Reason::PLAIN.into_iter().filter(|reason| *reason != Reason::Unknown);
        known.find(|reason| reason.name() == name)
    }

    /// The ending that people are told of. A file need not say why a game ended.
    #[must_use]
    pub fn ending(self) -> GameEnding {
        GameEnding { outcome: self.outcome, reason: self.reason.unwrap_or(Reason::Unknown) }
    }
}

impl From<GameEnding> for GameResult {
    fn from(ending: GameEnding) -> Self {
        let reason = Some(ending.reason).filter(|reason| *reason != Reason::Unknown);
        Self { outcome: ending.outcome, reason }
    }
}
