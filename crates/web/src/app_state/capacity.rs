//! How many tables there may be, and which one goes when there are too many.

use rules::Phrase;
use table::TableChange;

use super::{AppState, TableOpener};
use crate::{
    failure::ApiFailure,
    table_store::save_of,
    tables::{self, FreshTable, TableHandle},
    wire::Opened,
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
        mut fresh: FreshTable,
        network: String,
    ) -> Result<Opened, ApiFailure> {
        let services = &self.0.services;
        let whole = [TableChange::Game].into_iter().collect();
        let mut save = save_of(&fresh.table, &whole);
        save.row.network = network;
        let saved = services.tables.save(save).await?;
        tables::saved(&mut fresh.table, saved.unwrap_or(1));
        services.metrics.opened.inc();
        let opened = tables::opened(&fresh);
        let mut unvisited = self.unvisited();
        if unvisited.len() >= MOST_UNVISITED {
            // Their hosts have been told the tokens when they opened them.
            unvisited.clear();
        }
        unvisited.insert(opened.id.clone(), fresh.table.issued().clone());
        drop(unvisited);
        Ok(opened)
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
