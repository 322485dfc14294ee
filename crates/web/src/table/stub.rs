//! A table from the outside: what can be asked of it by anybody who has found it.

use std::{
    sync::{
        Arc,
        atomic::{AtomicUsize, Ordering},
    },
    time::Instant,
};

use axum::extract::ws::Utf8Bytes;
use record::Record;
use rules::Spec;
use session::{Advice, Fault, NodeId, Ticket};
use tokio::sync::{mpsc, oneshot};
use words::Words;

use crate::wire::{Message, Request};

/// How many orders may wait at a table.
const MAILBOX: usize = 256;
/// How many messages may wait for somebody who reads slowly; after that they are not heard any
/// more and must come again.
const OUTBOX: usize = 64;

/// Somebody who looks at a table, by number.
pub(crate) type GuestId = u64;

/// What a table can be told.
pub(crate) enum Order {
    /// Somebody comes to look.
    Join { guest: GuestId, tokens: Vec<String>, words: Words, outbox: mpsc::Sender<Utf8Bytes> },
    /// Somebody goes.
    Leave { guest: GuestId },
    /// Somebody at the table asks for something.
    Ask { guest: GuestId, request: Request, asked: Instant },
    /// Somebody at the table has sent what makes no sense.
    Garbled { guest: GuestId },
    /// The engine at turn has found a thread.
    Begun { ticket: Ticket },
    /// The engine at turn tells how it gets on.
    Progress { ticket: Ticket, advice: Box<Advice> },
    /// The engine at turn has made up its mind.
    Thought { ticket: Ticket, advice: Box<Advice> },
    /// The engine at turn has failed.
    Failed { ticket: Ticket, fault: Fault },
    /// The engine that was asked for a hint tells what it would play so far.
    Advised { guest: GuestId, node: NodeId, advice: Box<Advice> },
    /// What the next player threatens was found out for somebody.
    Threatened { guest: GuestId, message: Box<Message> },
    /// An engine that was asked has said its last word: to somebody, or for the game.
    Judged { guest: Option<GuestId>, answer: Box<InquiryAnswer> },
    /// An engine that was asked has failed: somebody, or the game, gets no answer.
    Unanswered { guest: Option<GuestId> },
    /// The game as it is to be written down.
    Record { answer: oneshot::Sender<Record> },
    /// The table was kept so often by now, perhaps by another server.
    Elsewhere { revision: i64 },
    /// The house closes.
    Close,
}

/// What an engine that was asked says in the end.
pub(crate) struct InquiryAnswer {
    /// At which state of the table it was asked.
    pub(crate) ticket: Ticket,
    /// About which node of the tree.
    pub(crate) node: NodeId,
    /// Which engine.
    pub(crate) engine: Spec,
    /// What it thinks.
    pub(crate) advice: Advice,
}

/// A table from the outside; a copy is the same table.
#[derive(Clone, Debug)]
pub(crate) struct Stub {
    orders: mpsc::Sender<Order>,
    /// How many look at it.
    guests: Arc<AtomicUsize>,
}

/// What somebody hears of a table.
pub(crate) struct Heard {
    /// Under which number they are known.
    pub(crate) guest: GuestId,
    /// What they hear.
    pub(crate) messages: mpsc::Receiver<Utf8Bytes>,
}

impl Stub {
    /// A table from the outside, and what it is told.
    pub(crate) fn new() -> (Self, mpsc::Receiver<Order>) {
        let (orders, told) = mpsc::channel(MAILBOX);
        (Self { orders, guests: Arc::default() }, told)
    }

    /// Where the table notes how many look at it.
    pub(crate) fn guests(&self) -> Arc<AtomicUsize> {
        Arc::clone(&self.guests)
    }

    /// Whether nobody looks at it.
    pub(crate) fn is_deserted(&self) -> bool {
        self.guests.load(Ordering::Relaxed) == 0
    }

    /// What the table itself holds of its own mailbox: it does not keep it open.
    pub(crate) fn own(&self) -> mpsc::WeakSender<Order> {
        self.orders.downgrade()
    }

    /// Whether somebody is still there.
    pub(crate) fn is_open(&self) -> bool {
        !self.orders.is_closed()
    }

    /// Comes to look, with these tokens; nothing if nobody is there any more.
    pub(crate) async fn join(&self, tokens: Vec<String>, words: Words) -> Option<Heard> {
        let guest = fastrand::u64(..);
        let (outbox, messages) = mpsc::channel(OUTBOX);
        self.orders.send(Order::Join { guest, tokens, words, outbox }).await.ok()?;
        Some(Heard { guest, messages })
    }

    /// Goes.
    pub(crate) async fn leave(&self, guest: GuestId) {
        // A table that is closed has forgotten everybody.
        let _ = self.orders.send(Order::Leave { guest }).await;
    }

    /// Asks for something; without a request, what was sent makes no sense.
    pub(crate) async fn ask(&self, guest: GuestId, request: Option<Request>) {
        let order = match request {
            Some(request) => Order::Ask { guest, request, asked: Instant::now() },
            None => Order::Garbled { guest },
        };
        // A table that is closed has said so already.
        let _ = self.orders.send(order).await;
    }

    /// The table was kept so often by now, perhaps by another server.
    pub(crate) async fn hear_of(&self, revision: i64) {
        // One that sleeps looks into the library when it wakes.
        let _ = self.orders.send(Order::Elsewhere { revision }).await;
    }

    /// The house closes: what was asked before is still done.
    pub(crate) async fn close(&self) {
        // A table that sleeps is closed.
        let _ = self.orders.send(Order::Close).await;
    }

    /// The game as it is to be written down.
    pub(crate) async fn record(&self) -> Option<Record> {
        let (answer, record) = oneshot::channel();
        self.orders.send(Order::Record { answer }).await.ok()?;
        record.await.ok()
    }
}
