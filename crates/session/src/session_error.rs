//! Why a command was refused.

use rules::{Phrase, Player, Speak, SpecError};
use thiserror::Error;

use crate::{PlayError, SetupError};

/// Why a command was refused; the session is unchanged.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SessionError {
    /// Someone else is to move.
    #[error("it is the turn of seat {}", turn.0 + 1)]
    NotYourTurn {
        /// Who is to move.
        turn: Player,
    },
    /// An engine sits there.
    #[error("an engine sits at seat {}", player.0 + 1)]
    NotAPerson {
        /// The seat.
        player: Player,
    },
    /// There is no such seat.
    #[error("there is no seat {}", player.0 + 1)]
    NoSuchSeat {
        /// The seat.
        player: Player,
    },
    /// The move was refused.
    #[error(transparent)]
    Play(#[from] PlayError),
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// There is nothing to play again.
    #[error("there is nothing to play again")]
    NothingToRedo,
    /// There is no such place in the tree of moves.
    #[error("there is no such place in the game")]
    NoSuchPlace,
    /// The new settings were refused.
    #[error(transparent)]
    Setup(#[from] SetupError),
}

impl From<SpecError> for SessionError {
    fn from(error: SpecError) -> Self {
        Self::Setup(SetupError::Spec(error))
    }
}

impl Speak for SessionError {
    fn phrase(&self) -> Phrase {
        let seat = |player: &Player| u64::from(player.0) + 1;
        match self {
            Self::NotYourTurn { turn } => {
                Phrase::new("error-not-your-turn").with("seat", seat(turn))
            }
            Self::NotAPerson { player } => {
                Phrase::new("error-not-a-person").with("seat", seat(player))
            }
            Self::NoSuchSeat { player } => {
                Phrase::new("error-empty-seat").with("seat", seat(player))
            }
            Self::Play(error) => error.phrase(),
            Self::NothingToUndo => Phrase::new("error-nothing-to-undo"),
            Self::NothingToRedo => Phrase::new("error-nothing-to-redo"),
            Self::NoSuchPlace => Phrase::new("error-no-such-place"),
            Self::Setup(error) => error.phrase(),
        }
    }
}
