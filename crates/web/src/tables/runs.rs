//! Engines of a table on the threads of the server: what they say goes to the table's task.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use fleet::{SearchFleet, SearchPriority};
use search::Stop;
use session::{Advice, Fault, Inquiry, PonderRun, Work};
use table::{Input, InquiryAnswer, LineSearch, ThreadUse, ThreatSearch, ViewerId};
use tokio::sync::mpsc;
use tracing::Instrument as _;

use super::handle::TableMessage;
use crate::{
    network::Network,
    pool::{Pool, QueueKey, TaskLength},
};

/// How often an engine tells what it thinks so far.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

/// Starts engines for a table.
#[derive(Clone, Debug)]
pub(super) struct EngineRuns {
    pool: Pool,
    /// The workers that search instead, while there are any.
    searches: Option<SearchFleet>,
    /// In whose line searches wait.
    line: QueueKey,
    owner: String,
    mailbox: mpsc::WeakSender<TableMessage>,
}

impl EngineRuns {
    pub(super) fn new(
        pool: Pool,
        searches: Option<SearchFleet>,
        owner: String,
        mailbox: mpsc::WeakSender<TableMessage>,
    ) -> Self {
        let line = QueueKey::new(Network::THIS_MACHINE, owner.clone());
        Self { pool, searches, line, owner, mailbox }
    }

    /// Searches wait in the line of this network from now on.
    pub(super) fn queue_for(&mut self, network: Network) {
        self.line = QueueKey::new(network, self.owner.clone());
    }

    /// Where the table hears of its engines.
    pub(super) fn mailbox(&self) -> mpsc::WeakSender<TableMessage> {
        self.mailbox.clone()
    }

    /// Whether one more search may wait for a thread.
    pub(super) fn has_room(&self, want: ThreadUse) -> bool {
        self.pool.has_room(&self.line, want)
    }

    /// The workers, if any may take a search now.
    fn ready_searches(&self) -> Option<SearchFleet> {
        self.searches.clone().filter(SearchFleet::is_ready)
    }

    /// Runs the engine at turn: at a worker, or else here.
    pub(super) fn start_move(&self, work: Work, length: TaskLength) {
        let Some(searches) = self.ready_searches() else {
            return self.start_move_here(work, length);
        };
        let here = self.clone();
        let search = async move {
            let Some(mailbox) = here.mailbox.upgrade() else { return };
            let report = RunReport(mailbox);
            let ticket = work.ticket;
            report.tell(Input::Started { ticket }).await;
            let mut throttle = Throttle::new();
            let tell = |advice: Advice| {
                if throttle.is_due() {
                    report.try_send(Input::Progress { ticket, advice: Box::new(advice) });
                }
            };
            let thought = searches.search(&work.text, SearchPriority::Move, &work.stop, tell).await;
            match thought {
                Some(advice) => {
                    report.tell(Input::Thought { ticket, advice: Box::new(advice) }).await;
                }
                None => here.start_move_here(work, length),
            }
        };
        tokio::spawn(search.in_current_span());
    }

    /// Runs the engine at turn on a thread of the server.
    fn start_move_here(&self, work: Work, length: TaskLength) {
        let Work { ticket, job, player, stop, .. } = work;
        self.run(length, Some(stop), move |report| {
            let _seat = tracing::info_span!("engine", seat = player.0).entered();
            report.send(Input::Started { ticket });
            let mut throttle = Throttle::new();
            let mut tell = |advice: Advice| {
                if throttle.is_due() {
                    report.try_send(Input::Progress { ticket, advice: Box::new(advice) });
                }
            };
            report.send(match guarded(|| job(&mut tell)) {
                Some(Ok(advice)) => Input::Thought { ticket, advice: Box::new(advice) },
                Some(Err(fault)) => Input::Failed { ticket, fault },
                None => Input::Failed { ticket, fault: Fault::crashed() },
            });
        });
    }

    /// Lets an engine think on the time of a person, while no one waits for the thread.
    pub(super) fn ponder(&self, run: PonderRun) {
        let PonderRun { stop, job } = run;
        let mailbox = self.mailbox.clone();
        let span = tracing::Span::current();
        self.pool.run_idle(&self.line, stop, move || {
            span.in_scope(|| {
                guarded(|| job(&mut |_| ()));
                if let Some(mailbox) = mailbox.upgrade() {
                    RunReport(mailbox).send(Input::Pondered);
                }
            });
        });
    }

    /// Asks an engine something: at a worker, or else here.
    pub(super) fn inquire(&self, inquiry: Inquiry, asked_by: Option<ViewerId>) {
        let Some(searches) = self.ready_searches() else {
            return self.inquire_here(inquiry, asked_by);
        };
        let here = self.clone();
        // A question of the table is part of an analysis, and a person does not wait for it.
        let priority =
            if asked_by.is_some() { SearchPriority::Hint } else { SearchPriority::Analysis };
        let search = async move {
            let Some(mailbox) = here.mailbox.upgrade() else { return };
            let report = RunReport(mailbox);
            let node = inquiry.node;
            let mut throttle = Throttle::new();
            let tell = |advice: Advice| {
                if let Some(viewer) = asked_by
                    && throttle.is_due()
                {
                    report.try_send(Input::Advised { viewer, node, advice: Box::new(advice) });
                }
            };
            let said = searches.search(&inquiry.text, priority, &inquiry.stop, tell).await;
            let Some(advice) = said else { return here.inquire_here(inquiry, asked_by) };
            let Inquiry { ticket, engine, .. } = inquiry;
            let answer = InquiryAnswer { asked_by, ticket, node, engine, advice };
            report.tell(Input::Answered(Box::new(answer))).await;
        };
        tokio::spawn(search.in_current_span());
    }

    /// Asks an engine something on a thread of the server.
    fn inquire_here(&self, inquiry: Inquiry, asked_by: Option<ViewerId>) {
        let Inquiry { ticket, node, engine, job, stop, .. } = inquiry;
        self.run(TaskLength::Short, Some(stop), move |report| {
            let mut throttle = Throttle::new();
            let mut tell = |advice: Advice| {
                if let Some(viewer) = asked_by
                    && throttle.is_due()
                {
                    report.try_send(Input::Advised { viewer, node, advice: Box::new(advice) });
                }
            };
            report.send(match guarded(|| job(&mut tell)) {
                Some(advice) => {
                    let answer = InquiryAnswer { asked_by, ticket, node, engine, advice };
                    Input::Answered(Box::new(answer))
                }
                None => Input::Unanswered { asked_by },
            });
        });
    }

    /// Finds out what the next player threatens.
    pub(super) fn threaten(&self, search: ThreatSearch) {
        self.run(TaskLength::Short, None, move |report| {
            let viewer = search.viewer;
            report.send(match guarded(|| search.run()) {
                Some(threats) => Input::Threatened { viewer, threats: Box::new(threats) },
                None => Input::Unanswered { asked_by: Some(viewer) },
            });
        });
    }

    /// Finds a line of play.
    pub(super) fn find_line(&self, search: LineSearch) {
        self.run(TaskLength::Short, None, move |report| {
            let viewer = search.viewer;
            report.send(match guarded(|| search.run()) {
                Some(line) => Input::Lined { viewer, line: Box::new(line) },
                None => Input::Unanswered { asked_by: Some(viewer) },
            });
        });
    }

    fn run(
        &self,
        length: TaskLength,
        stop: Option<Stop>,
        search: impl FnOnce(&RunReport) + Send + 'static,
    ) {
        if let Some(mailbox) = self.mailbox.upgrade() {
            // The thread that thinks writes to the log inside the table's span.
            let span = tracing::Span::current();
            let search = move || span.in_scope(|| search(&RunReport(mailbox)));
            self.pool.run(&self.line, length, stop, search);
        }
    }
}

/// The way from an engine to the table's task.
struct RunReport(mpsc::Sender<TableMessage>);

impl RunReport {
    /// Tells the table something, and waits until there is room for it.
    fn send(&self, input: Input) {
        // A table that is closed wants no more answers.
        let _ = self.0.blocking_send(TableMessage::Engine(Box::new(input)));
    }

    /// The same, from a task of the runtime.
    async fn tell(&self, input: Input) {
        let _ = self.0.send(TableMessage::Engine(Box::new(input))).await;
    }

    /// Tells the table something, if there is room for it.
    fn try_send(&self, input: Input) {
        let _ = self.0.try_send(TableMessage::Engine(Box::new(input)));
    }
}

/// Lets something through now and then.
struct Throttle(Instant);

impl Throttle {
    fn new() -> Self {
        Self(Instant::now())
    }

    fn is_due(&mut self) -> bool {
        let due = self.0.elapsed() >= PROGRESS_INTERVAL;
        if due {
            self.0 = Instant::now();
        }
        due
    }
}

/// What an engine says, unless it panics: the table must be told in any case.
fn guarded<T>(think: impl FnOnce() -> T) -> Option<T> {
    let said = catch_unwind(AssertUnwindSafe(think));
    said.inspect_err(|_| tracing::error!("engine panicked")).ok()
}
