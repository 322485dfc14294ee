//! Where tables are kept, so that they survive the server.

use std::{
    collections::BTreeMap,
    fmt, fs, io,
    path::{Path, PathBuf},
    sync::{Mutex, PoisonError},
};

use record::{SaveError, save};
use serde::{Deserialize, Serialize};
use serde_json::Value;

use crate::{
    token::is_token,
    wire::{SeatToken, TableEntry},
};

/// A table as it is kept.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Kept {
    /// Whose table it is: the cookie of a browser.
    pub owner: String,
    /// How it is listed, tokens included.
    pub entry: TableEntry,
    /// Every token that was ever given out for a seat of a person.
    pub tokens: Vec<SeatToken>,
    /// The game, as a record in JSON.
    pub record: Value,
}

/// A place where tables are kept.
pub trait Keep: Send + Sync + fmt::Debug {
    /// Keeps a table: when this returns, it is safe.
    ///
    /// # Errors
    ///
    /// If it cannot be kept; what was kept before is as it was.
    fn save(&self, table: &Kept) -> Result<(), SaveError>;

    /// A table that was kept, if there is one of this name that can be read.
    fn load(&self, id: &str) -> Option<Kept>;

    /// Every table that was kept.
    fn all(&self) -> Vec<Kept>;
}

/// Keeps tables as long as the program runs.
#[derive(Debug, Default)]
pub struct Memory(Mutex<BTreeMap<String, Kept>>);

impl Keep for Memory {
    fn save(&self, table: &Kept) -> Result<(), SaveError> {
        let mut tables = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        tables.insert(table.entry.opened.id.clone(), table.clone());
        Ok(())
    }

    fn load(&self, id: &str) -> Option<Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).get(id).cloned()
    }

    fn all(&self) -> Vec<Kept> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).values().cloned().collect()
    }
}

/// Keeps each table in a file of a folder.
#[derive(Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// Keeps tables in this folder, which is made if need be.
    ///
    /// # Errors
    ///
    /// If there is no folder and none can be made.
    pub fn new(path: &Path) -> io::Result<Self> {
        fs::create_dir_all(path)?;
        Ok(Self(path.to_owned()))
    }

    fn path(&self, id: &str) -> PathBuf {
        self.0.join(id).with_extension("json")
    }
}

impl Keep for Folder {
    fn save(&self, table: &Kept) -> Result<(), SaveError> {
        let bytes = serde_json::to_vec(table).expect("a table is plain data");
        save(&self.path(&table.entry.opened.id), &bytes)
    }

    fn load(&self, id: &str) -> Option<Kept> {
        // Nothing that comes over the wire may name a file that is no table.
        is_token(id).then(|| read(&self.path(id))).flatten()
    }

    fn all(&self) -> Vec<Kept> {
        let Ok(entries) = fs::read_dir(&self.0) else { return Vec::new() };
        let paths = entries.filter_map(|entry| Some(entry.ok()?.path()));
        let tables = paths.filter(|path| {
            path.extension().is_some_and(|extension| extension == "json")
                && path.file_stem().and_then(|stem| stem.to_str()).is_some_and(is_token)
        });
        tables.filter_map(|path| read(&path)).collect()
    }
}

/// Reads a table; a file that is none is told to whoever looks after the server.
fn read(path: &Path) -> Option<Kept> {
    let bytes = match fs::read(path) {
        Ok(bytes) => bytes,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return None,
        Err(error) => {
            tracing::warn!(path = %path.display(), %error, "a table cannot be read");
            return None;
        }
    };
    let read = serde_json::from_slice(&bytes);
    read.inspect_err(|error| tracing::warn!(path = %path.display(), %error, "this is no table"))
        .ok()
}
