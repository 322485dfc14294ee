//! Asks the library of games, and waits for every answer.

use std::{env, path::PathBuf};

use rules::{Phrase, Speak};
use store::{Library, LibraryLocation, StoreError};
use tempfile::TempDir;
use tokio::runtime::{Builder, Runtime};

use crate::{failure::Failure, folders};

/// The variable that names the library.
const DATABASE: &str = "PLATEAU_DATABASE";
/// The file of the library among the user's own.
const FILE: &str = "library.db";

/// A library with a runtime of its own: every call blocks until the answer is there.
#[derive(Debug)]
pub(crate) struct BlockingLibrary {
    runtime: Runtime,
    library: Library,
    /// The folder of an empty library that goes with it.
    folder: Option<TempDir>,
}

impl BlockingLibrary {
    /// Opens the library that is named, or else the user's own.
    pub(crate) fn open(database: Option<&String>) -> Result<Self, Failure> {
        Self::open_as(database, async |place| Library::open(place).await)
    }

    /// Opens the library that is named, or else the user's own, to add many games to it.
    pub(crate) fn open_for_import(database: Option<&String>) -> Result<Self, Failure> {
        Self::open_as(database, async |place| Library::open_for_import(place).await)
    }

    fn open_as(
        database: Option<&String>,
        open: impl AsyncFnOnce(&LibraryLocation) -> Result<Library, StoreError>,
    ) -> Result<Self, Failure> {
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let library = runtime.block_on(open(&place(database)))?;
        Ok(Self { runtime, library, folder: None })
    }

    /// Opens a library to look something up: one that is named must be there, and the user's own is
    /// as good as empty as long as there is none. Nothing is made.
    pub(crate) fn open_existing(database: Option<&String>) -> Result<Self, Failure> {
        let LibraryLocation::File(path) = place(database) else { return Self::open(database) };
        if path.exists() {
            return Self::open(database);
        }
        if path != own_file() {
            let path = path.display().to_string();
            return Err(Failure::Failed(Phrase::new("error-library-missing").with("path", path)));
        }
        let folder = tempfile::tempdir()?;
        let empty = folder.path().join(FILE).display().to_string();
        let mut opened = Self::open(Some(&empty))?;
        opened.folder = Some(folder);
        Ok(opened)
    }

    /// Asks the library something and waits for the answer.
    pub(crate) fn ask<T>(
        &self,
        question: impl AsyncFnOnce(&Library) -> Result<T, StoreError>,
    ) -> Result<T, Failure> {
        Ok(self.runtime.block_on(question(&self.library))?)
    }
}

impl Drop for BlockingLibrary {
    fn drop(&mut self) {
        self.runtime.block_on(self.library.clone().close());
    }
}

/// Where the library is: as named on the command line or in the environment, or else among the
/// user's own files; without a home, among those that do not last.
pub(crate) fn place(database: Option<&String>) -> LibraryLocation {
    let named = database.cloned().or_else(|| env::var(DATABASE).ok());
    named
        .filter(|named| !named.is_empty())
        .map_or_else(|| LibraryLocation::File(own_file()), |named| LibraryLocation::read(&named))
}

/// The library among the user's own files.
fn own_file() -> PathBuf {
    folders::data().unwrap_or_else(|| env::temp_dir().join("plateau")).join(FILE)
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Failed(error.phrase())
    }
}
