//! Why a game could not be written in some form.

use rules::{Phrase, PositionError, Speak, SpecError};
use session::PlayError;
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
    /// The record is not sound: its game is none of ours.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The record is not sound: its start is no position.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// The record is not sound: one of its moves is not legal.
    #[error(transparent)]
    Play(#[from] PlayError),
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
            Self::Spec(error) => error.phrase(),
            Self::Position(error) => error.phrase(),
            Self::Play(error) => error.phrase(),
        }
    }
}
