//! The task that has a session to itself.

use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use jiff::Timestamp;
use rules::{Phrase, Player, Speak as _, Spec};
use search::{Limits, Stop};
use session::{Advice, Command, Event, Session, Step, Ticket, Work};
use tokio::{
    sync::mpsc,
    time::{Instant, sleep_until},
};

use super::{
    Crew,
    guest::{Guest, written},
    keeping,
    obeying::{self, Wish},
    opening::Deeds,
    showing,
    stub::{GuestId, Order},
};
use crate::{
    keep::Kept,
    token,
    wire::{
        Action, Choice, Flow, Happening, Message, Opened, Request, SeatToken, State, TableEntry,
    },
};

/// The longest that an engine may think about a move; then it plays the best it has.
const LONGEST_SEARCH: Duration = Duration::from_secs(60);
/// The longest that an engine may think about a hint.
const LONGEST_HINT: Duration = Duration::from_secs(5);
/// How often an engine tells how it gets on.
const NEWS: Duration = Duration::from_millis(100);

/// The task that has a session to itself.
pub(crate) struct Actor {
    deeds: Deeds,
    session: Session,
    crew: Crew,
    /// Where engines send what they think.
    mailbox: mpsc::WeakSender<Order>,
    guests: Vec<Guest>,
    sequence: u32,
    happened: Vec<Happening>,
    changed: Timestamp,
    pace: Duration,
    /// When the turn began.
    began: Instant,
    /// Whether the engine at turn plays one move and then waits.
    stepping: bool,
    /// The search under way: its flag, and when it must be over.
    search: Option<(Stop, Instant)>,
    /// A move that an engine has chosen and that is not played yet, so that people can follow.
    held: Option<(Instant, Ticket, String)>,
    /// The flag of the hint under way.
    hint: Stop,
    /// Which hint it is.
    hints: u64,
}
