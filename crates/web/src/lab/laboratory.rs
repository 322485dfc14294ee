//! The searches that the laboratory has, the oldest forgotten first.

use std::{
    collections::VecDeque,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
    time::Duration,
};

use lab::{Comparison, QuestionError, SearchQuestion};
use rules::Phrase;
use session::ExternalEngines;
use tokio::{runtime::Handle, time::sleep};

use super::{ComparisonRun, LabSearch, comparison_run::LONGEST};
use crate::{
    engine_limits,
    failure::ApiFailure,
    metrics::{Metrics, PoolName},
    pool::{Pool, PoolOptions, QueueKey, TaskLength},
    token,
};

/// How many think at once: a search beside a comparison.
const THREADS: usize = 2;
/// How many searches are kept.
const MOST: usize = 24;
/// How many bytes their recordings may take together.
const MOST_BYTES: u64 = 1_500_000_000;
/// How many comparisons are kept.
const MOST_COMPARISONS: usize = 12;
/// How many may wait for their turn.
const MOST_WAITING: usize = 12;
/// How many of them one person may have.
const MOST_OF_ONE: usize = 3;
/// How many of them one network may have, unless it is this machine.
const MOST_OF_NETWORK: usize = 6;
/// How long one may think while others wait.
const QUANTUM: Duration = Duration::from_secs(20);

/// The searches that the laboratory has.
#[derive(Debug)]
pub(crate) struct Laboratory {
    pool: Pool,
    searches: Mutex<VecDeque<Arc<LabSearch>>>,
    comparisons: Mutex<VecDeque<Arc<ComparisonRun>>>,
}

impl Laboratory {
    /// A laboratory with threads of its own.
    pub(crate) fn new(metrics: Metrics) -> Self {
        let options = PoolOptions {
            name: PoolName::Laboratory,
            threads: THREADS,
            most: 2 * MOST_WAITING,
            people: 20,
            quantum: QUANTUM,
        };
        let pool = Pool::new(options, metrics);
        Self { pool, searches: Mutex::default(), comparisons: Mutex::default() }
    }

    /// Begins a search.
    pub(crate) fn begin(
        &self,
        owner: &QueueKey,
        question: SearchQuestion,
        external_engines: &ExternalEngines,
    ) -> Result<Arc<LabSearch>, ApiFailure> {
        check(&question).map_err(|(error, field)| ApiFailure::wrong(&error).about(field))?;
        let mut searches = self.searches();
        let waiting = searches.iter().filter(|search| search.done().is_none());
        check_line(owner, waiting.map(|search| &search.owner))?;
        let search = Arc::new(LabSearch::new(
            token::fresh(),
            owner.clone(),
            question,
            external_engines.clone(),
        ));
        searches.push_back(Arc::clone(&search));
        make_room(&mut searches);
        let running = Arc::clone(&search);
        let stop = search.stop_flag();
        self.pool.run(owner, TaskLength::Long, Some(stop), move || running.run());
        Ok(search)
    }

    /// A search by its name.
    pub(crate) fn search(&self, id: &str) -> Option<Arc<LabSearch>> {
        self.searches().iter().find(|search| search.id == id).cloned()
    }

    /// Begins a comparison.
    pub(crate) fn compare(
        &self,
        owner: &QueueKey,
        comparison: Comparison,
    ) -> Result<Arc<ComparisonRun>, ApiFailure> {
        let mut comparisons = self.comparisons();
        let waiting = comparisons.iter().filter(|one| !one.state().is_over);
        check_line(owner, waiting.map(|one| &one.owner))?;
        let comparing = Arc::new(ComparisonRun::new(token::fresh(), owner.clone(), comparison));
        comparisons.push_back(Arc::clone(&comparing));
        while comparisons.len() > MOST_COMPARISONS {
            if let Some(oldest) = comparisons.pop_front() {
                oldest.stop();
            }
        }
        let (running, watched) = (Arc::clone(&comparing), Arc::clone(&comparing));
        let (clock, stop) = (Handle::current(), comparing.stop_flag());
        self.pool.run(owner, TaskLength::Long, Some(stop), move || {
            // Its time counts from now on, not from when it began to wait.
            clock.spawn(async move {
                sleep(LONGEST).await;
                if !watched.state().is_over {
                    watched.stop();
                }
            });
            running.run();
        });
        Ok(comparing)
    }

    /// A comparison by its name.
    pub(crate) fn comparison(&self, id: &str) -> Option<Arc<ComparisonRun>> {
        self.comparisons().iter().find(|one| one.id == id).cloned()
    }

    fn comparisons(&self) -> MutexGuard<'_, VecDeque<Arc<ComparisonRun>>> {
        self.comparisons.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn searches(&self) -> MutexGuard<'_, VecDeque<Arc<LabSearch>>> {
        self.searches.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Whether one more search may wait in a line, among all that wait.
fn check_line<'a>(
    owner: &QueueKey,
    waiting: impl Iterator<Item = &'a QueueKey>,
) -> Result<(), ApiFailure> {
    let (mut all, mut of_network, mut theirs) = (0, 0, 0);
    for whose in waiting {
        all += 1;
        of_network += usize::from(whose.is_of_same_network(owner));
        theirs += usize::from(whose == owner);
    }
    let is_network_full = !owner.is_of_this_machine() && of_network >= MOST_OF_NETWORK;
    if all < MOST_WAITING && theirs < MOST_OF_ONE && !is_network_full {
        return Ok(());
    }
    Err(ApiFailure::too_many(Phrase::new("error-page-laboratory-busy")))
}

/// Whether a question can be asked at all, and if not, which part of it is wrong.
fn check(question: &SearchQuestion) -> Result<(), (QuestionError, &'static str)> {
    let wrong = |error: QuestionError| match &error {
        QuestionError::Spec(_) => (error, "game"),
        QuestionError::Position(_) | QuestionError::Move(_) => (error, "position"),
        QuestionError::Chance | QuestionError::ForTwo { .. } => (error, "engine"),
    };
    question.table().map_err(wrong)?;
    engine_limits::read(&question.engine).map_err(|error| (error.into(), "engine"))?;
    Ok(())
}

/// Forgets the oldest until there is room again; the last one stays.
fn make_room(searches: &mut VecDeque<Arc<LabSearch>>) {
    let bytes =
        |searches: &VecDeque<Arc<LabSearch>>| searches.iter().map(|s| s.bytes()).sum::<u64>();
    while searches.len() > 1 && (searches.len() > MOST || bytes(searches) > MOST_BYTES) {
        if let Some(oldest) = searches.pop_front() {
            // Nobody can see what it finds any more.
            oldest.stop();
        }
    }
}
