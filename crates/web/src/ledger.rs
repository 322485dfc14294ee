//! What is known of every table, awake or asleep, and the library in which it is kept.

use std::{
    collections::HashMap,
    sync::{Mutex, MutexGuard, PoisonError},
};

use record::Record;
use store::{Library, StoreError};

use crate::{
    kept::{Kept, Rights},
    wire::TableEntry,
};

/// What is known of every table: whose it is, how it stands; the library has the rest.
#[derive(Debug)]
pub(crate) struct Ledger {
    library: Library,
    lines: Mutex<HashMap<String, Line>>,
}

#[derive(Debug)]
struct Line {
    owner: String,
    entry: TableEntry,
}

impl Ledger {
    /// The ledger of the tables that are kept in a library.
    pub(crate) async fn open(library: Library) -> Result<Self, StoreError> {
        let tables = library.tables().await?.into_iter().filter_map(Kept::read);
        let lines = tables.map(|table| (table.id().to_owned(), Line::of(&table.rights)));
        let lines = Mutex::new(lines.collect());
        Ok(Self { library, lines })
    }

    /// The library.
    pub(crate) fn library(&self) -> &Library {
        &self.library
    }

    /// Keeps a table as it is now: when this returns, it is safe.
    pub(crate) async fn save(&self, table: &Kept) -> Result<(), StoreError> {
        self.library.keep_table(table.id(), &table.content()).await?;
        self.lines().insert(table.id().to_owned(), Line::of(&table.rights));
        Ok(())
    }

    /// Keeps a game that is over, for the hall of results and for those who look for it.
    pub(crate) async fn finish(&self, game: &Record) -> Result<(), StoreError> {
        self.library.add(game).await?;
        Ok(())
    }

    /// A table that is asleep, if there is one of this name that can be read.
    pub(crate) async fn load(&self, id: &str) -> Option<Kept> {
        let found = self.library.table(id).await;
        let found = found.inspect_err(|error| tracing::error!(%error, "the library is not read"));
        found.ok().flatten().and_then(Kept::read)
    }

    /// How many tables there are.
    pub(crate) fn len(&self) -> usize {
        self.lines().len()
    }

    /// The tables of somebody, the last one first.
    pub(crate) fn of(&self, owner: &str) -> Vec<TableEntry> {
        let lines = self.lines();
        let theirs = lines.values().filter(|line| line.owner == owner);
        let mut entries: Vec<TableEntry> = theirs.map(|line| line.entry.clone()).collect();
        entries.sort_by(|left, right| {
            let by_name = || left.opened.id.cmp(&right.opened.id);
            right.changed.cmp(&left.changed).then_with(by_name)
        });
        entries
    }

    fn lines(&self) -> MutexGuard<'_, HashMap<String, Line>> {
        self.lines.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Line {
    fn of(rights: &Rights) -> Self {
        Self { owner: rights.owner.clone(), entry: rights.entry.clone() }
    }
}
