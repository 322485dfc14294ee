//! Why a file could not be saved.

use std::{
    io::{self, ErrorKind},
    path::PathBuf,
};

use rules::{Phrase, Speak};
use thiserror::Error;

/// Why a file could not be saved; what was there before is as it was.
#[derive(Debug, Error)]
#[error("{} cannot be saved: {problem}", path.display())]
pub struct SaveError {
    /// The file.
    pub path: PathBuf,
    /// What the operating system said.
    #[source]
    pub problem: io::Error,
}

/// What is the matter with a file, and what to do about it.
#[must_use]
pub fn say_file_problem(problem: &io::Error) -> Phrase {
    match problem.kind() {
        ErrorKind::StorageFull | ErrorKind::QuotaExceeded | ErrorKind::FileTooLarge => {
            Phrase::new("problem-file-full")
        }
        ErrorKind::PermissionDenied | ErrorKind::ReadOnlyFilesystem => {
            Phrase::new("problem-file-forbidden")
        }
        ErrorKind::NotFound => Phrase::new("problem-file-missing"),
        ErrorKind::NotADirectory => Phrase::new("problem-file-no-folder"),
        ErrorKind::IsADirectory => Phrase::new("problem-file-folder"),
        _ => Phrase::new("problem-file-other").with("message", problem.to_string()),
    }
}

impl Speak for SaveError {
    fn phrase(&self) -> Phrase {
        let problem = match self.problem.kind() {
            // What is missing is not the file, which is about to be made.
            ErrorKind::NotFound => Phrase::new("problem-file-no-folder"),
            _ => say_file_problem(&self.problem),
        };
        Phrase::new("error-save")
            .with("path", self.path.display().to_string())
            .with("problem", problem)
    }
}
