//! One search of the laboratory: waiting, thinking, or there to be walked through.

use std::{
    fmt,
    io::{self, BufWriter},
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, Mutex, OnceLock, PoisonError,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use lab::{Explorer, QuestionError, RecordError, Recording, SearchQuestion};
use rules::{Phrase, Speak as _};
use search::Stop;
use session::{ExternalEngine, ExternalEngines, Fault};
use tokio::sync::Notify;

use super::bounded_file::BoundedFile;
use crate::pool::QueueKey;

/// A recording has no more bytes than this: eleven million nodes.
const MOST_BYTES: u64 = 220_000_000;
/// A search thinks no longer than this.
const LONGEST: Duration = Duration::from_secs(90);
/// How many bytes are written at a time.
const PORTION: usize = 1 << 16;
/// How many bytes hold a node, roughly.
const NODE: u64 = 20;
/// The timeout of a long poll for progress.
const PATIENCE: Duration = Duration::from_millis(400);

/// One search of the laboratory.
pub(crate) struct LabSearch {
    /// Its name.
    pub(crate) id: String,
    /// In whose line it waits.
    pub(super) owner: QueueKey,
    pub(crate) question: SearchQuestion,
    /// The engines of other programs that may be asked.
    external_engines: ExternalEngines,
    stop: Stop,
    written: Arc<AtomicU64>,
    done: OnceLock<Result<SearchOutcome, Phrase>>,
    news: Notify,
}

/// A search that is over.
pub(crate) struct SearchOutcome {
    /// What was recorded.
    pub(crate) explorer: Mutex<Explorer>,
    /// Whether it was stopped before its time.
    pub(crate) stopped: bool,
    /// Whether the engine that was asked does not search, so that this is another's search.
    pub(crate) no_search: bool,
}

impl LabSearch {
    pub(super) fn new(
        id: String,
        owner: QueueKey,
        question: SearchQuestion,
        external_engines: ExternalEngines,
    ) -> Self {
        let (stop, written) = (Stop::default(), Arc::default());
        let (done, news) = (OnceLock::new(), Notify::new());
        Self { id, owner, question, external_engines, stop, written, done, news }
    }

    /// Thinks, and writes down how.
    pub(super) fn run(&self) {
        // Whoever waits for it must be told, whatever happens.
        let done = catch_unwind(AssertUnwindSafe(|| self.record()));
        let done = match done {
            Ok(done) => done.map_err(|error| error.phrase()),
            Err(_) => Err(Fault::crashed().phrase()),
        };
        // It is run once, so nothing is there yet.
        let _ = self.done.set(done);
        self.news.notify_waiters();
    }

    fn record(&self) -> Result<SearchOutcome, RecordError> {
        let recording = self.written(&self.question)?;
        // One that was stopped before it began would have searched.
        let no_search = recording.is_empty() && !self.stop.is_raised();
        let recording = if no_search { self.written(&self.question.instead())? } else { recording };
        let mut explorer = Explorer::new(recording)?;
        explorer.prepare()?;
        let stopped = self.stop.is_raised();
        Ok(SearchOutcome { explorer: Mutex::new(explorer), stopped, no_search })
    }

    /// Has a search written down, as much of it as may be.
    fn written(&self, question: &SearchQuestion) -> Result<Recording, RecordError> {
        let until = Instant::now() + LONGEST;
        let file = tempfile::tempfile()?;
        let written = Arc::clone(&self.written);
        let bounded = BoundedFile::new(file, written, MOST_BYTES, until, self.stop.clone());
        let out = BufWriter::with_capacity(PORTION, bounded);
        let out = match self.other_program(question)? {
            Some(mut external) => {
                question.record_external(&*question.table()?, &mut *external, out, &self.stop)?
            }
            None => question.record(out, self.stop.clone())?,
        };
        let file = out.into_inner().map_err(io::IntoInnerError::into_error)?.into_file();
        Ok(Recording::read(file)?)
    }

    /// The other program that is asked, if it is not an engine of ours.
    fn other_program(
        &self,
        question: &SearchQuestion,
    ) -> Result<Option<Box<dyn ExternalEngine>>, QuestionError> {
        if lab::is_tree(&question.game) {
            return Ok(None);
        }
        Ok(self.external_engines.invite(&question.spec()?, &question.game.parse()?)?)
    }

    /// What ends it early.
    pub(super) fn stop_flag(&self) -> Stop {
        self.stop.clone()
    }

    /// Tells it to stop.
    pub(crate) fn stop(&self) {
        self.stop.raise();
    }

    /// What came of it, if it is over; waits a little for that.
    pub(crate) async fn news(&self) -> Option<&Result<SearchOutcome, Phrase>> {
        let news = self.news.notified();
        if self.done.get().is_none() {
            // Nothing new is an answer too.
            let _ = tokio::time::timeout(PATIENCE, news).await;
        }
        self.done.get()
    }

    /// What came of it, if it is over.
    pub(crate) fn done(&self) -> Option<&Result<SearchOutcome, Phrase>> {
        self.done.get()
    }

    /// How many nodes were recorded so far, roughly while it thinks.
    pub(crate) fn nodes(&self) -> u32 {
        match self.done.get() {
            Some(Ok(done)) => done.with(|explorer| explorer.recording().len()),
            _ => u32::try_from(self.bytes() / NODE).unwrap_or(u32::MAX),
        }
    }

    /// How many bytes it takes on the disk.
    pub(super) fn bytes(&self) -> u64 {
        self.written.load(Ordering::Relaxed)
    }
}

impl SearchOutcome {
    /// Runs a closure on the recording, one at a time.
    pub(crate) fn with<T>(&self, look: impl FnOnce(&mut Explorer) -> T) -> T {
        look(&mut self.explorer.lock().unwrap_or_else(PoisonError::into_inner))
    }
}

impl fmt::Debug for LabSearch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Search").field("id", &self.id).finish_non_exhaustive()
    }
}
