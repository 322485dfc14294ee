//! Why a journal cannot be kept.

use std::{io, path::PathBuf};

use rules::{Phrase, Speak};
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

impl JournalError {
    fn file(&self) -> String {
        match self {
            Self::File { file, .. }
            | Self::NoJournal { file, .. }
            | Self::OtherContest { file } => file.display().to_string(),
        }
    }
}

impl Speak for JournalError {
    fn phrase(&self) -> Phrase {
        let phrase = match self {
            Self::File { problem, .. } => {
                Phrase::new("error-journal-file").with("problem", problem.to_string())
            }
            Self::NoJournal { line, .. } => Phrase::new("error-journal-line").with("line", *line),
            Self::OtherContest { .. } => Phrase::new("error-journal-other"),
        };
        phrase.with("file", self.file())
    }
}
