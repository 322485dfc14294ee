//! A worker: pulls jobs, does them, stores what came of them.

mod doing;
mod materials;
mod searching;

use std::{
    collections::{BTreeSet, HashMap},
    future::Future,
    sync::{Arc, Mutex, PoisonError},
    time::Duration,
};

use async_nats::jetstream::AckKind;
use futures_util::{FutureExt as _, StreamExt as _, future::BoxFuture, stream::FuturesUnordered};
use search::Stop;
use tokio::task::JoinSet;

use self::{
    doing::{Doing, JobEnd},
    materials::Materials,
};
use crate::{
    Fleet, FleetError, JobKind, WorkerCard,
    link::JobConsumer,
    pull::{Delivery, pull},
};

/// How often a worker tells that it is there.
const HEARTBEAT: Duration = Duration::from_secs(3);
/// How long a worker waits after the server did not answer.
const BACKOFF: Duration = Duration::from_millis(500);

/// A worker as it is set up.
#[derive(Clone, Debug)]
pub struct FleetWorker {
    /// Its name.
    pub name: String,
    /// How many jobs it does at a time.
    pub threads: usize,
    /// Which kinds of jobs it does.
    pub kinds: BTreeSet<JobKind>,
    /// How long a job may take.
    pub longest: Duration,
}

/// What a worker has done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct WorkerTotals {
    /// Jobs whose results are stored.
    pub done: u64,
    /// Jobs that cannot be done.
    pub refused: u64,
    /// Jobs that were handed back.
    pub returned: u64,
    /// Whether a run has dismissed it because its results were wrong.
    pub is_dismissed: bool,
}

/// The jobs that are being done: the run of each, and what stops it.
pub(crate) type RunningJobs = Arc<Mutex<HashMap<u64, RunningJob>>>;

/// A job that is being done.
#[derive(Clone, Debug)]
pub(crate) struct RunningJob {
    pub(crate) run: String,
    pub(crate) stop: Stop,
}

/// A consumer and what of it is under way here.
struct JobSource {
    kind: JobKind,
    last: &'static str,
    consumer: Option<Arc<JobConsumer>>,
    is_pulling: bool,
    /// A job that came when no thread was free.
    waiting: Option<Delivery>,
}

type Pulled = (usize, Result<(Arc<JobConsumer>, Option<Delivery>), FleetError>);

/// A worker at work.
struct Shift<'a> {
    fleet: &'a Fleet,
    worker: &'a FleetWorker,
    sources: Vec<JobSource>,
    pulls: FuturesUnordered<BoxFuture<'static, Pulled>>,
    jobs: JoinSet<(u64, JobEnd)>,
    running: RunningJobs,
    materials: Arc<Materials>,
    begun: u64,
    totals: WorkerTotals,
    closing: Stop,
    card: WorkerCard,
}

impl FleetWorker {
    /// How long a job may take unless another time is given.
    pub const USUAL_LONGEST: Duration = Duration::from_secs(3600);

    /// Works until the future is there, then hands back what is begun.
    ///
    /// # Errors
    ///
    /// If the server refuses us; a server that is away is waited for.
    pub async fn work(
        &self,
        fleet: &Fleet,
        end: impl Future<Output = ()>,
    ) -> Result<WorkerTotals, FleetError> {
        let mut shift = Shift::new(fleet, self);
        let stops = fleet.client.subscribe(fleet.house.stop_subject()).await;
        let mut stops = stops.map_err(FleetError::trouble)?;
        let dismissals = fleet.client.subscribe(fleet.house.dismissal_subject()).await;
        let mut dismissals = dismissals.map_err(FleetError::trouble)?;
        let mut heartbeat = tokio::time::interval(HEARTBEAT);
        let mut signs = tokio::time::interval((fleet.silence / 3).max(Duration::from_millis(100)));
        tokio::pin!(end);
        loop {
            shift.start_waiting();
            shift.pull();
            tokio::select! {
                () = &mut end => break,
                Some(ended) = shift.jobs.join_next() => shift.ended(ended.ok()),
                Some(pulled) = shift.pulls.next() => shift.pulled(pulled).await,
                _ = heartbeat.tick() => shift.tell().await,
                _ = signs.tick() => shift.keep_waiting().await,
                Some(message) = stops.next() => shift.stop(&message.payload),
                Some(message) = dismissals.next() => {
                    if *message.payload == *self.name.as_bytes() {
                        tracing::error!("dismissed: a run found results of this worker wrong");
                        shift.totals.is_dismissed = true;
                        break;
                    }
                }
            }
        }
        shift.close().await;
        Ok(shift.totals)
    }
}

impl<'a> Shift<'a> {
    fn new(fleet: &'a Fleet, worker: &'a FleetWorker) -> Self {
        let source =
            |kind, last| JobSource { kind, last, consumer: None, is_pulling: false, waiting: None };
        let sources = worker.kinds.iter().flat_map(|kind| match kind {
            JobKind::Search => ["0", "1", "2"].map(|last| source(*kind, last)).into(),
            kind => vec![source(*kind, "*")],
        });
        let card = WorkerCard {
            name: worker.name.clone(),
            build: fleet.build.to_string(),
            kinds: worker.kinds.iter().copied().collect(),
            threads: worker.threads as u64,
            running: 0,
            done: 0,
            refused: 0,
            since: WorkerCard::now(),
            is_stuck: false,
        };
        Self {
            fleet,
            worker,
            sources: sources.collect(),
            pulls: FuturesUnordered::new(),
            jobs: JoinSet::new(),
            running: RunningJobs::default(),
            materials: Arc::new(Materials::new(fleet.clone())),
            begun: 0,
            totals: WorkerTotals::default(),
            closing: Stop::default(),
            card,
        }
    }

    fn has_room(&self) -> bool {
        self.jobs.len() < self.worker.threads
    }

    /// Begins what waits for a thread, the most urgent first.
    fn start_waiting(&mut self) {
        for place in 0..self.sources.len() {
            if !self.has_room() {
                return;
            }
            if let Some(delivery) = self.sources[place].waiting.take() {
                self.start(self.sources[place].kind, delivery);
            }
        }
    }

    fn start(&mut self, kind: JobKind, delivery: Delivery) {
        self.begun += 1;
        let number = self.begun;
        let doing = Doing {
            fleet: self.fleet.clone(),
            worker: self.worker.clone(),
            materials: Arc::clone(&self.materials),
            running: Arc::clone(&self.running),
            closing: self.closing.clone(),
            kind,
            number,
        };
        self.jobs.spawn(async move {
            let end = match kind {
                JobKind::Search => doing.search(delivery).await,
                _ => doing.finish(delivery).await,
            };
            (number, end)
        });
    }

    /// Asks for a job wherever none is asked for and none waits, while a thread is free.
    fn pull(&mut self) {
        if !self.has_room() {
            return;
        }
        let fleet = self.fleet;
        for (place, source) in self.sources.iter_mut().enumerate() {
            if source.is_pulling || source.waiting.is_some() {
                continue;
            }
            source.is_pulling = true;
            let (fleet, known) = (fleet.clone(), source.consumer.clone());
            let (kind, last) = (source.kind, source.last);
            let pulled = async move {
                let consumer = match known {
                    Some(consumer) => consumer,
                    None => Arc::new(fleet.consumer(kind, last).await?),
                };
                let delivery = pull(&consumer).await?;
                Ok((consumer, delivery))
            };
            let waited = async move {
                let pulled = pulled.await;
                if pulled.is_err() {
                    tokio::time::sleep(BACKOFF).await;
                }
                (place, pulled)
            };
            self.pulls.push(waited.boxed());
        }
    }

    async fn pulled(&mut self, (place, pulled): Pulled) {
        let has_room = self.has_room();
        let source = &mut self.sources[place];
        source.is_pulling = false;
        match pulled {
            Ok((consumer, delivery)) => {
                source.consumer = Some(consumer);
                source.waiting = delivery;
                // A person waits for a search, and another worker may be free.
                if source.kind == JobKind::Search
                    && !has_room
                    && let Some(delivery) = source.waiting.take()
                {
                    let _ = delivery.ack_with(AckKind::Nak(None)).await;
                }
            }
            Err(error) => {
                tracing::warn!(%error, "no jobs can be pulled");
                source.consumer = None;
                // The server may have been given another folder.
                let _ = self.fleet.ensure().await;
            }
        }
    }

    fn ended(&mut self, ended: Option<(u64, JobEnd)>) {
        let Some((number, end)) = ended else { return };
        self.running().remove(&number);
        match end {
            JobEnd::Stored => self.totals.done += 1,
            JobEnd::Refused => self.totals.refused += 1,
            JobEnd::Returned => self.totals.returned += 1,
            JobEnd::Stopped => {}
        }
    }

    fn running(&self) -> std::sync::MutexGuard<'_, HashMap<u64, RunningJob>> {
        self.running.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// A run, or a search, is to stop.
    fn stop(&self, run: &[u8]) {
        for job in self.running().values().filter(|job| job.run.as_bytes() == run) {
            job.stop.raise();
        }
    }

    /// Tells that the worker is there.
    async fn tell(&mut self) {
        self.card.running = self.jobs.len() as u64;
        (self.card.done, self.card.refused) = (self.totals.done, self.totals.refused);
        self.card.is_stuck = self.materials.is_stuck();
        let text = serde_json::to_vec(&self.card).expect("plain data");
        let put = async {
            self.fleet
                .workers()
                .await?
                .put(&self.card.name, text.into())
                .await
                .map_err(FleetError::trouble)
        };
        if let Ok(Err(error)) = tokio::time::timeout(BACKOFF, put).await {
            tracing::debug!(%error, "the worker cannot be listed");
        }
    }

    /// Jobs that wait for a thread are not given to others.
    async fn keep_waiting(&self) {
        for delivery in self.sources.iter().filter_map(|source| source.waiting.as_ref()) {
            let _ = delivery.ack_with(AckKind::Progress).await;
        }
    }

    /// Hands back what is begun.
    async fn close(&mut self) {
        self.closing.raise();
        self.pulls.clear();
        for job in self.running().values() {
            job.stop.raise();
        }
        for source in &mut self.sources {
            if let Some(delivery) = source.waiting.take() {
                let _ = delivery.ack_with(AckKind::Nak(None)).await;
                self.totals.returned += 1;
            }
        }
        let ended = async {
            let mut ended = Vec::new();
            while let Some(job) = self.jobs.join_next().await {
                ended.push(job.ok());
            }
            ended
        };
        let ended = tokio::time::timeout(BACKOFF * 4, ended).await.unwrap_or_default();
        for job in ended {
            self.ended(job);
        }
        let leave = async {
            if let Ok(workers) = self.fleet.workers().await {
                let _ = workers.purge(&self.card.name).await;
            }
            let _ = self.fleet.client.flush().await;
        };
        let _ = tokio::time::timeout(BACKOFF, leave).await;
    }
}
