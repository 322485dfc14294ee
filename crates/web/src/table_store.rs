//! Live tables in the library: saved by what changed, loaded whole, listed by queries.

use std::{
    sync::Arc,
    time::{Duration, Instant},
};

use jiff::Timestamp;
use rules::{Player, Spec};
use session::{Flow, TurnClock};
use store::{BatchWriter, GameChanges, Library, LiveTable, StoreError, TableRow, TableSave};
use table::{Changes, Listing, LiveFlags, Snapshot, Table, TableChange, TableKeys, TokenHash};
use tokio::sync::Mutex;

use crate::{classes, metrics::Metrics, saved_seating, wire::TableEntry};

/// How many tables are looked at when one must go.
const SPARE: u32 = 64;
/// How many of them are tried for one that is not looked at.
const TRIED: usize = 4;
/// For how many seconds a table is left alone before it may go: thirty days.
const LONG: i64 = 30 * 24 * 60 * 60;

/// The words for how a game goes on.
const FLOWS: [(Flow, &str); 3] =
    [(Flow::Running, "running"), (Flow::Paused, "paused"), (Flow::Stepping, "stepping")];

/// The word for it on an analysis board, where no game goes on.
const ANALYSIS: &str = "analysis";

/// The live tables of a library.
#[derive(Clone, Debug)]
pub(crate) struct TableStore {
    library: Library,
    writer: BatchWriter,
    /// Tables that could be spared when they were looked for last, the least missed last.
    spare: Arc<Mutex<Vec<String>>>,
    metrics: Metrics,
}

impl TableStore {
    /// The live tables of a library.
    pub(crate) fn new(library: Library, metrics: Metrics) -> Self {
        let writer = BatchWriter::of(library.clone());
        Self { library, writer, spare: Arc::default(), metrics }
    }

    /// The library.
    pub(crate) fn library(&self) -> &Library {
        &self.library
    }

    /// Saves what has changed at a table ([`save_of`]); when this returns, it is on the disk.
    /// Nothing if another server has saved the table meanwhile.
    pub(crate) async fn save(&self, save: TableSave) -> Result<Option<i64>, StoreError> {
        let began = Instant::now();
        let saved = self.writer.save(save).await;
        self.metrics.saved(began.elapsed());
        self.counted(saved)
    }

    /// A saved table, if there is one of this name.
    pub(crate) async fn load(&self, id: &str) -> Result<Option<Snapshot>, StoreError> {
        let found = self.counted(self.library.table(id).await)?;
        Ok(found.map(snapshot))
    }

    /// How many tables there are.
    pub(crate) async fn count(&self) -> Result<u64, StoreError> {
        self.counted(self.library.table_count().await)
    }

    /// The tables that a browser has opened, the last changed first.
    pub(crate) async fn of(&self, owner: &str) -> Result<Vec<TableEntry>, StoreError> {
        let rows = self.counted(self.library.tables_of(owner).await)?;
        Ok(rows.iter().map(entry).collect())
    }

    /// Some tables that could be spared, the least missed first. Of several who ask at the same
    /// time, each gets others.
    pub(crate) async fn spare(&self) -> Result<Vec<String>, StoreError> {
        let mut spare = self.spare.lock().await;
        if spare.is_empty() {
            *spare = self.library.spare_tables(long_ago(), SPARE).await?;
            spare.reverse();
        }
        let rest = spare.len().saturating_sub(TRIED);
        Ok(spare.split_off(rest).into_iter().rev().collect())
    }

    /// Deletes a table if it can still be spared; false if it cannot, or is gone.
    pub(crate) async fn clear_spare(&self, id: &str) -> Result<bool, StoreError> {
        self.library.clear_spare_table(id, long_ago()).await
    }
}

impl TableStore {
    /// An answer of the library, counted if it is an error.
    fn counted<T>(&self, answer: Result<T, StoreError>) -> Result<T, StoreError> {
        if answer.is_err() {
            self.metrics.library_errors.inc();
        }
        answer
    }
}

/// Before which moment a table was left alone for long, in seconds since 1970.
fn long_ago() -> i64 {
    Timestamp::now().as_second() - LONG
}

/// What is to be saved of a table.
pub(crate) fn save_of(table: &Table, changes: &Changes) -> TableSave {
    let session = table.session();
    let changed = if changes.contains(TableChange::Game) {
        GameChanges::Whole
    } else {
        GameChanges::Parts { header: changes.contains(TableChange::Header), nodes: changes.nodes() }
    };
    // What a class plays is on no list that others look through.
    let is_open = classes::class_of(&table.keys().owner).is_none();
    let finished = (is_open && changes.contains(TableChange::Finished)).then(|| session.record());
    TableSave { finished, ..TableSave::of(row(table), table.revision(), session, changed) }
}

fn row(table: &Table) -> TableRow {
    let Listing { game, players, moves, over, changed } = table.listing();
    let LiveFlags { flow, browsing, offer } = table.flags();
    let (keys, seating) = (table.keys(), table.seating());
    let analysis = table.session().is_analysis();
    let clock = table.session().turn_clock();
    let ticks = table.session().ticking().is_some();
    TableRow {
        id: keys.id.clone(),
        owner: keys.owner.clone(),
        network: String::new(),
        tournament: None,
        title: String::new(),
        game: game.to_string(),
        players: players.iter().map(ToString::to_string).collect(),
        moves,
        over,
        changed,
        flow: if analysis { ANALYSIS } else { word(flow) }.to_owned(),
        running_since: clock.since.filter(|_| ticks).map(milliseconds_of),
        used: i64::try_from(clock.used.as_millis()).unwrap_or(i64::MAX),
        browsing,
        offer: offer.map(|player| player.0),
        casual: seating.casual,
        people: saved_seating::write(seating),
        host_token: keys.host.as_str().to_owned(),
        seat_tokens: keys.seats.iter().map(|token| token.as_str().to_owned()).collect(),
    }
}

/// An instant of this program in milliseconds since 1970, as other servers understand it.
fn milliseconds_of(instant: Instant) -> i64 {
    let ago = i64::try_from(instant.elapsed().as_millis()).unwrap_or(i64::MAX);
    Timestamp::now().as_millisecond().saturating_sub(ago)
}

/// A moment in milliseconds since 1970 as an instant of this program; one that is still to come, by
/// a clock of another machine that is fast, is now.
fn instant_of(milliseconds: i64) -> Instant {
    let ago = Timestamp::now().as_millisecond().saturating_sub(milliseconds);
    let now = Instant::now();
    now.checked_sub(Duration::from_millis(u64::try_from(ago).unwrap_or(0))).unwrap_or(now)
}

fn word(flow: Flow) -> &'static str {
    FLOWS.iter().find(|(known, _)| *known == flow).map_or("running", |(_, word)| word)
}

/// A table as the library has it.
fn snapshot(LiveTable { row, record, revision }: LiveTable) -> Snapshot {
    let flow =
        FLOWS.iter().find(|(_, word)| *word == row.flow).map_or(Flow::Running, |known| known.0);
    let spec = |text: &String| text.parse().unwrap_or_else(|_| Spec::new(text));
    Snapshot {
        listing: Listing {
            game: record.game.clone(),
            players: row.players.iter().map(spec).collect(),
            moves: row.moves,
            over: row.over,
            changed: row.changed,
        },
        flags: LiveFlags { flow, browsing: row.browsing, offer: row.offer.map(Player) },
        seating: saved_seating::read(&row.people, row.casual, row.players.len()),
        clock: TurnClock {
            used: Duration::from_millis(row.used.unsigned_abs()),
            since: row.running_since.map(instant_of),
        },
        keys: keys(&row),
        record,
        revision,
    }
}

fn keys(row: &TableRow) -> TableKeys {
    TableKeys {
        id: row.id.clone(),
        owner: row.owner.clone(),
        host: TokenHash::new(row.host_token.clone()),
        seats: row.seat_tokens.iter().cloned().map(TokenHash::new).collect(),
    }
}

/// A table in the list of the browser that opened it.
fn entry(row: &TableRow) -> TableEntry {
    let game: Spec = row.game.parse().unwrap_or_else(|_| Spec::new(&row.game));
    TableEntry {
        id: row.id.clone(),
        title: row.title.clone(),
        tournament: row.tournament.clone(),
        name: game.name,
        spec: row.game.clone(),
        players: row.players.clone(),
        moves: u32::try_from(row.moves).unwrap_or(u32::MAX),
        over: row.over,
        analysis: row.flow == ANALYSIS,
        changed: u32::try_from(row.changed).unwrap_or_default(),
    }
}
