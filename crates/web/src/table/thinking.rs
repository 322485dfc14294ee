//! The engines of a table: what runs for it on the threads of the house.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use rules::{Phrase, Speak as _, Spec};
use search::{Limits, Stop};
use session::{Advice, Fault, Inquiry, NodeId, Question, Session, Ticket, Work};
use tokio::sync::mpsc;

use super::{
    showing::{count, played},
    stub::{GuestId, InquiryAnswer, Order},
    threat::{threatener, threats},
};
use crate::{
    pool::{Pool, Want},
    wire::{Choice, Message, PlayedMove, Threat},
};

/// The longest that an engine may think about a move; then it plays the best it has.
const LONGEST_SEARCH: Duration = Duration::from_mins(1);
/// How long an engine thinks about a hint.
const HINT: Duration = Duration::from_secs(2);
/// How long an engine thinks about a threat.
const THREAT: Duration = Duration::from_secs(1);
/// How many moves of a line are told as they are made on the board: more cannot be told apart there.
const AHEAD: usize = 5;
/// How long an engine thinks about each move of a game that it judges.
const JUDGING: Duration = Duration::from_millis(400);
/// How long to wait before trying again to begin a search.
const A_LITTLE: Duration = Duration::from_secs(1);
/// How often an engine tells how it gets on.
const NEWS: Duration = Duration::from_millis(100);

/// The engines of a table.
#[derive(Debug)]
pub(crate) struct Thinking {
    pool: Pool,
    mailbox: mpsc::WeakSender<Order>,
    /// In whose line searches wait.
    owner: String,
    /// A search for a move that is not begun yet.
    held: Option<Work>,
    /// When to try again to begin it, if it could not be.
    again: Option<Instant>,
    /// The search for a move: its flag, and when it must be over, once it has begun.
    search: Option<(Stop, Option<Instant>)>,
    /// The flag of the hint under way.
    hinting: Stop,
    /// The flag of the search for threats under way.
    threatening: Stop,
    /// The flag of the judging under way.
    judged: Stop,
    /// The engine that judges the game, while that is wanted.
    pub(crate) analysing: Option<Spec>,
    /// The place that it was asked about last.
    judging: Option<(Ticket, NodeId)>,
}

impl Thinking {
    pub(crate) fn new(pool: Pool, owner: String, mailbox: mpsc::WeakSender<Order>) -> Self {
        Self {
            pool,
            mailbox,
            owner,
            held: None,
            again: None,
            search: None,
            hinting: Stop::default(),
            threatening: Stop::default(),
            judged: Stop::default(),
            analysing: None,
            judging: None,
        }
    }

    /// Takes a search on; the one before is no longer wanted.
    pub(crate) fn begin(&mut self, work: Option<Work>) {
        self.search = None;
        self.again = None;
        self.held = work;
    }

    /// Whether a search was taken on and not begun.
    pub(crate) fn is_held(&self) -> bool {
        self.held.is_some()
    }

    /// Begins the search that was taken on not now, but a little later.
    pub(crate) fn wait(&mut self) {
        self.again = Some(Instant::now() + A_LITTLE);
    }

    /// Begins the search that was taken on; if there are too many, a little later.
    pub(crate) fn go(&mut self) {
        if self.held.is_some() && !self.pool.has_room(&self.owner, Want::Move) {
            return self.wait();
        }
        let (Some(work), Some(mailbox)) = (self.held.take(), self.mailbox.upgrade()) else {
            return;
        };
        self.again = None;
        let Work { ticket, stop, job, .. } = work;
        self.search = Some((stop, None));
        self.pool.run(&self.owner, move || {
            // A table that is closed plays no more.
            let _ = mailbox.blocking_send(Order::Begun { ticket });
            let mut told = Instant::now();
            let mut tell = |advice: Advice| {
                if NEWS <= told.elapsed() {
                    told = Instant::now();
                    // News that nobody has time for are not missed.
                    let _ = mailbox.try_send(Order::Progress { ticket, advice: Box::new(advice) });
                }
            };
            let order = match guarded(|| job(&mut tell)) {
                Some(Ok(advice)) => Order::Thought { ticket, advice: Box::new(advice) },
                Some(Err(fault)) => Order::Failed { ticket, fault },
                None => Order::Failed { ticket, fault: Fault::Crashed },
            };
            // A table that is closed plays no more.
            let _ = mailbox.blocking_send(order);
        });
    }

    /// The search for a move has found a thread: from now on its time counts.
    pub(crate) fn begun(&mut self) {
        if let Some((_, due)) = &mut self.search {
            due.get_or_insert(Instant::now() + LONGEST_SEARCH);
        }
    }

    /// When somebody should look whether an engine thinks for too long.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        self.search.as_ref().map_or(self.again, |(_, due)| *due)
    }

    /// Lets an engine that has thought for too long play what it has.
    pub(crate) fn hurry(&mut self, now: Instant) {
        self.again.take_if(|again| *again <= now);
        if let Some((stop, _)) = self.search.take_if(|(_, due)| due.is_some_and(|due| due <= now)) {
            stop.raise();
        }
    }

    /// Ends everything.
    pub(crate) fn stop(&mut self) {
        if let Some((stop, _)) = self.search.take() {
            stop.raise();
        }
        self.held = None;
        self.hinting.raise();
        self.threatening.raise();
        self.judged.raise();
    }

    /// Asks an engine what every move is worth, for somebody.
    pub(crate) fn hint(
        &mut self,
        session: &Session,
        guest: GuestId,
        engine: Option<Spec>,
    ) -> Result<(), Phrase> {
        let engine = engine.unwrap_or_else(|| session.adviser());
        let limits = Limits { time: Some(HINT), ..Limits::default() };
        let here = session.tree().current();
        let inquiry = session.inquire(here, Question::Every, &engine, limits);
        match inquiry.map_err(|error| error.phrase())? {
            Some(_) if !self.pool.has_room(&self.owner, Want::Answer) => {
                return Err(Phrase::new("error-page-busy"));
            }
            Some(inquiry) => {
                // Nobody waits for two at a time.
                self.hinting.raise();
                self.hinting = inquiry.stop.clone();
                self.inquire(inquiry, Some(guest));
            }
            None => return Err(Phrase::new("error-game-over")),
        }
        Ok(())
    }

    /// Finds out what the next player threatens, for somebody.
    pub(crate) fn threats(&mut self, session: &Session, guest: GuestId) -> Result<(), Phrase> {
        if session.ending().is_some() {
            return Err(Phrase::new("error-game-over"));
        }
        if !self.pool.has_room(&self.owner, Want::Answer) {
            return Err(Phrase::new("error-page-busy"));
        }
        let Some(mailbox) = self.mailbox.upgrade() else { return Ok(()) };
        // Nobody waits for two at a time; whoever waited is told what was found by then.
        self.threatening.raise();
        self.threatening = Stop::default();
        let stop = self.threatening.clone();
        let (table, engine) = (session.table().fork(), session.adviser());
        let node = count(session.tree().current().number());
        self.pool.run(&self.owner, move || {
            let found = guarded(|| {
                let limits = Limits { time: Some(THREAT), ..Limits::default() };
                let board = table.board();
                let found = threats(&*table, &engine, limits, &stop).into_iter();
                let moves =
                    found.map(|(turn, score)| Threat { played: played(&board, &turn), score });
                Message::Threats { node, seat: threatener(&*table).0, moves: moves.collect() }
            });
            let order = match found {
                Some(message) => Order::Threatened { guest, message: Box::new(message) },
                None => Order::Unanswered { guest: Some(guest) },
            };
            // A table that is closed tells nobody.
            let _ = mailbox.blocking_send(order);
        });
        Ok(())
    }

    /// Asks the engine that judges the game about the next place; when all is said, no more.
    pub(crate) fn analyse(&mut self, session: &Session) -> Result<(), Phrase> {
        let Some(engine) = &self.analysing else { return Ok(()) };
        let limits = Limits { time: Some(JUDGING), ..Limits::default() };
        match session.analyse(engine, limits) {
            // One that has nothing to say about a place is not asked again and again.
            Ok(Some(inquiry)) if self.judging == Some((inquiry.ticket, inquiry.node)) => {
                self.end_analysis();
            }
            Ok(Some(_)) if !self.pool.has_room(&self.owner, Want::Answer) => {
                self.end_analysis();
                return Err(Phrase::new("error-page-busy"));
            }
            Ok(Some(inquiry)) => {
                self.judging = Some((inquiry.ticket, inquiry.node));
                self.judged = inquiry.stop.clone();
                self.inquire(inquiry, None);
            }
            Ok(None) => self.end_analysis(),
            Err(error) => {
                self.end_analysis();
                return Err(error.phrase());
            }
        }
        Ok(())
    }

    /// No more judging.
    pub(crate) fn end_analysis(&mut self) {
        self.analysing = None;
        self.judging = None;
    }

    /// Whether nobody thinks; a search that nobody looks at is not begun.
    pub(crate) fn is_idle(&self) -> bool {
        self.search.is_none() && self.analysing.is_none()
    }

    fn inquire(&self, inquiry: Inquiry, guest: Option<GuestId>) {
        let Inquiry { ticket, node, engine, job, .. } = inquiry;
        let Some(mailbox) = self.mailbox.upgrade() else { return };
        self.pool.run(&self.owner, move || {
            let mut told = Instant::now();
            let mut tell = |advice: Advice| {
                if let Some(guest) = guest.filter(|_| NEWS <= told.elapsed()) {
                    told = Instant::now();
                    // News that nobody has time for are not missed.
                    let order = Order::Advised { guest, node, advice: Box::new(advice) };
                    let _ = mailbox.try_send(order);
                }
            };
            let order = match guarded(|| job(&mut tell)) {
                Some(advice) => {
                    let answer = InquiryAnswer { ticket, node, engine, advice };
                    Order::Judged { guest, answer: Box::new(answer) }
                }
                None => Order::Unanswered { guest },
            };
            // A table that is closed wants no advice.
            let _ = mailbox.blocking_send(order);
        });
    }

    /// How the engine at turn gets on.
    pub(crate) fn news(advice: &Advice) -> Message {
        let statistics = advice.statistics;
        let time = statistics.time.as_micros().max(1);
        let speed = u128::from(statistics.nodes) * 1_000_000 / time;
        Message::Thinking {
            seat: advice.player.0,
            depth: advice.depth,
            score: advice.score,
            line: advice.line.clone(),
            nodes: u32::try_from(statistics.nodes).unwrap_or(u32::MAX),
            nodes_per_second: u32::try_from(speed).unwrap_or(u32::MAX),
        }
    }

    /// What an engine that was asked would play.
    pub(crate) fn advice(session: &Session, node: NodeId, advice: &Advice, done: bool) -> Message {
        let choices = advice.choices.iter().map(|worth| Choice {
            text: worth.text.clone(),
            score: worth.score,
            exact: worth.exact,
        });
        Message::Advice {
            node: count(node.number()),
            done,
            best: advice.best.clone(),
            score: advice.score,
            depth: advice.depth,
            line: advice.line.clone(),
            ahead: if node == session.tree().current() {
                ahead(session, advice)
            } else {
                Vec::new()
            },
            choices: choices.collect(),
        }
    }
}

/// What an engine says, unless it panics: whoever waits for it must be told.
fn guarded<T>(think: impl FnOnce() -> T) -> Option<T> {
    let said = catch_unwind(AssertUnwindSafe(think));
    said.inspect_err(|_| tracing::error!("an engine has panicked")).ok()
}

/// The first moves of the line that an engine expects from here, as they are made on the board.
fn ahead(session: &Session, advice: &Advice) -> Vec<PlayedMove> {
    let mut table = session.table().fork();
    let moves = advice.line.iter().take(AHEAD).map_while(|text| {
        let seat = table.turn().0;
        table.play(text).ok()?;
        Some(PlayedMove { seat, played: played(&table.board(), &table.last()?) })
    });
    moves.collect()
}
