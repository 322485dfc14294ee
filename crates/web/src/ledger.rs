//! What is known of every table, awake or asleep.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use record::SaveError;

use crate::{
    keep::{Keep, Kept},
    wire::TableEntry,
};

/// What is known of every table: where it is kept, whose it is, how it stands.
#[derive(Debug)]
pub(crate) struct Ledger {
    keep: Arc<dyn Keep>,
    lines: Mutex<HashMap<String, Line>>,
}

#[derive(Debug)]
struct Line {
    owner: String,
    entry: TableEntry,
}

impl Ledger {
    /// The ledger of the tables that are kept somewhere.
    pub(crate) fn new(keep: Arc<dyn Keep>) -> Self {
        let kept = keep.all().into_iter();
        let lines = kept.map(|table| (table.entry.opened.id.clone(), Line::of(&table)));
        let lines = Mutex::new(lines.collect());
        Self { keep, lines }
    }

    /// Keeps a table as it is now.
    pub(crate) fn save(&self, table: &Kept) -> Result<(), SaveError> {
        self.keep.save(table)?;
        self.lines().insert(table.entry.opened.id.clone(), Line::of(table));
        Ok(())
    }

    /// A table that is asleep.
    pub(crate) fn load(&self, id: &str) -> Option<Kept> {
        self.keep.load(id)
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
    fn of(table: &Kept) -> Self {
        Self { owner: table.owner.clone(), entry: table.entry.clone() }
    }
}
