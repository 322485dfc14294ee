//! Tables that are awake: each is a task with a `table::Table` to itself.
//!
//! What may be done at a table and what comes of it is told by the crate `table`; here is what is
//! around it on a server. An `TableActor` is the task: it gives the table what comes in and carries
//! out its effects. Everything else has a `TableHandle` and sends the task orders, so nothing at a
//! table happens at the same time as anything else there, and no table waits for another.
//!
//! `setting` reads what is asked for before a game, `requests` what is asked during it, `showing`
//! makes messages out of what the table shows, `Outboxes` are the ways to those who look on, `runs`
//! runs engines on the pool, `opening` opens tables and wakes them.

mod actor;
mod handle;
mod memory_pool;
mod opening;
mod outbox;
mod requests;
mod runs;
mod setting;
mod showing;

use std::sync::Arc;

use fleet::SearchFleet;
use session::ExternalEngines;
use store::Claims;
use table::{TableLimits, TableOptions, Token};

use crate::{
    metrics::Metrics, pool::Pool, server_limits::ServerLimits, table_store::TableStore, token,
};

pub(crate) use handle::{JoinRequest, TableHandle};
pub(crate) use memory_pool::MemoryPool;
pub(crate) use opening::{FreshTable, check, import, open, saved, wake};
pub(crate) use outbox::{bye, refusal, written};
pub(crate) use showing::{opened, picture};

/// What a table needs of the server.
#[derive(Clone, Debug)]
pub(crate) struct Services {
    /// The threads on which engines run.
    pub(crate) pool: Pool,
    /// The workers that search instead, while there are any.
    pub(crate) searches: Option<SearchFleet>,
    /// What engines may remember from move to move.
    pub(crate) memory: MemoryPool,
    /// Where tables are saved.
    pub(crate) tables: TableStore,
    /// Which of several servers runs the engines of a table.
    pub(crate) claims: Arc<Claims>,
    /// The engines of other programs that may be seated.
    pub(crate) external_engines: ExternalEngines,
    /// The limits of the server.
    pub(crate) limits: ServerLimits,
    /// The metrics of the server.
    pub(crate) metrics: Metrics,
}

impl Services {
    /// What every table has in common.
    fn options(&self) -> TableOptions {
        TableOptions {
            external_engines: self.external_engines.clone(),
            limits: TableLimits {
                viewers: self.limits.spectators,
                nodes: self.limits.tree_nodes,
                comment: self.limits.comment_bytes,
            },
            fresh_token: Arc::new(|| Token::new(token::fresh())),
            seed: fastrand::u64(..),
        }
    }
}
