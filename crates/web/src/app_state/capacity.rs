//! How many tables there may be, and which one goes when there are too many.

use axum::http::StatusCode;
use rules::Phrase;
use table::{TableChange, Token};

use super::{AppState, TableOpener};
use crate::{
    classes, contests,
    failure::ApiFailure,
    network::Network,
    table_store::save_of,
    tables::{self, FreshTable, TableHandle},
    token::brief,
    wire::{Opened, TableRequest},
};

/// How many tables of the network that has most are looked at when one must go.
const CROWD: u32 = 64;

/// How many tables without a visitor are remembered with their tokens.
const MOST_UNVISITED: usize = 2_000;

/// How often some tables are looked at when one must go.
const ROUNDS: usize = 16;

impl AppState {
    /// Saves a table that was just opened; then it can be found. It wakes when a person first comes
    /// to it: one without a visitor takes no memory.
    pub(super) async fn put(
        &self,
        fresh: FreshTable,
        network: String,
    ) -> Result<Opened, ApiFailure> {
        self.put_in(fresh, network, None, String::new()).await
    }

    /// The same for a table of a tournament, with a name.
    async fn put_in(
        &self,
        mut fresh: FreshTable,
        network: String,
        tournament: Option<String>,
        title: String,
    ) -> Result<Opened, ApiFailure> {
        let services = &self.0.services;
        let whole = [TableChange::Game].into_iter().collect();
        let mut save = save_of(&fresh.table, &whole);
        save.row.network = network;
        save.row.tournament = tournament;
        save.row.title = title;
        let saved = services.tables.save(save).await?;
        tables::saved(&mut fresh.table, saved.unwrap_or(1));
        services.metrics.opened.inc();
        let opened = tables::opened(&fresh);
        if classes::class_of(&fresh.table.keys().owner).is_some() {
            // No one is told the tokens of a class: who comes with a card is given theirs.
            return Ok(opened);
        }
        let mut unvisited = self.unvisited();
        if unvisited.len() >= MOST_UNVISITED {
            // Their hosts have been told the tokens when they opened them.
            unvisited.clear();
        }
        unvisited.insert(opened.id.clone(), fresh.table.issued().clone());
        drop(unvisited);
        Ok(opened)
    }

    /// Opens a table for a browser.
    pub(crate) async fn open(
        &self,
        opener: &TableOpener,
        request: &TableRequest,
    ) -> Result<Opened, ApiFailure> {
        if request.open == Some(true) && !self.has_open_tables() {
            let phrase = Phrase::new("error-page-no-open-list");
            return Err(ApiFailure::new(StatusCode::UNPROCESSABLE_ENTITY, phrase).about("open"));
        }
        let network = self.check_capacity(opener).await?;
        let key = self.cookie_key().await?.clone();
        let seat_token = move |table: &str, seat: u8| contests::seat_token(&key, table, seat);
        let (browser, asked) = (opener.browser.clone(), request.clone());
        let services = self.0.services.clone();
        let open = move || tables::open(&browser, &asked, seat_token, &services);
        let fresh = if request.opening.is_some() {
            // An adviser looks at the opening, away from the threads that answer people.
            tokio::task::spawn_blocking(open).await.map_err(|_| ApiFailure::crashed())??
        } else {
            open()?
        };
        let people = fresh.table.session().seats().iter().filter(|seat| seat.is_human()).count();
        let opened = self.put(fresh, network).await?;
        if request.open == Some(true) {
            // Who opens it has the first seat.
            self.library().list_openly(&opened.id, people.saturating_sub(1)).await?;
        }
        tracing::info!(game = request.game, table = brief(&opened.id), "table opened");
        Ok(opened)
    }

    /// Opens a table for a game of a tournament, and tells its name.
    pub(crate) async fn open_for_contest(
        &self,
        owner: &str,
        network: String,
        tournament: &str,
        title: String,
        record: &record::Record,
    ) -> Result<String, ApiFailure> {
        let key = self.cookie_key().await?.clone();
        let seat_token = move |table: &str, seat: u8| contests::seat_token(&key, table, seat);
        let fresh = tables::begin_from(owner, record, seat_token, &self.0.services)?;
        let opened = self.put_in(fresh, network, Some(tournament.to_owned()), title).await?;
        Ok(opened.id)
    }

    /// Opens a table of a class, and tells its name.
    pub(crate) async fn open_for_class(
        &self,
        owner: &str,
        request: &TableRequest,
        tokens: Vec<Token>,
    ) -> Result<String, ApiFailure> {
        let opener = TableOpener { browser: owner.to_owned(), network: Network::THIS_MACHINE };
        let network = self.check_capacity(&opener).await?;
        let fresh = tables::open_with_tokens(owner, request, tokens, &self.0.services)?;
        Ok(self.put(fresh, network).await?.id)
    }

    /// The browser or the class that a table belongs to, if there is such a table.
    pub(crate) async fn owner_of_table(&self, id: &str) -> Result<Option<String>, ApiFailure> {
        Ok(self.library().table_owner(id).await?)
    }

    /// Whether one more table may be opened, for a browser and for a network; tells by which hash
    /// the library knows the network. When all is full, another one is cleared.
    pub(super) async fn check_capacity(&self, opener: &TableOpener) -> Result<String, ApiFailure> {
        let bounds = self.limits();
        if self.is_closing() {
            return Err(ApiFailure::stopping());
        }
        let theirs = self.library().table_count_of(&opener.browser).await?;
        if theirs >= bounds.tables_of_one as u64 {
            return Err(ApiFailure::too_many(Phrase::new("error-page-too-many-tables")));
        }
        let network = self.network_hash(opener.network).await?;
        let of_network = self.library().table_count_of_network(&network).await?;
        let is_bounded = !opener.network.is_this_machine();
        if is_bounded && of_network >= bounds.tables_of_network as u64 {
            return Err(ApiFailure::too_many(Phrase::new("error-page-network-tables")));
        }
        if self.count().await? >= bounds.tables as u64 && !self.evict_one().await? {
            return Err(ApiFailure::too_many(Phrase::new("error-page-full")));
        }
        Ok(network)
    }

    /// Clears a table that is not looked at and not missed, so that a visitor who sets up table
    /// after table is only in their own way; false if there is none.
    async fn evict_one(&self) -> Result<bool, ApiFailure> {
        let tables = &self.0.services.tables;
        for _ in 0..ROUNDS {
            for id in tables.spare().await? {
                if self.is_deserted(&id) && tables.clear_spare(&id).await? {
                    return Ok(self.evicted(&id).await);
                }
            }
        }
        // What is left is missed by those who opened it: the network goes first that has most.
        for id in self.library().crowding_tables(CROWD).await? {
            if self.is_deserted(&id) && self.library().clear_table(&id).await? {
                return Ok(self.evicted(&id).await);
            }
        }
        Ok(false)
    }

    /// A table was cleared to make room for another one.
    async fn evicted(&self, id: &str) -> bool {
        self.metrics().refused("cleared-to-make-room");
        self.close_table(id).await;
        true
    }

    /// Ends the task of a table that was cleared.
    pub(crate) async fn close_table(&self, id: &str) {
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
}
