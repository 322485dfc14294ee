//! Files that are saved for a person: all of them or nothing.
//!
//! - [`save`] and [`save_by`] replace a file atomically: at every moment either the older one is
//!   there or the new one. Links are followed, modes are kept, and what is no regular file is
//!   written through.
//! - [`PendingFile`] is such a file while it is being written.
//! - [`SaveError`] says why a file could not be saved, and [`say_file_problem`] what the operating
//!   system said, as a message.

mod pending_file;
mod save_error;

use std::{io, io::Write, path::Path};

pub use pending_file::PendingFile;
pub use save_error::{SaveError, say_file_problem};

/// Saves a file: all of it, or nothing.
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
    let saved = PendingFile::create(path).and_then(|mut file| {
        write(&mut file)?;
        file.commit()
    });
    saved.map(drop).map_err(|problem| SaveError { path: path.to_owned(), problem })
}
