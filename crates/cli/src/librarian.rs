//! Asks the library of games, and waits for every answer.

use std::env;

use rules::{Phrase, Speak};
use store::{Library, Place, StoreError};
use tokio::runtime::{Builder, Runtime};

use crate::{failure::Failure, folders};

/// The variable that names the library.
const DATABASE: &str = "PLATEAU_DATABASE";
/// The file of the library among the user's own.
const FILE: &str = "library.db";

/// Somebody who asks the library and waits for the answer.
#[derive(Debug)]
pub(crate) struct Librarian {
    runtime: Runtime,
    library: Library,
}

impl Librarian {
    /// Opens the library that is named, or else the user's own.
    pub(crate) fn open(database: Option<&String>) -> Result<Self, Failure> {
        let place = place(database)?;
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

impl Drop for Librarian {
    fn drop(&mut self) {
        self.runtime.block_on(self.library.clone().close());
    }
}

/// Where the library is: as named on the command line or in the environment, or in the user's
/// folder.
fn place(database: Option<&String>) -> Result<Place, Failure> {
    let named = database.cloned().or_else(|| env::var(DATABASE).ok());
    if let Some(named) = named.filter(|named| !named.is_empty()) {
        return Ok(Place::read(&named));
    }
    let folder = folders::data();
    let folder = folder.ok_or_else(|| Failure::Failed(Phrase::new("error-library-nowhere")))?;
    Ok(Place::File(folder.join(FILE)))
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Self {
        Self::Failed(error.phrase())
    }
}
