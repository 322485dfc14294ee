//! Why a game could not be set up.

use rules::{Phrase, PositionError, Speak, SpecError};
use thiserror::Error;

use crate::person_name;

/// Why a game could not be set up.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SetupError {
    /// The game or a player was refused.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// The position to begin from was refused.
    #[error(transparent)]
    Position(#[from] PositionError),
    /// A move of a game that was saved cannot be played.
    #[error("move {number}, {text:?}, cannot be played")]
    SavedMove {
        /// Its number, counted from one.
        number: usize,
        /// The move as it was saved.
        text: String,
    },
    /// The game has another number of seats.
    #[error("{found} players for {expected} seats")]
    SeatCount {
        /// Seats at the table.
        expected: u8,
        /// Players named.
        found: usize,
    },
    /// Fewer players are named than the game needs, which leaves their number open.
    #[error("{found} players where at least {fewest} are needed")]
    TooFewPlayers {
        /// How many there must be.
        fewest: u64,
        /// Players named.
        found: usize,
    },
    /// The one to begin does not sit at the table.
    #[error("there is no seat {seat} among {players}")]
    NoSuchSeat {
        /// The seat asked for, counted from one.
        seat: u64,
        /// Seats at the table.
        players: u8,
    },
    /// A name has characters that cannot be seen, or that change the direction of writing.
    #[error("the name {0:?} has characters that cannot be seen")]
    InvisibleName(String),
    /// Two players have the same name.
    #[error("two players are called {0:?}")]
    SameName(String),
    /// Two players have the same symbol.
    #[error("two players have the symbol {0}")]
    SameSymbol(char),
    /// No player can have this symbol.
    #[error("{symbol:?} is no symbol; there is {}", allowed.join(", "))]
    UnknownSymbol {
        /// The symbol as given.
        symbol: char,
        /// The symbols there are.
        allowed: Vec<String>,
    },
    /// The game is not played with symbols.
    #[error("{game} is not played with symbols")]
    NoSymbols {
        /// The game.
        game: String,
    },
}

impl Speak for SetupError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Spec(error) => error.phrase(),
            Self::Position(error) => error.phrase(),
            Self::SavedMove { number, text } => {
                Phrase::new("error-saved-move").with("number", *number).with("text", text.as_str())
            }
            Self::SeatCount { expected, found } => Phrase::new("error-seat-count")
                .with("expected", u64::from(*expected))
                .with("found", *found),
            Self::TooFewPlayers { fewest, found } => {
                Phrase::new("error-too-few-players").with("fewest", *fewest).with("found", *found)
            }
            Self::NoSuchSeat { seat, players } => Phrase::new("error-no-such-seat")
                .with("seat", *seat)
                .with("players", u64::from(*players)),
            Self::InvisibleName(name) => {
                let shown = person_name::visible(name);
                Phrase::new("error-invisible-name").with("name", shown)
            }
            Self::SameName(name) => Phrase::new("error-same-name").with("name", name.as_str()),
            Self::SameSymbol(symbol) => {
                Phrase::new("error-same-symbol").with("symbol", symbol.to_string())
            }
            Self::UnknownSymbol { symbol, allowed } => Phrase::new("error-unknown-symbol")
                .with("symbol", symbol.to_string())
                .with("allowed", allowed.clone()),
            Self::NoSymbols { game } => Phrase::new("error-no-symbols").with("game", game.as_str()),
        }
    }
}
