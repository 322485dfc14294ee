//! The shared state of the server: its tables, its languages, its thread pool.

mod capacity;

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
use fleet::{FleetOptions, SearchFleet};
use session::ExternalEngines;
use store::{Claims, Library};
use table::IssuedTokens;
use tokio::sync::{Mutex as AsyncMutex, Notify, OnceCell, watch};
use words::{Words, accepted_languages};

use crate::{
    bounded_engines::bounded,
    browser::{Browser, CookieKey, CookieScope},
    collections::Collections,
    connections::Connections,
    contests::Contests,
    failure::ApiFailure,
    handouts::Handouts,
    lab::Laboratory,
    metrics::{Metrics, PoolName},
    network::{Network, TrustedProxies},
    pool::{Pool, PoolOptions, cores},
    public_url::PublicUrl,
    question_limits::QuestionLimits,
    server_limits::ServerLimits,
    subscription,
    table_store::TableStore,
    tables::{self, MemoryPool, Services, TableHandle},
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
    /// The address under which people know the server, if a proxy stands before it.
    pub public_url: Option<PublicUrl>,
    /// The proxies that are believed when they tell whom they ask for.
    pub trusted_proxies: TrustedProxies,
    /// The sites whose pages may show parts of this one in a frame.
    pub embed_from: Vec<PublicUrl>,
    /// The server of NATS at which workers are met, if searches are to go to workers.
    pub nats: Option<FleetOptions>,
}

/// Whom a table belongs to: the browser that opened it, and the network that it was opened from.
#[derive(Clone, Debug)]
pub(crate) struct TableOpener {
    /// The browser.
    pub(crate) browser: String,
    /// The network.
    pub(crate) network: Network,
}

/// The shared state of the server; cloning it gives another handle to the same state.
#[derive(Clone)]
pub struct AppState(Arc<AppParts>);

struct AppParts {
    address: SocketAddr,
    options: ServerOptions,
    services: Services,
    contests: Contests,
    collections: Collections,
    awake: Mutex<HashMap<String, TableSlot>>,
    /// The tokens of tables that were opened here and have had no visitor yet.
    unvisited: Mutex<HashMap<String, IssuedTokens>>,
    connections: Connections,
    closing: watch::Sender<bool>,
    laboratory: Laboratory,
    /// The threads on which large answers are made.
    answers: Pool,
    questions: QuestionLimits,
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

impl AppState {
    /// A server that is reached at an address, with the tables that are saved in a library. It is to
    /// be made within a runtime, on which it begins to hear of other servers.
    #[must_use]
    pub fn new(address: SocketAddr, options: ServerOptions, library: Library) -> Self {
        let metrics = Metrics::default();
        let tables = TableStore::new(library.clone(), metrics.clone());
        let bounds = options.limits;
        let searches = PoolOptions {
            name: PoolName::Searches,
            threads: cores(),
            most: bounds.queued_searches,
            people: 20,
            quantum: bounds.search_quantum,
        };
        let answers = PoolOptions {
            name: PoolName::Answers,
            threads: cores().div_ceil(2),
            most: bounds.queued_answers,
            // A page asks for a game in every form at once.
            people: 4,
            quantum: bounds.search_quantum,
        };
        let pool = Pool::new(searches, metrics.clone());
        let answers = Pool::new(answers, metrics.clone());
        // So many searches think at once at tables, and some more at tournaments.
        let processes = bounds.engine_processes.max(cores() + 2);
        let external_engines = bounded(options.external_engines.clone(), processes);
        let connections = Connections::new(metrics.clone());
        let claims = Arc::new(Claims::among(library.clone()));
        let (contests, laboratory) =
            (Contests::new(metrics.clone()), Laboratory::new(metrics.clone()));
        let memory = MemoryPool::new(bounds.engine_memory);
        let searches = options.nats.clone().map(SearchFleet::open);
        metrics.watch(searches.clone());
        let limits = bounds;
        let services =
            Services { pool, searches, memory, tables, claims, external_engines, limits, metrics };
        let (awake, closing) = (Mutex::default(), watch::Sender::new(false));
        // Who reaches a server from elsewhere is a visitor, and so nobody is given the right.
        let host = address.ip().is_loopback().then(token::fresh);
        let cookie_key = OnceCell::new();
        let parts = AppParts {
            address,
            options,
            services,
            contests,
            collections: Collections::new(),
            awake,
            unvisited: Mutex::default(),
            connections,
            closing,
            laboratory,
            answers,
            questions: QuestionLimits::default(),
            cookie_key,
            host,
            quit: Notify::new(),
        };
        let app = Self(Arc::new(parts));
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
        Browser::known(headers, self.cookie_scope(), key, self.library()).await
    }

    /// Where the cookies of this server hold.
    pub(crate) fn cookie_scope(&self) -> CookieScope {
        let is_secure = self.public_url().is_some_and(PublicUrl::is_secure);
        if is_secure { CookieScope::Secure } else { CookieScope::Port(self.address().port()) }
    }

    /// The address under which people know the server, if a proxy stands before it.
    pub(crate) fn public_url(&self) -> Option<&PublicUrl> {
        self.0.options.public_url.as_ref()
    }

    /// The sites whose pages may show parts of this one in a frame.
    pub(crate) fn embed_from(&self) -> &[PublicUrl] {
        &self.0.options.embed_from
    }

    /// The proxies that are believed when they tell whom they ask for.
    pub(crate) fn proxies(&self) -> &TrustedProxies {
        &self.0.options.trusted_proxies
    }

    /// The threads on which large answers are made.
    pub(crate) fn answers(&self) -> &Pool {
        &self.0.answers
    }

    /// Whether searches at tables do not wait in a queue that is half full.
    pub(crate) fn has_room_for_searches(&self) -> bool {
        let waiting = self.metrics().waiting(PoolName::Searches).get();
        usize::try_from(waiting).unwrap_or_default() <= self.limits().queued_searches / 2
    }

    /// The rate limits of questions.
    pub(crate) fn questions(&self) -> &QuestionLimits {
        &self.0.questions
    }

    /// Where the server is reached.
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

    /// Whether the server is about to close.
    pub(crate) fn is_closing(&self) -> bool {
        *self.0.closing.borrow()
    }

    /// Waits until the server is about to close.
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

    /// The files of games that were brought here.
    pub(crate) fn collections(&self) -> &Collections {
        &self.0.collections
    }

    /// The exercises that were handed out here.
    pub(crate) fn handouts(&self) -> Handouts<'_> {
        Handouts(self.library())
    }

    /// By what the library knows a network: no address is kept.
    pub(crate) async fn network_hash(&self, network: Network) -> Result<String, ApiFailure> {
        Ok(self.cookie_key().await?.hash(&network.to_string()))
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
        opener: &TableOpener,
        request: &TableRequest,
    ) -> Result<Opened, ApiFailure> {
        let network = self.check_capacity(opener).await?;
        let fresh = tables::open(&opener.browser, request, &self.0.services)?;
        let opened = self.put(fresh, network).await?;
        tracing::info!(game = request.game, table = brief(&opened.id), "table opened");
        Ok(opened)
    }

    /// Opens a table for a browser with a game that was played before.
    pub(crate) async fn open_with(
        &self,
        opener: &TableOpener,
        record: &record::Record,
    ) -> Result<Opened, ApiFailure> {
        let network = self.check_capacity(opener).await?;
        self.put(tables::import(&opener.browser, record, &self.0.services)?, network).await
    }

    /// Opens an analysis board for a browser with a copy of a game.
    pub(crate) async fn analyse(
        &self,
        opener: &TableOpener,
        mut record: record::Record,
    ) -> Result<Opened, ApiFailure> {
        record.terms.analysis = true;
        self.open_with(opener, &record).await
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
            Ok(Some(snapshot)) => {
                let issued = self.unvisited().remove(id).unwrap_or_default();
                tables::wake(snapshot, issued, self.0.services.clone()).await
            }
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

    fn unvisited(&self) -> MutexGuard<'_, HashMap<String, IssuedTokens>> {
        self.0.unvisited.lock().unwrap_or_else(PoisonError::into_inner)
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

/// A server that may be gone.
pub(crate) struct WeakAppState(Weak<AppParts>);

impl WeakAppState {
    /// The server, if it is still there.
    pub(crate) fn upgrade(&self) -> Option<AppState> {
        self.0.upgrade().map(AppState)
    }
}

impl fmt::Debug for AppState {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("AppState").field("address", &self.0.address).finish_non_exhaustive()
    }
}
