//! Everything that the server has: its tables, its languages, its threads.

use std::{collections::HashMap, fmt, net::SocketAddr, sync::Arc};

use axum::http::{HeaderMap, StatusCode, header};
use rules::Phrase;
use session::Guests;
use store::{Library, StoreError};
use tokio::sync::Mutex;
use words::Words;

use crate::{
    contests::Contests,
    failure::Failure,
    kept::Kept,
    lab::Laboratory,
    ledger::Ledger,
    pool::Pool,
    table::{self, Crew, Stub},
    wire::{Appearance, Opened, TableEntry, TableRequest},
};

/// How many tables there may be in all.
const MOST_TABLES: usize = 10_000;
/// How many tables one browser may have.
const MOST_OF_ONE: usize = 500;

/// How the page speaks and looks unless somebody chooses otherwise.
#[derive(Clone, Debug)]
pub struct Manners {
    /// The languages, with the one to speak.
    pub words: Words,
    /// Whether a language that the browser prefers is spoken instead.
    pub as_browser_prefers: bool,
    /// How the board looks.
    pub appearance: Appearance,
    /// The engines of other programs that may be seated, by name.
    pub guests: Guests,
}

/// Everything that the server has; a copy is the same house.
#[derive(Clone)]
pub struct House(Arc<Rooms>);

struct Rooms {
    address: SocketAddr,
    manners: Manners,
    crew: Crew,
    contests: Contests,
    awake: Mutex<HashMap<String, Stub>>,
    laboratory: Laboratory,
}

impl House {
    /// A house that is reached at an address, with the tables that are kept in a library.
    ///
    /// # Errors
    ///
    /// If the library cannot be read.
    pub async fn new(
        address: SocketAddr,
        manners: Manners,
        library: Library,
    ) -> Result<Self, StoreError> {
        let ledger = Arc::new(Ledger::open(library).await?);
        let crew = Crew { pool: Pool::of_machine(), ledger, guests: manners.guests.clone() };
        Ok(Self(Arc::new(Rooms {
            address,
            manners,
            crew,
            contests: Contests::default(),
            awake: Mutex::default(),
            laboratory: Laboratory::new(),
        })))
    }

    /// The library.
    pub(crate) fn library(&self) -> &Library {
        self.0.crew.ledger.library()
    }

    /// The laboratory.
    pub(crate) fn laboratory(&self) -> &Laboratory {
        &self.0.laboratory
    }

    /// Where the house is reached.
    pub(crate) fn address(&self) -> SocketAddr {
        self.0.address
    }

    /// The engines of other programs that may be seated.
    pub(crate) fn guests(&self) -> &Guests {
        &self.0.crew.guests
    }

    /// The tournaments that are held here.
    pub(crate) fn contests(&self) -> &Contests {
        &self.0.contests
    }

    /// How the board looks unless somebody chooses otherwise.
    pub(crate) fn appearance(&self) -> Appearance {
        self.0.manners.appearance
    }

    /// The language that a question asks for, by its address or by what the browser prefers.
    pub(crate) fn words(&self, query: Option<&str>, headers: &HeaderMap) -> Words {
        let mut words = self.0.manners.words.clone();
        let prefers = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let prefers = prefers.filter(|_| self.0.manners.as_browser_prefers).unwrap_or_default();
        let prefers =
            prefers.split(',').map(|code| code.split(';').next().unwrap_or_default().trim());
        let asked = query.unwrap_or_default().split('&');
        words.prefer(asked.filter_map(|pair| pair.strip_prefix("lang=")).chain(prefers));
        words
    }

    /// How many tables there are, awake or asleep.
    pub(crate) fn count(&self) -> usize {
        self.0.crew.ledger.len()
    }

    /// The tables of somebody, the last one first.
    pub(crate) fn tables_of(&self, owner: &str) -> Vec<TableEntry> {
        self.0.crew.ledger.of(owner)
    }

    /// Opens a table for somebody.
    pub(crate) async fn open(
        &self,
        owner: &str,
        request: &TableRequest,
    ) -> Result<Opened, Failure> {
        self.check_room(owner)?;
        self.put(table::open(owner, request, self.0.crew.clone())?).await
    }

    /// Opens a table for somebody with a game that was played before.
    pub(crate) async fn open_with(
        &self,
        owner: &str,
        record: &record::Record,
    ) -> Result<Opened, Failure> {
        self.check_room(owner)?;
        self.put(table::open_with(owner, record, self.0.crew.clone())?).await
    }

    async fn put(&self, (stub, kept): (Stub, Kept)) -> Result<Opened, Failure> {
        self.0.crew.ledger.save(&kept).await.map_err(|error| {
            Failure::new(StatusCode::SERVICE_UNAVAILABLE, rules::Speak::phrase(&error))
        })?;
        let opened = kept.rights.entry.opened;
        self.0.awake.lock().await.insert(opened.id.clone(), stub);
        Ok(opened)
    }

    fn check_room(&self, owner: &str) -> Result<(), Failure> {
        if MOST_TABLES <= self.count() {
            return Err(Failure::too_many(Phrase::new("error-page-full")));
        }
        if MOST_OF_ONE <= self.tables_of(owner).len() {
            return Err(Failure::too_many(Phrase::new("error-page-too-many-tables")));
        }
        Ok(())
    }

    /// A table by its name, woken if it is asleep.
    pub(crate) async fn table(&self, id: &str) -> Result<Stub, Failure> {
        // Held while the table wakes, so that nobody wakes it a second time.
        let mut awake = self.0.awake.lock().await;
        if let Some(stub) = awake.get(id).filter(|stub| stub.is_open()) {
            return Ok(stub.clone());
        }
        let kept = self.0.crew.ledger.load(id).await.ok_or_else(Failure::no_table)?;
        let stub = table::wake(kept, self.0.crew.clone())?;
        awake.retain(|_, stub| stub.is_open());
        awake.insert(id.to_owned(), stub.clone());
        Ok(stub)
    }
}

impl fmt::Debug for House {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("address", &self.0.address).finish_non_exhaustive()
    }
}
