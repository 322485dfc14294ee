//! The collections of a server: files of many games that visitors have brought, in its memory.

mod collection;
mod game_file;
mod listed_game;

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    thread,
};

use axum::http::StatusCode;
use rules::{Phrase, Spec};
use store::Library;
use tokio::{
    runtime::Handle,
    sync::{Semaphore, SemaphorePermit},
};

use crate::{app_state::TableOpener, failure::ApiFailure, pool::give_way};
pub(crate) use collection::Collection;
pub(crate) use listed_game::GameSearch;

/// How many collections are remembered; the oldest is forgotten first.
const MOST: usize = 24;
/// How many bytes they may have together.
const MOST_BYTES: usize = 192 << 20;
/// How many of one network are read or kept at a time, unless it is this machine.
const MOST_OF_NETWORK: usize = 2;
/// How many are read or kept at a time in all.
const MOST_AT_WORK: usize = 4;

/// The collections of a server.
#[derive(Debug)]
pub(crate) struct Collections {
    list: Mutex<VecDeque<Arc<Collection>>>,
    /// The right to send a file: each takes memory until all of it has arrived.
    uploads: Semaphore,
}

impl Collections {
    /// No collections yet.
    pub(crate) fn new() -> Self {
        Self { list: Mutex::default(), uploads: Semaphore::new(MOST_AT_WORK) }
    }

    /// The right to send a file, until it is dropped.
    pub(crate) fn upload(&self) -> Result<SemaphorePermit<'_>, ApiFailure> {
        self.uploads.try_acquire().map_err(|_| busy())
    }

    /// Takes a file, and begins to read it.
    pub(crate) fn open(
        &self,
        opener: &TableOpener,
        name: Option<String>,
        game: Option<Spec>,
        bytes: Vec<u8>,
    ) -> Result<Arc<Collection>, ApiFailure> {
        let mut list = self.list();
        check_line(&list, opener)?;
        let collection = Arc::new(Collection::new(opener, name, game, bytes));
        list.push_back(Arc::clone(&collection));
        make_room(&mut list);
        let reading = Arc::clone(&collection);
        thread::spawn(move || {
            give_way();
            reading.read();
        });
        Ok(collection)
    }

    /// Begins to keep the games of a collection in a library; what is there already is left alone.
    pub(crate) fn keep(
        &self,
        collection: &Arc<Collection>,
        opener: &TableOpener,
        library: Library,
    ) -> Result<(), ApiFailure> {
        check_line(&self.list(), opener)?;
        if collection.begin_keeping(&opener.browser)? {
            let (keeping, runtime) = (Arc::clone(collection), Handle::current());
            thread::spawn(move || {
                give_way();
                keeping.keep(&library, &runtime);
            });
        }
        Ok(())
    }

    /// A collection by its name.
    pub(crate) fn find(&self, id: &str) -> Result<Arc<Collection>, ApiFailure> {
        let found = self.list().iter().find(|collection| collection.id == id).cloned();
        let gone =
            || ApiFailure::new(StatusCode::NOT_FOUND, Phrase::new("error-page-no-collection"));
        found.ok_or_else(gone)
    }

    fn list(&self) -> MutexGuard<'_, VecDeque<Arc<Collection>>> {
        self.list.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn busy() -> ApiFailure {
    ApiFailure::too_many(Phrase::new("error-page-collections-busy"))
}

/// Whether one more may be read or kept now.
fn check_line(list: &VecDeque<Arc<Collection>>, opener: &TableOpener) -> Result<(), ApiFailure> {
    let at_work = || list.iter().filter(|collection| collection.is_at_work());
    let of_network = at_work().filter(|one| one.network == opener.network).count();
    let is_network_full = !opener.network.is_this_machine() && of_network >= MOST_OF_NETWORK;
    if at_work().count() >= MOST_AT_WORK || is_network_full { Err(busy()) } else { Ok(()) }
}

/// Forgets the oldest until there is room again; the last one stays.
fn make_room(list: &mut VecDeque<Arc<Collection>>) {
    let bytes =
        |list: &VecDeque<Arc<Collection>>| list.iter().map(|one| one.bytes()).sum::<usize>();
    while list.len() > 1 && (list.len() > MOST || bytes(list) > MOST_BYTES) {
        if let Some(oldest) = list.pop_front() {
            oldest.stop();
        }
    }
}
