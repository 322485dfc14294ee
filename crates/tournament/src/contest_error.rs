//! Why a contest cannot be held.

use record::ReadError;
use rules::{Phrase, Speak, SpecError};
use thiserror::Error;

use crate::Openings;

/// Why a contest cannot be held.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ContestError {
    /// The game or a player was refused.
    #[error(transparent)]
    Spec(#[from] SpecError),
    /// A person was named among the players.
    #[error("people do not play in matches")]
    Human,
    /// The game is not for this number of players.
    #[error("this game is for {seats} players, not {players}")]
    SeatCount {
        /// How many it is for.
        seats: usize,
        /// How many were named.
        players: usize,
    },
    /// The game takes more players than were named.
    #[error("this game takes at least {fewest} players, not {players}")]
    Fewer {
        /// How many it takes at least.
        fewest: u64,
        /// How many were named.
        players: usize,
    },
    /// There are too few players for one table.
    #[error("a table of {seats} needs more than {players} players")]
    TooFew {
        /// How many sit at a table.
        seats: usize,
        /// How many were named.
        players: usize,
    },
    /// The openings are neither `none` nor `random:PLIES` nor a file that could be read.
    #[error("\"{text}\" names no openings")]
    Openings {
        /// What was given.
        text: String,
    },
    /// The clock is none of the forms that there are.
    #[error("\"{text}\" is no clock")]
    Clock {
        /// What was given.
        text: String,
    },
    /// A line of the openings is neither a sequence of moves nor a position.
    #[error("line {line} of the openings is no opening of this game: \"{text}\"")]
    OpeningLine {
        /// The number of the line, counted from one.
        line: usize,
        /// What it says.
        text: String,
    },
    /// Rounds that follow from results are for tables of two.
    #[error("this format is for tables of two, not of {seats}")]
    RoundsForTwo {
        /// How many sit at a table.
        seats: usize,
    },
    /// The openings of a file are not games of this contest, or cannot be read.
    #[error("{0}")]
    OpeningFile(ReadError),
    /// A game of the file of openings is none of this contest, or over after its moves.
    #[error("game {number} of the openings is no opening of this game: \"{text}\"")]
    OpeningGame {
        /// Its number in the file, counted from one.
        number: usize,
        /// Where it begins.
        text: String,
    },
    /// There is no book for this game.
    #[error("there is no book for this game")]
    NoBook,
    /// There is not a single opening in the file.
    #[error("there are no openings in the file")]
    NoOpenings,
}

impl Speak for ContestError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Spec(error) => error.phrase(),
            Self::Human => Phrase::new("error-contest-human"),
            Self::SeatCount { seats, players } => {
                Phrase::new("error-contest-seats").with("seats", *seats).with("players", *players)
            }
            Self::Fewer { fewest, players } => {
                Phrase::new("error-too-few-players").with("fewest", *fewest).with("found", *players)
            }
            Self::TooFew { seats, players } => {
                Phrase::new("error-contest-too-few").with("seats", *seats).with("players", *players)
            }
            Self::Openings { text } => {
                Phrase::new("error-contest-openings").with("text", text.as_str())
            }
            Self::Clock { text } => Phrase::new("error-contest-clock").with("text", text.as_str()),
            Self::OpeningLine { line, text } => Phrase::new("error-contest-opening-line")
                .with("line", *line)
                .with("text", text.as_str()),
            Self::RoundsForTwo { seats } => {
                Phrase::new("error-contest-rounds").with("seats", *seats)
            }
            Self::OpeningFile(error) => error.phrase(),
            Self::OpeningGame { number, text } => Phrase::new("error-contest-opening-game")
                .with("number", *number)
                .with("text", text.as_str()),
            Self::NoBook => {
                Phrase::new("error-contest-no-book").with("games", &Openings::books()[..])
            }
            Self::NoOpenings => Phrase::new("error-contest-no-openings"),
        }
    }
}
