//! Searches of a server at workers.
//!
//! A search is never lost with a worker: its server has it still, and does it itself when nothing
//! more is heard of it.

use std::{
    sync::{
        Arc, OnceLock,
        atomic::{AtomicU64, Ordering},
    },
    time::{Duration, Instant},
};

use async_nats::connection::State;
use futures_util::StreamExt as _;
use search::Stop;
use session::{Advice, SearchText};

use crate::{
    Fleet, FleetOptions, JobKind,
    search_job::{SearchJob, SearchReply},
};

/// How long a worker may take to begin.
const BEGINNING: Duration = Duration::from_millis(1000);
/// How long a worker that has begun may be silent.
const SILENCE: Duration = Duration::from_millis(1500);
/// How often the flag of a search is looked at.
const LOOK: Duration = Duration::from_millis(20);
/// How often the workers are counted.
const COUNTING: Duration = Duration::from_secs(2);
/// For how long no searches are sent after one was not answered.
const REST: Duration = Duration::from_secs(3);

/// Which search comes before which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum SearchPriority {
    /// A person waits for a move.
    Move,
    /// A person waits for a hint or in a lesson.
    Hint,
    /// An analysis, or a tournament.
    Analysis,
}

impl SearchPriority {
    const fn name(self) -> &'static str {
        match self {
            Self::Move => "0",
            Self::Hint => "1",
            Self::Analysis => "2",
        }
    }
}

/// The workers that search for a server; cloning it gives another handle to the same ones.
#[derive(Clone, Debug)]
pub struct SearchFleet(Arc<FleetLink>);

#[derive(Debug)]
struct FleetLink {
    fleet: OnceLock<Fleet>,
    /// How many searches the workers do at a time.
    threads: AtomicU64,
    /// How many workers there are.
    workers: AtomicU64,
    under_way: AtomicU64,
    answered: AtomicU64,
    lost: AtomicU64,
    begun: Instant,
    /// Until when no searches are sent, in milliseconds since the beginning.
    rests_until: AtomicU64,
}

/// What is counted of the searches at workers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct SearchCounts {
    /// How many workers there are.
    pub workers: u64,
    /// How many searches they do at a time.
    pub threads: u64,
    /// How many are under way.
    pub under_way: u64,
    /// How many were answered.
    pub answered: u64,
    /// How many were not, and done here instead.
    pub lost: u64,
}

/// One search that is under way.
struct UnderWay<'a>(&'a FleetLink);

impl Drop for UnderWay<'_> {
    fn drop(&mut self) {
        self.0.under_way.fetch_sub(1, Ordering::Relaxed);
    }
}

impl SearchFleet {
    /// Connects when the server is there, however long that takes; to be called within a runtime.
    #[must_use]
    pub fn open(options: FleetOptions) -> Self {
        let link = Arc::new(FleetLink {
            fleet: OnceLock::new(),
            threads: AtomicU64::new(0),
            workers: AtomicU64::new(0),
            under_way: AtomicU64::new(0),
            answered: AtomicU64::new(0),
            lost: AtomicU64::new(0),
            begun: Instant::now(),
            rests_until: AtomicU64::new(0),
        });
        let weak = Arc::downgrade(&link);
        tokio::spawn(async move {
            let mut is_told = false;
            while let Some(link) = weak.upgrade() {
                if link.fleet.get().is_none() {
                    match Fleet::connect(&options).await {
                        Ok(fleet) => drop(link.fleet.set(fleet)),
                        Err(error) if !is_told => {
                            is_told = true;
                            tracing::warn!(%error, "no workers: searches are done here");
                        }
                        Err(_) => {}
                    }
                }
                link.count().await;
                drop(link);
                tokio::time::sleep(COUNTING).await;
            }
        });
        Self(link)
    }

    /// Whether a worker is there that may take a search now.
    #[must_use]
    pub fn is_ready(&self) -> bool {
        let link = &self.0;
        let is_connected = || {
            let fleet = link.fleet.get();
            fleet.is_some_and(|fleet| fleet.client.connection_state() == State::Connected)
        };
        let under_way = link.under_way.load(Ordering::Relaxed);
        under_way < link.threads.load(Ordering::Relaxed)
            && link.rests_until.load(Ordering::Relaxed) <= link.now()
            && is_connected()
    }

    /// What is counted.
    #[must_use]
    pub fn counts(&self) -> SearchCounts {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        SearchCounts {
            workers: read(&self.0.workers),
            threads: read(&self.0.threads),
            under_way: read(&self.0.under_way),
            answered: read(&self.0.answered),
            lost: read(&self.0.lost),
        }
    }

    /// Has a worker search; none if no worker does it, or none answers any more.
    pub async fn search(
        &self,
        text: &SearchText,
        priority: SearchPriority,
        stop: &Stop,
        tell: impl FnMut(Advice),
    ) -> Option<Advice> {
        let link = &*self.0;
        if !self.is_ready() || !text.is_ours() {
            return None;
        }
        link.under_way.fetch_add(1, Ordering::Relaxed);
        let _under_way = UnderWay(link);
        let advice = link.search(text, priority, stop, tell).await;
        match advice {
            Some(_) => drop(link.answered.fetch_add(1, Ordering::Relaxed)),
            None => {
                link.lost.fetch_add(1, Ordering::Relaxed);
                let rest = u64::try_from(REST.as_millis()).unwrap_or_default();
                link.rests_until.store(link.now() + rest, Ordering::Relaxed);
            }
        }
        advice
    }
}

impl FleetLink {
    fn now(&self) -> u64 {
        u64::try_from(self.begun.elapsed().as_millis()).unwrap_or(u64::MAX)
    }

    /// Counts the workers.
    async fn count(&self) {
        let Some(fleet) = self.fleet.get() else { return };
        let present = tokio::time::timeout(COUNTING, fleet.workers_present()).await;
        let cards = present.ok().and_then(Result::ok).unwrap_or_default();
        let able = cards.iter().filter(|card| {
            card.build == fleet.build.as_str() && card.kinds.contains(&JobKind::Search)
        });
        let (workers, threads) =
            able.fold((0, 0), |(workers, threads), card| (workers + 1, threads + card.threads));
        self.workers.store(workers, Ordering::Relaxed);
        self.threads.store(threads, Ordering::Relaxed);
    }

    async fn search(
        &self,
        text: &SearchText,
        priority: SearchPriority,
        stop: &Stop,
        mut tell: impl FnMut(Advice),
    ) -> Option<Advice> {
        let fleet = self.fleet.get()?;
        let reply = fleet.client.new_inbox();
        let mut answers = fleet.client.subscribe(reply.clone()).await.ok()?;
        let id = format!("s-{:016x}", fastrand::u64(..));
        let job = SearchJob::of(text, fleet.build.clone(), id.clone(), reply);
        let subject = fleet.house.job_subject(JobKind::Search, &fleet.build, priority.name());
        let job = serde_json::to_vec(&job).expect("plain data");
        let stored = tokio::time::timeout(BEGINNING, fleet.store(&subject, &id, job.into())).await;
        if !matches!(stored, Ok(Ok(()))) {
            return None;
        }
        let (mut heard, mut patience, mut is_stopped) = (Instant::now(), BEGINNING, false);
        loop {
            let answer = tokio::time::timeout(LOOK, answers.next()).await;
            if stop.is_raised() && !is_stopped {
                is_stopped = true;
                let _ = fleet.client.publish(fleet.house.stop_subject(), id.clone().into()).await;
            }
            match answer {
                Ok(Some(message)) => {
                    (heard, patience) = (Instant::now(), SILENCE);
                    match serde_json::from_slice(&message.payload).ok()? {
                        SearchReply::Alive => {}
                        SearchReply::Progress(advice) => {
                            let advice = Advice::from(advice);
                            if text.is_answered_by(&advice) {
                                tell(advice);
                            }
                        }
                        SearchReply::Done(advice) => {
                            let advice = Advice::from(advice);
                            return text.is_answered_by(&advice).then_some(advice);
                        }
                        SearchReply::Refused => return None,
                    }
                }
                Ok(None) => return None,
                Err(_) if heard.elapsed() > patience => {
                    let _ = fleet.client.publish(fleet.house.stop_subject(), id.into()).await;
                    return None;
                }
                Err(_) => {}
            }
        }
    }
}
