//! The library itself: opening it, and one game of it.

use std::{
    fs::{DirBuilder, OpenOptions},
    io,
    path::Path,
    sync::Once,
    time::{Duration, Instant},
};

use record::{ReadContext, Record};
use sqlx::{
    AnyConnection, AnyPool, ConnectOptions as _, Connection as _, Row as _,
    any::{AnyConnectOptions, AnyPoolOptions, install_default_drivers},
    query,
};
use tokio::time::timeout;

use crate::{
    LibraryLocation, StoreError, adding::clear_rows, backup, fault_injection::FaultInjection,
    migrations, sql_builder::SqlBuilder, store_error::StoreProblem, upgrade,
};

/// How long to wait for another program that is in the middle of something.
const PATIENCE: Duration = Duration::from_secs(5);

/// The timeout of a connection to a server on a busy machine.
const ANSWER: Duration = Duration::from_secs(2);

/// How long to wait before looking again whether another program has finished.
const A_LITTLE: Duration = Duration::from_millis(20);

/// How many may ask at the same time.
const CONNECTIONS: u32 = 4;

/// The drivers are installed once for the whole program.
static DRIVERS: Once = Once::new();

/// A library of games. A copy is cheap and asks the same library.
///
/// # Examples
///
/// A library in a file, which is made on first use. A game that is there already is not kept twice.
///
/// ```
/// use session::Record;
/// use store::{AddOutcome, GameQuery, Library, LibraryLocation};
///
/// # fn main() -> Result<(), Box<dyn std::error::Error>> {
/// # let folder = tempfile::tempdir()?;
/// # let path = folder.path().join("library.db");
/// # tokio::runtime::Builder::new_current_thread().enable_all().build()?.block_on(async {
/// let library = Library::open(&LibraryLocation::File(path)).await?;
/// let game = Record::new("connect-four".parse()?, 2);
/// let added = library.add(&game).await?;
/// assert_eq!(library.add(&game).await?, AddOutcome::Known(added.id()));
/// let query = GameQuery { most: 10, ..GameQuery::default() };
/// assert_eq!(library.find(&query).await?.len(), 1);
/// assert_eq!(library.record(added.id()).await?.game, game.game);
/// library.close().await;
/// # Ok(())
/// # })
/// # }
/// ```
#[derive(Clone, Debug)]
pub struct Library {
    pub(crate) pool: AnyPool,
    pub(crate) faults: FaultInjection,
    place: LibraryLocation,
}

impl Library {
    /// Opens the library at a place: makes it on first use, and brings an older one up to date.
    ///
    /// # Errors
    ///
    /// If it cannot be opened or made, or a newer version of the program has changed it.
    pub async fn open(place: &LibraryLocation) -> Result<Self, StoreError> {
        Self::open_with_patience(place, PATIENCE).await
    }

    /// Opens the library to add many games to it: with little memory, and slower to search.
    ///
    /// # Errors
    ///
    /// If it cannot be opened or made, or a newer version of the program has changed it.
    pub async fn open_for_import(place: &LibraryLocation) -> Result<Self, StoreError> {
        Self::open_with(place, PATIENCE, IMPORTING).await
    }

    /// Opens the library, and waits only so long for other programs.
    ///
    /// # Errors
    ///
    /// If it cannot be opened or made, or a newer version of the program has changed it.
    pub async fn open_with_patience(
        place: &LibraryLocation,
        patience: Duration,
    ) -> Result<Self, StoreError> {
        Self::open_with(place, patience, SEARCHING).await
    }

    async fn open_with(
        place: &LibraryLocation,
        patience: Duration,
        memory: &'static [&'static str],
    ) -> Result<Self, StoreError> {
        DRIVERS.call_once(install_default_drivers);
        let start = Instant::now();
        loop {
            match Self::try_open(place, patience, memory, &FaultInjection::default()).await {
                // Programs that make the same library at the same moment stand in each other's
                // way: a little later it is there.
                Err(StoreProblem::Locked | StoreProblem::Other(_))
                    if start.elapsed() < patience =>
                {
                    tokio::time::sleep(A_LITTLE).await;
                }
                opened => return opened.map_err(|trouble| StoreError::new(place, trouble)),
            }
        }
    }

    async fn try_open(
        place: &LibraryLocation,
        patience: Duration,
        memory: &'static [&'static str],
        faults: &FaultInjection,
    ) -> Result<Self, StoreProblem> {
        let settings = match place {
            LibraryLocation::File(path) => {
                make_file(path)?;
                [FILE, memory]
            }
            LibraryLocation::Server(_) => [SERVER, &[]],
        };
        let milliseconds = patience.as_millis();
        // What is asked is long and nobody's business; that it takes long, whoever asks finds out.
        let address = place.address().parse::<AnyConnectOptions>()?.disable_statement_logging();
        let answer = patience.max(ANSWER);
        // One connection first: a pool would try again and again, and not say what is wrong.
        let prepared = timeout(answer, async {
            let mut first = AnyConnection::connect_with(&address).await?;
            tune(&mut first, settings, milliseconds).await?;
            first.close().await
        });
        prepared.await.map_err(|_| StoreProblem::Unreachable)??;
        let options = AnyPoolOptions::new()
            .max_connections(CONNECTIONS)
            .acquire_timeout(answer)
            .after_connect(move |connection, _| {
                Box::pin(async move { tune(connection, settings, milliseconds).await })
            });
        let pool = options.connect_lazy_with(address);
        if let LibraryLocation::File(path) = place {
            backup::keep_older(&pool, path).await?;
        }
        migrations::of(place).run(&pool).await?;
        upgrade::run(&pool, faults).await?;
        Ok(Self { pool, faults: faults.clone(), place: place.clone() })
    }

    /// Opens the library as a test wants it: the statement of that number fails of those that bring
    /// an older one up to date, counted from one.
    ///
    /// # Errors
    ///
    /// If it cannot be opened, or that statement was reached.
    #[doc(hidden)]
    pub async fn open_failing_at(
        place: &LibraryLocation,
        statement: u64,
    ) -> Result<Self, StoreError> {
        DRIVERS.call_once(install_default_drivers);
        let faults = FaultInjection::default();
        faults.fail_at(statement);
        let opened = Self::try_open(place, PATIENCE, SEARCHING, &faults).await;
        faults.fail_at(0);
        opened.map_err(|trouble| StoreError::new(place, trouble))
    }

    /// Has a statement of the saves to come fail, counted from one, for a test to see what remains.
    #[doc(hidden)]
    pub fn fail_at(&self, statement: u64) {
        self.faults.fail_at(statement);
    }

    /// Where it is.
    #[must_use]
    pub fn place(&self) -> &LibraryLocation {
        &self.place
    }

    /// Finishes what is under way and closes it.
    pub async fn close(self) {
        self.pool.close().await;
    }

    /// What went wrong, here.
    pub(crate) fn fail(&self, trouble: impl Into<StoreProblem>) -> StoreError {
        StoreError::new(&self.place, trouble)
    }

    /// The game of a number.
    ///
    /// # Errors
    ///
    /// If there is none.
    pub async fn record(&self, id: i64) -> Result<Record, StoreError> {
        self.fold_games().await?;
        let row = query("SELECT record FROM games WHERE id = $1")
            .bind(id)
            .fetch_optional(&self.pool)
            .await
            .map_err(|error| self.fail(error))?;
        let row = row.ok_or_else(|| self.fail(StoreProblem::NoSuchGame(id)))?;
        let text: String = row.try_get(0).map_err(|error| self.fail(error))?;
        self.unpack(id, &text)
    }

    /// Takes a game out; false if there was none of that number.
    ///
    /// # Errors
    ///
    /// If the library cannot be changed.
    pub async fn remove(&self, id: i64) -> Result<bool, StoreError> {
        let removed = async {
            let mut change = self.pool.begin().await?;
            clear_rows(id, None, &mut change).await?;
            let done = query("DELETE FROM games WHERE id = $1").bind(id).execute(&mut *change);
            let removed = done.await?.rows_affected() > 0;
            change.commit().await?;
            Ok(removed)
        };
        removed.await.map_err(|error: sqlx::Error| self.fail(error))
    }

    /// How many games there are.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn count(&self) -> Result<u64, StoreError> {
        let row = query("SELECT COUNT(*) FROM games").fetch_one(&self.pool).await;
        let count: Result<i64, _> = row.and_then(|row| row.try_get(0));
        Ok(count.map_err(|error| self.fail(error))?.unsigned_abs())
    }

    /// A record as it was kept.
    pub(crate) fn unpack(&self, id: i64, text: &str) -> Result<Record, StoreError> {
        let records = ReadContext { form: Some(record::Form::Json), ..ReadContext::default() };
        let damaged = |error| self.fail(StoreProblem::Record { id, error: Box::new(error) });
        let mut records = records.read(text.as_bytes()).map_err(damaged)?;
        Ok(records.swap_remove(0))
    }
}

/// Makes the file if there is none: the operating system says better than SQLite why it cannot be.
/// A file and folders that are made here are for their owner alone; SQLite gives what it writes
/// beside the file the same mode.
fn make_file(path: &Path) -> io::Result<()> {
    let (mut folders, mut file) = (DirBuilder::new(), OpenOptions::new());
    folders.recursive(true);
    file.append(true).create(true);
    #[cfg(unix)]
    {
        use std::os::unix::fs::{DirBuilderExt as _, OpenOptionsExt as _};
        folders.mode(0o700);
        file.mode(0o600);
    }
    path.parent().map_or(Ok(()), |parent| folders.create(parent))?;
    file.open(path).map(drop)
}

/// How a file is used: readers do not wait for writers, writers wait for each other, and what is
/// kept survives a crash. The question mark stands for how long to wait, in milliseconds.
const FILE: &[&str] = &[
    "PRAGMA busy_timeout = ?",
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA foreign_keys = ON",
];

/// The memory of a library in a file that is searched, and serves many tables: 64 MB of cache for a
/// connection, and 256 MB of the file mapped.
const SEARCHING: &[&str] = &["PRAGMA cache_size = -65536", "PRAGMA mmap_size = 268435456"];

/// The memory of a library in a file that is only added to: 8 MB of cache, and nothing mapped.
const IMPORTING: &[&str] = &["PRAGMA cache_size = -8192", "PRAGMA mmap_size = 0"];

/// How a server is used.
const SERVER: &[&str] = &["SET lock_timeout = ?"];

async fn tune(
    connection: &mut AnyConnection,
    settings: [&[&'static str]; 2],
    patience: u128,
) -> Result<(), sqlx::Error> {
    for setting in settings.concat() {
        let mut sql = SqlBuilder::default();
        match setting.split_once('?') {
            Some((before, after)) => sql.push(before).push_number(patience).push(after),
            None => sql.push(setting),
        };
        sql.build()?.execute(&mut *connection).await?;
    }
    Ok(())
}
