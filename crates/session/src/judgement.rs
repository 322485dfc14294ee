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
}
