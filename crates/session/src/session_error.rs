//! Why a command was refused.

use rules::{Phrase, Player, Speak, SpecError};
use thiserror::Error;

use crate::{PlayError, Refusal, SetupError};

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
    /// A touch on the board means nothing.
    #[error(transparent)]
    Touch(#[from] Refusal),
    /// The game is paused, so no move may be played.
    #[error("the game is paused")]
    Paused,
    /// It is not an engine's turn, or the game is over.
    #[error("it is not an engine's turn")]
    NotAnEnginesTurn,
    /// The game knows no draws by agreement.
    #[error("{game} knows no draws by agreement")]
    NoAgreement {
        /// The game.
        game: String,
    },
    /// There is no offer of a draw to answer.
    #[error("nobody has offered a draw")]
    NoOffer,
    /// The player has offered the draw, or accepted it, already.
    #[error("seat {} has agreed to a draw already", player.0 + 1)]
    AgreedAlready {
        /// Who.
        player: Player,
    },
    /// A player has a clock to which no time can be given.
    #[error("there is no clock to which time can be given")]
    NoTimeToGive,
    /// There is nothing to take back.
    #[error("there is nothing to take back")]
    NothingToUndo,
    /// There is nothing to play again.
    #[error("there is nothing to play again")]
    NothingToRedo,
    /// There is no such place in the tree of moves.
    #[error("there is no such place in the game")]
    NoSuchPlace,
    /// Only an analysis board is annotated and arranged so.
    #[error("this is not an analysis board")]
    NoAnalysis,
    /// What was written about a move is too long to keep.
    #[error("a comment of {found} characters; at most {most} are kept")]
    LongComment {
        /// How many characters it has.
        found: usize,
        /// How many it may have.
        most: usize,
    },
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
        let about = |id, player: &Player| Phrase::new(id).with("seat", u64::from(player.0) + 1);
        match self {
            Self::NotYourTurn { turn } => about("error-not-your-turn", turn),
            Self::NotAPerson { player } => about("error-not-a-person", player),
            Self::NoSuchSeat { player } => about("error-empty-seat", player),
            Self::Play(error) => error.phrase(),
            Self::Touch(refusal) => refusal.phrase(),
            Self::Paused => Phrase::new("error-paused"),
            Self::NotAnEnginesTurn => Phrase::new("error-not-an-engines-turn"),
            Self::NoAgreement { game } => Phrase::new("error-no-agreement")
                .with("game", Phrase::built(format!("game-{game}"))),
            Self::NoOffer => Phrase::new("error-no-offer"),
            Self::AgreedAlready { player } => about("error-agreed-already", player),
            Self::NoTimeToGive => Phrase::new("error-no-time-to-give"),
            Self::NothingToUndo => Phrase::new("error-nothing-to-undo"),
            Self::NothingToRedo => Phrase::new("error-nothing-to-redo"),
            Self::NoAnalysis => Phrase::new("error-no-analysis"),
            Self::NoSuchPlace => Phrase::new("error-no-such-place"),
            Self::LongComment { found, most } => {
                Phrase::new("error-long-comment").with("found", *found).with("most", *most)
            }
            Self::Setup(error) => error.phrase(),
        }
    }
}
