//! The shared state of the server: its tables, its languages, its thread pool.

use std::{
    collections::HashMap,
    fmt,
    net::SocketAddr,
    sync::{Arc, Mutex, MutexGuard, PoisonError, Weak},
};

use axum::{
    http::{HeaderMap, header},
    response::Response,
};
use rules::Phrase;
use session::ExternalEngines;
use store::{Claims, Library};
use table::TableChange;
use tokio::sync::{Mutex as AsyncMutex, Notify, OnceCell, watch};
use words::{Words, accepted_languages};

use crate::{
    browser::{Browser, CookieKey},
    connections::Connections,
    contests::Contests,
    failure::ApiFailure,
    lab::Laboratory,
    metrics::Metrics,
    pool::Pool,
    server_limits::ServerLimits,
    subscription,
    table_store::{TableStore, save_of},
    tables::{self, FreshTable, Services, TableHandle},
    token::{self, brief, is_token},
    wire::{Appearance, Opened, TableEntry, TableRequest},
};

/// The options of a server: languages, appearance, external engines and limits.
#[derive(Clone, Debug)]
pub struct ServerOptions {
    /// The languages, with the one to speak.
    pub words: Words,
    /// Whether a language that the browser prefers is spoken instead.
    pub as_browser_prefers: bool,
    /// How the board looks.
    pub appearance: Appearance,
    /// The engines of other programs that may be seated, by name.
    pub external_engines: ExternalEngines,
    /// The limits of the server.
    pub limits: ServerLimits,
}

/// The shared state of the server; cloning it gives another handle to the same state.
#[derive(Clone)]
pub struct AppState(Arc<AppParts>);

struct AppParts {
    address: SocketAddr,
    options: ServerOptions,
    services: Services,
    contests: Contests,
    awake: Mutex<HashMap<String, TableSlot>>,
    connections: Connections,
    closing: watch::Sender<bool>,
    laboratory: Laboratory,
    cookie_key: OnceCell<CookieKey>,
    /// What the page of the host shows before it may end the program.
    host: Option<String>,
    /// Told when the host wants the program to end.
    quit: Notify,
}

/// The place of a table's handle while it is loaded; locked while it loads, so that it is loaded
/// once.
type TableSlot = Arc<AsyncMutex<Option<TableHandle>>>;

/// With fewer tables than this, unloaded ones are not swept out of the map.
const FEW: usize = 64;

/// How often some tables are looked at when one must go.
const ROUNDS: usize = 16;

impl AppState {
    /// A house that is reached at an address, with the tables that are saved in a library. It is to
    /// be made within a runtime, on which it begins to hear of other servers.
    #[must_use]
    pub fn new(address: SocketAddr, options: ServerOptions, library: Library) -> Self {
        let tables = TableStore::new(library.clone());
        let metrics = Metrics::default();
        let bounds = options.limits;
        let pool = Pool::of_machine(bounds.queued_searches, metrics.clone());
        let external_engines = options.external_engines.clone();
        let connections = Connections::new(metrics.clone());
        let claims = Arc::new(Claims::among(library.clone()));
        let (contests, laboratory) = (Contests::default(), Laboratory::new(metrics.clone()));
        let services = Services { pool, tables, claims, external_engines, limits: bounds, metrics };
        let (awake, closing) = (Mutex::default(), watch::Sender::new(false));
        // Who reaches a server from elsewhere is a visitor, and so nobody is given the right.
        let host = address.ip().is_loopback().then(token::fresh);
        let cookie_key = OnceCell::new();
        let rooms = AppParts {
            address,
            options,
            services,
            contests,
            awake,
            connections,
            closing,
            laboratory,
            cookie_key,
            host,
            quit: Notify::new(),
        };
        let app = Self(Arc::new(rooms));
        tokio::spawn(subscription::listen(library, WeakAppState(Arc::downgrade(&app.0))));
        app
    }

    /// The library.
    pub(crate) fn library(&self) -> &Library {
        self.0.services.tables.library()
    }

    /// The laboratory.
    pub(crate) fn laboratory(&self) -> &Laboratory {
        &self.0.laboratory
    }

    /// The key with which cookies are signed.
    pub(crate) async fn cookie_key(&self) -> Result<&CookieKey, ApiFailure> {
        Ok(self.0.cookie_key.get_or_try_init(|| CookieKey::of(self.library())).await?)
    }

    /// The browser that asks, if it was here before. While the library is away, none is known.
    pub(crate) async fn browser(&self, headers: &HeaderMap) -> Option<Browser> {
        if !headers.contains_key(header::COOKIE) {
            return None;
        }
        let key = self.cookie_key().await.ok()?;
        Browser::known(headers, self.address(), key, self.library()).await
    }

    /// Where the house is reached.
    pub(crate) fn address(&self) -> SocketAddr {
        self.0.address
    }

    /// The limits of the server.
    pub(crate) fn limits(&self) -> &ServerLimits {
        &self.0.services.limits
    }

    /// The metrics of the server.
    pub(crate) fn metrics(&self) -> &Metrics {
        &self.0.services.metrics
    }

    /// The open connections.
    pub(crate) fn connections(&self) -> &Connections {
        &self.0.connections
    }

    /// What the page of the host shows before it may end the program; nothing for a server that is
    /// reached from other machines.
    #[must_use]
    pub fn host(&self) -> Option<&str> {
        self.0.host.as_deref()
    }

    /// Ends the program if the token is the host's; false if it is not.
    pub(crate) fn quit(&self, host: &str) -> bool {
        let is_host = self.host() == Some(host);
        if is_host {
            self.0.quit.notify_one();
        }
        is_host
    }

    /// Waits until the host wants the program to end.
    pub async fn quitted(&self) {
        self.0.quit.notified().await;
    }

    /// Whether the house is about to close.
    pub(crate) fn is_closing(&self) -> bool {
        *self.0.closing.borrow()
    }

    /// Waits until the house is about to close.
    pub(crate) async fn closed(&self) {
        // It cannot fail while we hold the other end.
        let _ = self.0.closing.subscribe().wait_for(|&closing| closing).await;
    }

    /// The engines of other programs that may be seated.
    pub(crate) fn external_engines(&self) -> &ExternalEngines {
        &self.0.services.external_engines
    }

    /// The tournaments that are held here.
    pub(crate) fn contests(&self) -> &Contests {
        &self.0.contests
    }

    /// How the board looks by default.
    pub(crate) fn appearance(&self) -> Appearance {
        self.0.options.appearance
    }

    /// The language that a question asks for, by its address or by what the browser prefers.
    pub(crate) fn words(&self, query: Option<&str>, headers: &HeaderMap) -> Words {
        let mut words = self.0.options.words.clone();
        let prefers = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok());
        let prefers = prefers.filter(|_| self.0.options.as_browser_prefers).unwrap_or_default();
        let asked = query.unwrap_or_default().split('&');
        words.prefer(
            asked.filter_map(|pair| pair.strip_prefix("lang=")).chain(accepted_languages(prefers)),
        );
        words
    }

    /// The answer to a question that is refused, which is counted.
    pub(crate) fn refuse(&self, failure: &ApiFailure, words: &Words) -> Response {
        let reason = &failure.phrase().id;
        self.metrics().refused(reason);
        tracing::info!(%reason, "request refused");
        failure.answer(words)
    }

    /// How many tables there are, awake or asleep.
    pub(crate) async fn count(&self) -> Result<u64, ApiFailure> {
        Ok(self.0.services.tables.count().await?)
    }

    /// The tables that a browser has opened, the last changed first.
    pub(crate) async fn tables_of(&self, owner: &str) -> Result<Vec<TableEntry>, ApiFailure> {
        Ok(self.0.services.tables.of(owner).await?)
    }

    /// Opens a table for a browser.
    pub(crate) async fn open(
        &self,
        owner: &str,
        request: &TableRequest,
    ) -> Result<Opened, ApiFailure> {
        self.check_capacity(owner).await?;
        let opened = self.put(tables::open(owner, request, &self.0.services)?).await?;
        tracing::info!(game = request.game, table = brief(&opened.id), "table opened");
        Ok(opened)
    }

    /// Opens a table for a browser with a game that was played before.
    pub(crate) async fn open_with(
        &self,
        owner: &str,
        record: &record::Record,
    ) -> Result<Opened, ApiFailure> {
        self.check_capacity(owner).await?;
        self.put(tables::import(owner, record, &self.0.services)?).await
    }

    /// Saves a table that was just opened; then it can be found.
    async fn put(&self, mut fresh: FreshTable) -> Result<Opened, ApiFailure> {
        let services = &self.0.services;
        let whole = [TableChange::Game].into_iter().collect();
        let save = save_of(&fresh.table, &whole);
        let saved = services.tables.save(save).await?;
        tables::saved(&mut fresh.table, saved.unwrap_or(1));
        let opened = tables::opened(&fresh);
        services.metrics.opened.inc();
        let handle = tables::spawn(fresh.table, services.clone());
        *self.slot(&opened.id).lock().await = Some(handle);
        Ok(opened)
    }

    async fn check_capacity(&self, owner: &str) -> Result<(), ApiFailure> {
        let bounds = self.limits();
        if self.is_closing() {
            return Err(ApiFailure::stopping());
        }
        if bounds.tables as u64 <= self.count().await? && !self.evict_one().await? {
            return Err(ApiFailure::too_many(Phrase::new("error-page-full")));
        }
        let theirs = self.library().table_count_of(owner).await?;
        if bounds.tables_of_one as u64 <= theirs {
            return Err(ApiFailure::too_many(Phrase::new("error-page-too-many-tables")));
        }
        Ok(())
    }

    /// Clears a table that is not looked at and not missed, so that a visitor who sets up table
    /// after table is only in their own way; false if there is none.
    async fn evict_one(&self) -> Result<bool, ApiFailure> {
        let tables = &self.0.services.tables;
        for _ in 0..ROUNDS {
            for id in tables.spare().await? {
                if self.is_deserted(&id) && tables.clear_spare(&id).await? {
                    self.metrics().refused("cleared-to-make-room");
                    self.forget(&id).await;
                    return Ok(true);
                }
            }
        }
        Ok(false)
    }

    /// Ends the task of a table that was cleared.
    pub(crate) async fn forget(&self, id: &str) {
        let slot = self.awake().remove(id);
        if let Some(slot) = slot
            && let Some(handle) = slot.lock().await.take()
        {
            handle.close().await;
        }
    }

    fn is_deserted(&self, id: &str) -> bool {
        let slot = self.awake().get(id).cloned();
        slot.is_none_or(|slot| match slot.try_lock() {
            Ok(handle) => handle.as_ref().is_none_or(TableHandle::is_deserted),
            Err(_) => false,
        })
    }

    /// A table was saved, by this server or another one: its task is told the revision.
    pub(crate) async fn notify_saved(&self, id: String, revision: i64) {
        let slot = self.awake().get(&id).cloned();
        let handle = match slot {
            Some(slot) => slot.lock().await.clone(),
            None => None,
        };
        if let Some(handle) = handle.filter(TableHandle::is_open) {
            handle.hear_of(revision).await;
        }
    }

    /// Other servers could not be heard: any table may have been kept by one of them.
    pub(crate) async fn revalidate_all(&self) {
        let ids: Vec<String> = self.awake().keys().cloned().collect();
        for id in ids {
            self.notify_saved(id, i64::MAX).await;
        }
    }

    /// A table by its name, woken if it is asleep.
    pub(crate) async fn table(&self, id: &str) -> Result<TableHandle, ApiFailure> {
        if self.is_closing() {
            return Err(ApiFailure::stopping());
        }
        if !is_token(id) {
            return Err(ApiFailure::no_table());
        }
        let slot = self.slot(id);
        let mut place = slot.lock().await;
        if let Some(handle) = place.as_ref().filter(|handle| handle.is_open()) {
            return Ok(handle.clone());
        }
        let woken = match self.0.services.tables.load(id).await {
            Ok(Some(snapshot)) => tables::wake(snapshot, self.0.services.clone()),
            Ok(None) => Err(ApiFailure::no_table()),
            Err(error) => Err(error.into()),
        };
        match woken {
            Ok(handle) => {
                *place = Some(handle.clone());
                Ok(handle)
            }
            Err(failure) => {
                // Names that somebody has guessed are not remembered.
                self.awake().remove(id);
                Err(failure)
            }
        }
    }

    /// Where a table is when it is awake.
    fn slot(&self, id: &str) -> TableSlot {
        let mut awake = self.awake();
        if let Some(slot) = awake.get(id) {
            return Arc::clone(slot);
        }
        // Those that sleep are forgotten, but not looked for every time.
        if awake.len() >= FEW && awake.len() == awake.capacity() {
            let sleeps = |slot: &TableSlot| match slot.try_lock() {
                Ok(handle) => handle.as_ref().is_some_and(|handle| !handle.is_open()),
                Err(_) => false,
            };
            awake.retain(|_, slot| !sleeps(slot));
        }
        Arc::clone(awake.entry(id.to_owned()).or_default())
    }

    fn awake(&self) -> MutexGuard<'_, HashMap<String, TableSlot>> {
        self.0.awake.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Closes: no table wakes any more, those that are awake finish what they have begun and tell
    /// their viewers to reconnect.
    pub(crate) async fn close(&self) {
        self.0.closing.send_replace(true);
        let slots: Vec<TableSlot> = self.awake().values().cloned().collect();
        for slot in slots {
            let handle = slot.lock().await.take();
            if let Some(handle) = handle {
                handle.close().await;
            }
        }
    }
}

/// A house that may be gone.
pub(crate) struct WeakAppState(Weak<AppParts>);

impl WeakAppState {
    /// The house, if it is still there.
    pub(crate) fn upgrade(&self) -> Option<AppState> {
        self.0.upgrade().map(AppState)
    }
}

impl fmt::Debug for AppState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("House").field("address", &self.0.address).finish_non_exhaustive()
    }
}
