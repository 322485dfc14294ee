//! What is known of every table, awake or asleep, and the library in which it is kept.

use std::{
    collections::{HashMap, HashSet},
    sync::{Mutex, MutexGuard, PoisonError},
};

use jiff::Timestamp;
use store::{Clerk, Library, StoreError};

use table::Snapshot;

use crate::{
    snapshot_text::{self, Ownership},
    wire::TableEntry,
};

/// How many tables are looked at when one must go.
const SPARE: usize = 64;
/// For how many seconds nobody comes to a table before it may go: thirty days.
const LONG: i64 = 30 * 24 * 60 * 60;

/// What is known of every table: whose it is, how it stands; the library has the rest.
#[derive(Debug)]
pub(crate) struct Ledger {
    library: Library,
    clerk: Clerk,
    lines: Mutex<HashMap<String, Line>>,
    /// Tables that were kept by another server since we looked at them.
    rumours: Mutex<HashSet<String>>,
}

#[derive(Debug)]
struct Line {
    owner: String,
    entry: TableEntry,
}

impl Ledger {
    /// The ledger of the tables that are kept in a library.
    pub(crate) async fn open(library: Library) -> Result<Self, StoreError> {
        let tables = library.tables().await?;
        let lines = tables.iter().filter_map(Ownership::read);
        let lines = lines.map(|owned| (owned.entry.opened.id.clone(), Line::of(owned)));
        let lines = Mutex::new(lines.collect());
        let clerk = Clerk::of(library.clone());
        Ok(Self { library, clerk, lines, rumours: Mutex::default() })
    }

    /// The library.
    pub(crate) fn library(&self) -> &Library {
        &self.library
    }

    /// Keeps a table as it is now, and the game at it if that has just ended: when this returns,
    /// it is safe. Nothing if another server has kept it meanwhile.
    pub(crate) async fn save(
        &self,
        table: &Snapshot,
        finished: bool,
    ) -> Result<Option<i64>, StoreError> {
        let saved = self.clerk.keep(snapshot_text::write(table, finished)).await?;
        if saved.is_some() {
            lock(&self.lines).insert(table.keys.id.clone(), Line::of(Ownership::of(table)));
        }
        Ok(saved)
    }

    /// A table that is asleep, if there is one of this name that can be read.
    pub(crate) async fn load(&self, id: &str) -> Option<Snapshot> {
        let found = self.library.table(id).await;
        let found = found.inspect_err(|error| tracing::error!(%error, "the library is not read"));
        found.ok().flatten().and_then(snapshot_text::read)
    }

    /// Strikes a table off; false if somebody else has done so.
    pub(crate) fn strike(&self, id: &str) -> bool {
        lock(&self.lines).remove(id).is_some()
    }

    /// Another server has kept a table.
    pub(crate) fn hear_of(&self, id: String) {
        lock(&self.rumours).insert(id);
    }

    /// Another server has cleared a table.
    pub(crate) fn forget(&self, id: &str) {
        lock(&self.rumours).remove(id);
        self.strike(id);
    }

    /// How many tables there are.
    pub(crate) fn len(&self) -> usize {
        lock(&self.lines).len()
    }

    /// Some tables that could be spared: those at which nothing was played first, then those whose
    /// game is over and kept among the games, then those to which nobody has come for long, each
    /// the one that was left alone longest first.
    pub(crate) fn spare(&self) -> Vec<String> {
        let lines = lock(&self.lines);
        let entries = lines.values().map(|line| &line.entry);
        let long_ago = Timestamp::now().as_second() - LONG;
        let is_abandoned = |entry: &TableEntry| i64::from(entry.changed) < long_ago;
        let can_go = |entry: &&TableEntry| entry.moves == 0 || entry.over || is_abandoned(entry);
        let mut spare: Vec<&TableEntry> = entries.filter(can_go).collect();
        let least_missed = |entry: &&TableEntry| (entry.moves != 0, !entry.over, entry.changed);
        if SPARE < spare.len() {
            spare.select_nth_unstable_by_key(SPARE, least_missed);
            spare.truncate(SPARE);
        }
        spare.sort_by_key(least_missed);
        spare.into_iter().map(|entry| entry.opened.id.clone()).collect()
    }

    /// The tables of somebody, the last one first.
    pub(crate) async fn of(&self, owner: &str) -> Vec<TableEntry> {
        self.look_after_rumours().await;
        let lines = lock(&self.lines);
        let theirs = lines.values().filter(|line| line.owner == owner);
        let mut entries: Vec<TableEntry> = theirs.map(|line| line.entry.clone()).collect();
        entries.sort_by(|left, right| {
            let by_name = || left.opened.id.cmp(&right.opened.id);
            right.changed.cmp(&left.changed).then_with(by_name)
        });
        entries
    }

    /// Looks at the tables that others have kept.
    async fn look_after_rumours(&self) {
        let heard = std::mem::take(&mut *lock(&self.rumours));
        for id in heard {
            match self.library.table(&id).await {
                Ok(Some(table)) => {
                    if let Some(owned) = Ownership::read(&table) {
                        lock(&self.lines).insert(id, Line::of(owned));
                    }
                }
                Ok(None) => self.forget(&id),
                Err(error) => tracing::error!(%error, "the library is not read"),
            }
        }
    }
}

impl Line {
    fn of(Ownership { owner, entry, .. }: Ownership) -> Self {
        Self { owner, entry }
    }
}

fn lock<T>(shared: &Mutex<T>) -> MutexGuard<'_, T> {
    shared.lock().unwrap_or_else(PoisonError::into_inner)
}
