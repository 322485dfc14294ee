//! Why a journal cannot be kept.

use std::{io, path::PathBuf};

use thiserror::Error;

/// Why a journal cannot be kept. Whatever the file holds stays as it is.
#[derive(Debug, Error)]
pub enum JournalError {
    /// The file could not be read or written.
    #[error("{}: {problem}", file.display())]
    File {
        /// Which file.
        file: PathBuf,
        /// What happened.
        problem: io::Error,
    },
    /// The file holds something else.
    #[error("line {line} of {} is no game of a match", file.display())]
    NoJournal {
        /// Which file.
        file: PathBuf,
        /// The line that is not understood, counted from one.
        line: usize,
    },
    /// The file holds the games of another contest.
    #[error("{} holds the games of another match", file.display())]
    OtherContest {
        /// Which file.
        file: PathBuf,
    },
}
