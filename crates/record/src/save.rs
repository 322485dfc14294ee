//! Files on the disk: saving that never spoils what was there, and loading.

use std::{
    fs::{self, File},
    io::{self, ErrorKind, Read as _, Write},
    path::{Path, PathBuf},
};

use rules::{Phrase, Speak};
use tempfile::{Builder, NamedTempFile};
use thiserror::Error;

use crate::{ReadContext, ReadError, ReadProblem, Record};

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

/// Saves a file: all of it, or nothing.
///
/// The bytes are written aside in the same folder, brought to the disk, and only then given the
/// name, so that at every moment either the older file is there or the new one.
///
/// # Errors
///
/// If something cannot be written; the older file is untouched then.
pub fn save(path: &Path, bytes: &[u8]) -> Result<(), SaveError> {
    save_by(path, |out| out.write_all(bytes))
}

/// Saves a file that is written piece by piece: all of it, or nothing.
///
/// # Errors
///
/// If something cannot be written; the older file is untouched then.
pub fn save_by(
    path: &Path,
    write: impl FnOnce(&mut dyn Write) -> io::Result<()>,
) -> Result<(), SaveError> {
    replace(path, write).map_err(|problem| SaveError { path: path.to_owned(), problem })
}

fn replace(path: &Path, write: impl FnOnce(&mut dyn Write) -> io::Result<()>) -> io::Result<()> {
    // A link keeps pointing where it did; what it points to is replaced.
    let path = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut aside = aside(&path)?;
    if let Ok(older) = fs::metadata(&path) {
        aside.as_file().set_permissions(older.permissions())?;
    }
    write(&mut aside)?;
    aside.as_file().sync_all()?;
    aside.persist(&path)?;
    // Brings the new name to the disk as well.
    if cfg!(unix) { File::open(folder(&path))?.sync_all() } else { Ok(()) }
}

/// A file to be written and then put in a place, in the same folder; it is gone if it is not.
/// Others may read it as they may any file that the user makes.
///
/// # Errors
///
/// If no file can be made there.
pub fn aside(path: &Path) -> io::Result<NamedTempFile> {
    let mut builder = Builder::new();
    #[cfg(unix)]
    {
        use std::os::unix::fs::PermissionsExt as _;
        builder.permissions(fs::Permissions::from_mode(0o666));
    }
    builder.tempfile_in(folder(path))
}

/// The folder in which a file is.
fn folder(path: &Path) -> &Path {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    folder.unwrap_or(Path::new("."))
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

/// What is the matter with a file, and what to do about it.
fn say(problem: &io::Error) -> Phrase {
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
            _ => say(&self.problem),
        };
        Phrase::new("error-save")
            .with("path", self.path.display().to_string())
            .with("problem", problem)
    }
}

impl Speak for FileLoadError {
    fn phrase(&self) -> Phrase {
        let (path, problem) = match self {
            Self::Unreadable { path, problem } => (path, say(problem)),
            Self::Refused { path, problem } => (path, problem.phrase()),
        };
        Phrase::new("error-load").with("path", path.display().to_string()).with("problem", problem)
    }
}
