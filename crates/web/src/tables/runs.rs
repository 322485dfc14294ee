//! Engines of a table on the threads of the server: what they say goes to the table's task.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    time::{Duration, Instant},
};

use search::Stop;
use session::{Advice, Fault, Inquiry, PonderRun, Work};
use table::{Input, InquiryAnswer, LineSearch, ThreadUse, ThreatSearch, ViewerId};
use tokio::sync::mpsc;

use super::handle::TableMessage;
use crate::{
    network::Network,
    pool::{Pool, QueueKey, TaskLength},
};

/// How often an engine tells what it thinks so far.
const PROGRESS_INTERVAL: Duration = Duration::from_millis(100);

/// Starts engines for a table.
#[derive(Debug)]
pub(super) struct EngineRuns {
    pool: Pool,
    /// In whose line searches wait.
    line: QueueKey,
    owner: String,
    mailbox: mpsc::WeakSender<TableMessage>,
}

impl EngineRuns {
    pub(super) fn new(pool: Pool, owner: String, mailbox: mpsc::WeakSender<TableMessage>) -> Self {
        let line = QueueKey::new(Network::THIS_MACHINE, owner.clone());
        Self { pool, line, owner, mailbox }
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

    /// Runs the engine at turn.
    pub(super) fn start_move(&self, work: Work, length: TaskLength) {
        let Work { ticket, job, player, stop } = work;
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

    /// Asks an engine something.
    pub(super) fn inquire(&self, inquiry: Inquiry, asked_by: Option<ViewerId>) {
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
