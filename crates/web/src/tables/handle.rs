//! A table from the outside: what can be asked of its task.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::{Duration, Instant},
};

use axum::extract::ws::Utf8Bytes;
use record::Record;
use table::{Input, Token, ViewerId};
use tokio::sync::{mpsc, oneshot};
use words::Words;

use crate::{network::Network, wire::Request};

/// How many orders may wait at a table.
const MAILBOX: usize = 256;
/// How many messages may wait for a viewer who reads slowly; after that the connection ends and
/// must be made again.
const OUTBOX: usize = 64;

/// What the task of a table can be told.
pub(super) enum TableMessage {
    /// A viewer comes.
    Join { viewer: ViewerId, visit: JoinRequest, words: Words, outbox: mpsc::Sender<Utf8Bytes> },
    /// A viewer goes.
    Leave { viewer: ViewerId },
    /// A viewer asks for something.
    Ask { viewer: ViewerId, request: Request, asked: Instant },
    /// Messages to a viewer and back take so long.
    Lag { viewer: ViewerId, lag: Duration },
    /// A viewer has sent what makes no sense.
    Garbled { viewer: ViewerId },
    /// What an engine says.
    Engine(Box<Input>),
    /// The game as it is to be written down.
    Record { answer: oneshot::Sender<Record> },
    /// The table has this revision by now, perhaps by another server.
    Elsewhere { revision: i64 },
    /// The server stops.
    Close,
}

/// What a viewer comes with.
#[derive(Debug)]
pub(crate) struct JoinRequest {
    /// What they show.
    pub(crate) tokens: Vec<Token>,
    /// What they are called, if they say so.
    pub(crate) name: Option<String>,
    /// Their browser, if it was here before.
    pub(crate) browser: Option<String>,
    /// The network that they come from.
    pub(crate) network: Network,
}

/// A handle to the task of a table; cloning it gives another handle to the same task.
#[derive(Clone, Debug)]
pub(crate) struct TableHandle {
    orders: mpsc::Sender<TableMessage>,
    /// How many look at it.
    viewers: Arc<AtomicUsize>,
}

/// A connection to a table.
pub(crate) struct Subscription {
    /// The number of the viewer.
    pub(crate) viewer: ViewerId,
    /// What they are told.
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
}

impl TableHandle {
    /// A handle, and the orders that its task takes.
    pub(super) fn new() -> (Self, mpsc::Receiver<TableMessage>) {
        let (orders, told) = mpsc::channel(MAILBOX);
        (Self { orders, viewers: Arc::default() }, told)
    }

    /// Where the task notes how many look at its table.
    pub(super) fn viewers(&self) -> Arc<AtomicUsize> {
        Arc::clone(&self.viewers)
    }

    /// Whether no viewer is there.
    pub(crate) fn is_deserted(&self) -> bool {
        self.viewers.load(Ordering::Relaxed) == 0
    }

    /// What the task itself holds of its own mailbox: it does not keep it open.
    pub(super) fn own(&self) -> mpsc::WeakSender<TableMessage> {
        self.orders.downgrade()
    }

    /// Whether the task runs.
    pub(crate) fn is_open(&self) -> bool {
        !self.orders.is_closed()
    }

    /// Comes to look; nothing if the task has ended.
    pub(crate) async fn join(&self, visit: JoinRequest, words: Words) -> Option<Subscription> {
        let viewer = ViewerId(fastrand::u64(..));
        let (outbox, messages) = mpsc::channel(OUTBOX);
        self.orders.send(TableMessage::Join { viewer, visit, words, outbox }).await.ok()?;
        Some(Subscription { viewer, messages })
    }

    /// Goes.
    pub(crate) async fn leave(&self, viewer: ViewerId) {
        // A task that has ended has forgotten its viewers.
        let _ = self.orders.send(TableMessage::Leave { viewer }).await;
    }

    /// Asks for something; without a request, what was sent makes no sense.
    pub(crate) async fn ask(&self, viewer: ViewerId, request: Option<Request>) {
        let order = match request {
            Some(request) => TableMessage::Ask { viewer, request, asked: Instant::now() },
            None => TableMessage::Garbled { viewer },
        };
        // A task that has ended has said so already.
        let _ = self.orders.send(order).await;
    }

    /// Messages to a viewer and back take so long.
    pub(crate) async fn note_lag(&self, viewer: ViewerId, lag: Duration) {
        // A task that has ended counts no time.
        let _ = self.orders.send(TableMessage::Lag { viewer, lag }).await;
    }

    /// The table has this revision by now, perhaps by another server.
    pub(crate) async fn hear_of(&self, revision: i64) {
        // A table that sleeps is loaded when it wakes.
        let _ = self.orders.send(TableMessage::Elsewhere { revision }).await;
    }

    /// Ends the task: what was asked before is still done.
    pub(crate) async fn close(&self) {
        // A table that sleeps is closed.
        let _ = self.orders.send(TableMessage::Close).await;
    }

    /// The game as it is to be written down.
    pub(crate) async fn record(&self) -> Option<Record> {
        let (answer, record) = oneshot::channel();
        self.orders.send(TableMessage::Record { answer }).await.ok()?;
        record.await.ok()
    }
}
