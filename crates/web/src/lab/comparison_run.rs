//! One comparison of the laboratory: going on, or done.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use lab::{Comparison, ComparisonResult, Effort};
use rules::{Phrase, Speak as _};
use search::Stop;
use session::Fault;
use tokio::sync::Notify;

use crate::pool::QueueKey;

/// A comparison takes no longer than this.
pub(super) const LONGEST: Duration = Duration::from_mins(2);
/// The timeout of a long poll for progress.
const PATIENCE: Duration = Duration::from_millis(400);

/// One comparison of the laboratory.
#[derive(Debug)]
pub(crate) struct ComparisonRun {
    /// Its name.
    pub(crate) id: String,
    /// In whose line it waits.
    pub(super) owner: QueueKey,
    pub(crate) comparison: Comparison,
    stop: Stop,
    state: Mutex<ComparisonState>,
    news: Notify,
}

/// How far a comparison is.
#[derive(Clone, Debug)]
pub(crate) struct ComparisonState {
    /// Who searches now, and how much.
    pub(crate) now: Option<(String, Effort)>,
    /// What was found so far.
    pub(crate) compared: ComparisonResult,
    /// Whether it is over.
    pub(crate) is_over: bool,
    /// Why nothing came of it.
    pub(crate) problem: Option<Phrase>,
}

impl ComparisonRun {
    pub(super) fn new(id: String, owner: QueueKey, comparison: Comparison) -> Self {
        let compared = ComparisonResult {
            game: comparison.game.clone(),
            positions: comparison.places.len(),
            rows: Vec::new(),
            searches: Vec::new(),
            bounds: Vec::new(),
        };
        let state = ComparisonState { now: None, compared, is_over: false, problem: None };
        let (stop, state) = (Stop::default(), Mutex::new(state));
        Self { id, owner, comparison, stop, state, news: Notify::new() }
    }

    /// Lets the engines search, one after the other.
    pub(super) fn run(&self) {
        let mut tell = |engine: &str, effort: Effort, rows: &[lab::EffortRow]| {
            let mut state = self.lock();
            state.now = Some((engine.to_owned(), effort));
            state.compared.rows = rows.to_vec();
            drop(state);
            self.news.notify_waiters();
        };
        // Whoever waits for it must be told, whatever happens.
        let done = catch_unwind(AssertUnwindSafe(|| self.comparison.run(&self.stop, &mut tell)));
        let mut state = self.lock();
        match done {
            Ok(Ok(compared)) => state.compared = compared,
            Ok(Err(error)) => state.problem = Some(error.phrase()),
            Err(_) => state.problem = Some(Fault::crashed().phrase()),
        }
        state.now = None;
        state.is_over = true;
        drop(state);
        self.news.notify_waiters();
    }

    /// What ends it early.
    pub(super) fn stop_flag(&self) -> Stop {
        self.stop.clone()
    }

    /// Tells it to stop.
    pub(crate) fn stop(&self) {
        self.stop.raise();
    }

    pub(crate) fn is_stopped(&self) -> bool {
        self.stop.is_raised()
    }

    /// How far it is; waits a little for news.
    pub(crate) async fn news(&self) -> ComparisonState {
        let news = self.news.notified();
        if !self.state().is_over {
            // Nothing new is an answer too.
            let _ = tokio::time::timeout(PATIENCE, news).await;
        }
        self.state()
    }

    /// How far it is.
    pub(crate) fn state(&self) -> ComparisonState {
        self.lock().clone()
    }

    fn lock(&self) -> MutexGuard<'_, ComparisonState> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
