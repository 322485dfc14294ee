//! Why a table was refused.

use rules::{Phrase, Speak};
use thiserror::Error;

/// Why a table was refused, or cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum TableError {
    /// It does not begin as such files do.
    #[error("not an endgame table")]
    NotATable,
    /// It is of a version that is not known here.
    #[error("an endgame table of version {0}, which is not known here")]
    Version(u32),
    /// Its checksum is wrong, or what it says does not fit together.
    #[error("the endgame table is damaged or cut short")]
    Damaged,
    /// It is for other rules or other pieces.
    #[error("an endgame table for {found}, not for {expected}")]
    Foreign {
        /// What it is for.
        found: String,
        /// What was wanted.
        expected: String,
    },
    /// The worth of a position depends on more than the pieces.
    #[error("in this game the worth of a position depends on the moves before it")]
    KingLimit,
    /// The tables would not fit into memory.
    #[error("too many positions: {0}")]
    TooLarge(String),
}

impl Speak for TableError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotATable => Phrase::new("error-endgames-not-a-table"),
            Self::Version(version) => {
                Phrase::new("error-endgames-version").with("version", u64::from(*version))
            }
            Self::Damaged => Phrase::new("error-endgames-damaged"),
            Self::Foreign { found, expected } => Phrase::new("error-endgames-foreign")
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            Self::KingLimit => Phrase::new("error-endgames-king-limit"),
            Self::TooLarge(pieces) => {
                Phrase::new("error-endgames-too-large").with("pieces", pieces.as_str())
            }
        }
    }
}
