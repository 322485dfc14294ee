//! Games that are loaded from files.

use std::{
    fs::File,
    io::{self, Read as _},
    path::{Path, PathBuf},
};

use files::say_file_problem;
use rules::{Phrase, Speak};
use thiserror::Error;

use crate::{ReadContext, ReadError, ReadProblem, Record};

/// Why a file could not be loaded.
#[derive(Debug, Error)]
pub enum FileLoadError {
    /// The file could not be read at all.
    #[error("{} cannot be read: {problem}", path.display())]
    Unreadable {
        /// The file.
        path: PathBuf,
        /// What the operating system said.
        #[source]
        problem: io::Error,
    },
    /// There is something wrong in it.
    #[error("{}: {problem}", path.display())]
    Refused {
        /// The file.
        path: PathBuf,
        /// What, and where.
        problem: ReadError,
    },
}

/// Loads the games of a file.
///
/// # Errors
///
/// If it cannot be read, or one of its games is not sound.
pub fn load(path: &Path, reading: &ReadContext) -> Result<Vec<Record>, FileLoadError> {
    let bytes = load_bytes(path, reading)?;
    let refused = |problem| FileLoadError::Refused { path: path.to_owned(), problem };
    reading.read(&bytes).map_err(refused)
}

/// Loads a file, if it is not too long to be games.
///
/// # Errors
///
/// If it cannot be read or is too long.
pub fn load_bytes(path: &Path, reading: &ReadContext) -> Result<Vec<u8>, FileLoadError> {
    let unreadable = |problem| FileLoadError::Unreadable { path: path.to_owned(), problem };
    let file = File::open(path).map_err(unreadable)?;
    let mut bytes = Vec::new();
    let most = reading.longest;
    file.take(most as u64 + 1).read_to_end(&mut bytes).map_err(unreadable)?;
    if bytes.len() > most {
        let problem = ReadProblem::TooLong { most }.into();
        return Err(FileLoadError::Refused { path: path.to_owned(), problem });
    }
    Ok(bytes)
}

impl Speak for FileLoadError {
    fn phrase(&self) -> Phrase {
        let (path, problem) = match self {
            Self::Unreadable { path, problem } => (path, say_file_problem(problem)),
            Self::Refused { path, problem } => (path, problem.phrase()),
        };
        Phrase::new("error-load").with("path", path.display().to_string()).with("problem", problem)
    }
}
