//! Why a game could not be written in some form.

use rules::{Phrase, Speak};
use session::OpenError;
use thiserror::Error;

use crate::Form;

/// Why a game could not be written in some form.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WriteError {
    /// The form is for other games.
    #[error("{form} has no place for {game}")]
    OtherGame {
        /// The form.
        form: Form,
        /// The game.
        game: String,
    },
    /// The form is read, but never written.
    #[error("{0} is read, but not written")]
    ReadOnly(Form),
    /// The form has room for one game only.
    #[error("{0} has room for one game only")]
    OneGame(Form),
    /// The form has no place for a start that is not the usual one.
    #[error("a transcript begins at the usual start")]
    NoStart,
    /// The record is not sound: it cannot be played again.
    #[error(transparent)]
    Unsound(#[from] OpenError),
}

impl Speak for WriteError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::OtherGame { form, game } => Phrase::new("error-record-other-game")
                .with("form", form.phrase())
                .with("game", Phrase::built(format!("game-{game}"))),
            Self::ReadOnly(form) => {
                Phrase::new("error-record-read-only").with("form", form.phrase())
            }
            Self::OneGame(form) => Phrase::new("error-record-one-game").with("form", form.phrase()),
            Self::NoStart => Phrase::new("error-record-no-start"),
            Self::Unsound(error) => error.phrase(),
        }
    }
}
