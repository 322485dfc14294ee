//! Asks the library of games, and waits for every answer.

use std::env;

use rules::Speak;
use store::{Library, LibraryLocation, StoreError};
use tokio::runtime::{Builder, Runtime};

use crate::{failure::Failure, folders};

/// The variable that names the library.
const DATABASE: &str = "PLATEAU_DATABASE";
/// The file of the library among the user's own.
const FILE: &str = "library.db";

/// Somebody who asks the library and waits for the answer.
#[derive(Debug)]
pub(crate) struct BlockingLibrary {
    runtime: Runtime,
    library: Library,
}

impl BlockingLibrary {
    /// Opens the library that is named, or else the user's own.
    pub(crate) fn open(database: Option<&String>) -> Result<Self, Failure> {
        let place = place(database);
        let runtime = Builder::new_current_thread().enable_all().build()?;
        let library = runtime.block_on(Library::open(&place))?;
        Ok(Self { runtime, library })
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
    named.filter(|named| !named.is_empty()).map_or_else(
        || {
            let folder = folders::data().unwrap_or_else(|| env::temp_dir().join("plateau"));
            LibraryLocation::File(folder.join(FILE))
        },
        |named| LibraryLocation::read(&named),
    )
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Failed(error.phrase())
    }
}
