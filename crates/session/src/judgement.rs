//! What an engine thought of a place in a game.

use rules::Spec;

use crate::{Advice, Worth};

/// What an engine thought of a place in a game, and which engine it was.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Judgement {
    /// Who says so.
    pub engine: Spec,
    /// What it says.
    pub advice: Advice,
}

impl Judgement {
    /// What it found a move worth, if it looked at it.
    #[must_use]
    pub fn of_move(&self, text: &str) -> Option<&Worth> {
        self.advice.choices.iter().find(|worth| worth.text == text)
    }

    /// How much worse than the best a move was found; nothing if that is not known.
    #[must_use]
    pub fn loss(&self, text: &str) -> Option<u32> {
        if text == self.advice.best {
            return Some(0);
        }
        let worth = self.of_move(text).filter(|worth| worth.exact || worth.visits.is_some())?;
        Some(self.advice.score.saturating_sub(worth.score).max(0).unsigned_abs())
    }
}
