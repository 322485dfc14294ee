//! What can go wrong with a library.

use std::{io, io::ErrorKind};

use rules::{Phrase, Speak};
use sqlx::{Error, migrate::MigrateError};
use thiserror::Error as ThisError;

use crate::LibraryLocation;

/// What went wrong with a library.
#[derive(Clone, Debug, ThisError)]
#[error("{place}: {trouble}")]
pub struct StoreError {
    /// The library, as people are told of it.
    pub place: String,
    /// What is the matter.
    pub trouble: StoreProblem,
}

/// What is the matter with a library.
#[derive(Clone, Debug, ThisError)]
pub enum StoreProblem {
    /// Another program is in the middle of something and did not finish in time.
    #[error("another program is using it")]
    Locked,
    /// The file or its folder cannot be written.
    #[error("it cannot be written")]
    ReadOnly,
    /// There is no room left.
    #[error("the disk is full")]
    Full,
    /// The disk fails to write or to read.
    #[error("the disk fails")]
    Disk,
    /// The file cannot be made or opened.
    #[error("it cannot be opened")]
    CannotOpen,
    /// The file is not a library, or is damaged.
    #[error("it is not a library")]
    NoLibrary,
    /// A newer version of the program has changed it.
    #[error("a newer version of the program has changed it")]
    Newer,
    /// No server answers.
    #[error("no server answers")]
    Unreachable,
    /// The server will not let us in, or has no such database.
    #[error("the server refuses: {0}")]
    Refused(String),
    /// The address of the server means nothing.
    #[error("the address cannot be understood: {0}")]
    Address(String),
    /// A record in it cannot be read.
    #[error("game {id} cannot be read: {error}")]
    Record {
        /// The number of the game.
        id: i64,
        /// Why.
        error: Box<record::ReadError>,
    },
    /// The rows of a live table do not fit together.
    #[error("the live table {0} cannot be read")]
    DamagedTable(String),
    /// There is no game of that number.
    #[error("there is no game {0}")]
    NoSuchGame(i64),
    /// It is on a server, which is copied with the tools of the server.
    #[error("it is on a server")]
    OnServer,
    /// There is a library already.
    #[error("there is a library already")]
    AlreadyThere,
    /// Anything else, in the words of the database.
    #[error("{0}")]
    Other(String),
}

impl StoreError {
    pub(crate) fn new(place: &LibraryLocation, trouble: impl Into<StoreProblem>) -> Self {
        let trouble = match (place, trouble.into()) {
            // A file has no server that could be silent: somebody else is busy with it.
            (LibraryLocation::File(_), StoreProblem::Unreachable) => StoreProblem::Locked,
            (_, trouble) => trouble,
        };
        Self { place: place.told(), trouble }
    }
}

impl StoreError {
    /// What visitors of a server are told: what is the matter, but neither where the library is nor
    /// what the database said.
    #[must_use]
    pub fn public_phrase(&self) -> Phrase {
        let trouble = match &self.trouble {
            StoreProblem::Refused(_)
            | StoreProblem::Address(_)
            | StoreProblem::Other(_)
            | StoreProblem::CannotOpen => StoreProblem::Unreachable,
            // What is not there says nothing about the library.
            missing @ StoreProblem::NoSuchGame(_) => return missing.phrase(),
            trouble => trouble.clone(),
        };
        Phrase::new("error-store-visitors").with("trouble", trouble.phrase())
    }
}

impl From<io::Error> for StoreProblem {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => Self::ReadOnly,
            ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
                Self::Full
            }
            ErrorKind::NotADirectory | ErrorKind::IsADirectory | ErrorKind::AlreadyExists => {
                Self::CannotOpen
            }
            _ => Self::Other(error.to_string()),
        }
    }
}

impl From<Error> for StoreProblem {
    fn from(error: Error) -> Self {
        match error {
            Error::Database(database) => {
                let code = database.code().unwrap_or_default().into_owned();
                of_code(&code).unwrap_or_else(|| Self::of_message(&code, database.message()))
            }
            Error::Io(error)
                if matches!(
                    error.kind(),
                    ErrorKind::ConnectionRefused
                        | ErrorKind::ConnectionReset
                        | ErrorKind::HostUnreachable
                        | ErrorKind::NotFound
                        | ErrorKind::TimedOut
                        | ErrorKind::UnexpectedEof
                ) =>
            {
                Self::Unreachable
            }
            Error::Io(error) => error.into(),
            Error::PoolTimedOut => Self::Unreachable,
            Error::Configuration(error) => Self::Address(error.to_string()),
            error => Self::Other(error.to_string()),
        }
    }
}

impl From<MigrateError> for StoreProblem {
    fn from(error: MigrateError) -> Self {
        match error {
            MigrateError::VersionMissing(_) | MigrateError::VersionTooNew(..) => Self::Newer,
            MigrateError::Execute(error) | MigrateError::ExecuteMigration(error, _) => error.into(),
            error => Self::Other(error.to_string()),
        }
    }
}

/// The trouble behind a code of SQLite, which is a number with details in its upper bits.
fn of_code(code: &str) -> Option<StoreProblem> {
    // A code of PostgreSQL has five characters, some of which may all be digits.
    let number: u32 = code.parse().ok().filter(|_| code.len() < 5)?;
    match number & 0xFF {
        5 | 6 => Some(StoreProblem::Locked),
        8 => Some(StoreProblem::ReadOnly),
        10 => Some(StoreProblem::Disk),
        11 | 26 => Some(StoreProblem::NoLibrary),
        13 => Some(StoreProblem::Full),
        14 => Some(StoreProblem::CannotOpen),
        _ => None,
    }
}

impl StoreProblem {
    /// The trouble behind a code of PostgreSQL.
    fn of_message(code: &str, message: &str) -> Self {
        match code {
            "55P03" | "57014" | "40001" | "40P01" => Self::Locked,
            "53100" => Self::Full,
            "25006" => Self::ReadOnly,
            _ if code.starts_with("28") || code.starts_with("3D") || code.starts_with("42501") => {
                Self::Refused(message.to_owned())
            }
            _ => Self::Other(message.to_owned()),
        }
    }

    fn phrase(&self) -> Phrase {
        match self {
            Self::Locked => Phrase::new("trouble-locked"),
            Self::ReadOnly => Phrase::new("trouble-read-only"),
            Self::Full => Phrase::new("trouble-full"),
            Self::Disk => Phrase::new("trouble-disk"),
            Self::CannotOpen => Phrase::new("trouble-cannot-open"),
            Self::NoLibrary => Phrase::new("trouble-no-library"),
            Self::Newer => Phrase::new("trouble-newer"),
            Self::Unreachable => Phrase::new("trouble-unreachable"),
            Self::Refused(message) => {
                Phrase::new("trouble-refused").with("message", message.as_str())
            }
            Self::Address(message) => {
                Phrase::new("trouble-address").with("message", message.as_str())
            }
            Self::Record { id, error } => {
                Phrase::new("trouble-record").with("id", *id).with("problem", error.phrase())
            }
            Self::DamagedTable(id) => Phrase::new("trouble-damaged-table").with("id", id.as_str()),
            Self::NoSuchGame(id) => Phrase::new("trouble-no-such-game").with("id", id.to_string()),
            Self::OnServer => Phrase::new("trouble-on-server"),
            Self::AlreadyThere => Phrase::new("trouble-already-there"),
            Self::Other(message) => Phrase::new("trouble-other").with("message", message.as_str()),
        }
    }
}

impl Speak for StoreError {
    fn phrase(&self) -> Phrase {
        Phrase::new("error-store")
            .with("place", self.place.as_str())
            .with("trouble", self.trouble.phrase())
    }
}
