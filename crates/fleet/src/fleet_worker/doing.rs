//! One job from its delivery to its acknowledgement.

use std::{
    panic::{AssertUnwindSafe, catch_unwind},
    sync::{
        Arc, PoisonError,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use async_nats::{header::NATS_MESSAGE_ID, jetstream::AckKind};
use search::Stop;

use super::{
    FleetWorker, RunningJob, RunningJobs,
    materials::{Materials, NoMaterial},
};
use crate::{
    Fleet, Job, JobKind, JobOutcome, JobRefusal, JobResult, JobWork, WorkerCard,
    link::StoreFailure,
    pull::Delivery,
    work::{Performed, TrainingTask, play_games, train},
};

/// How many workers may vanish on a job before it is refused.
const MOST_DELIVERIES: u64 = 6;
/// How long to wait before a result is stored that could not be stored.
const AGAIN: Duration = Duration::from_millis(300);

/// How a delivery has ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum JobEnd {
    /// Its result is stored.
    Stored,
    /// It cannot be done, which is stored.
    Refused,
    /// It is handed back for another worker.
    Returned,
    /// Its run no longer wants it.
    Stopped,
}

/// What doing a job takes.
pub(super) struct Doing {
    pub(super) fleet: Fleet,
    pub(super) worker: FleetWorker,
    pub(super) materials: Arc<Materials>,
    pub(super) running: RunningJobs,
    /// Raised when the worker ends.
    pub(super) closing: Stop,
    pub(super) kind: JobKind,
    pub(super) number: u64,
}

/// Tells the server at intervals that a job is being done, until it is dropped.
struct SignsOfLife(tokio::task::JoinHandle<()>);

impl Drop for SignsOfLife {
    fn drop(&mut self) {
        self.0.abort();
    }
}

impl Doing {
    /// Does the job, stores what came of it, and only then acknowledges it.
    pub(super) async fn finish(self, delivery: Delivery) -> JobEnd {
        let delivery = Arc::new(delivery);
        let (begun, stop, late) =
            (Instant::now(), Stop::default(), Arc::new(AtomicBool::new(false)));
        let _signs = self.signs(&delivery, &stop, &late);
        let delivered = delivery.info().map_or(1, |info| info.delivered).unsigned_abs();
        let run = run_of(&delivery.subject);
        let job = Job::read(&delivery.payload).filter(|job| job.run == run);
        let Some(job) = job.filter(|job| job.kind() == self.kind) else {
            let name = crate::Digest::of(&delivery.payload).short().to_owned();
            return self.refuse(&delivery, &run, name, delivered, JobRefusal::Malformed).await;
        };
        let listed = RunningJob { run: run.clone(), stop: stop.clone() };
        self.running.lock().unwrap_or_else(PoisonError::into_inner).insert(self.number, listed);
        if self.closing.is_raised() {
            stop.raise();
        }
        if job.build != self.fleet.build {
            let refusal = JobRefusal::OtherBuild { build: job.build.to_string() };
            return self.refuse(&delivery, &run, job.id(), delivered, refusal).await;
        }
        if delivered > MOST_DELIVERIES {
            let refusal = JobRefusal::Deadly { deliveries: delivered - 1 };
            return self.refuse(&delivery, &run, job.id(), delivered, refusal).await;
        }
        let performed = self.perform(job.work.clone(), job.document.clone(), stop).await;
        match performed {
            Performed::Done(outcome) => {
                let seconds = begun.elapsed().as_secs_f64();
                let result = self.result(job.id(), delivered, seconds, outcome);
                self.store(&delivery, &run, &result, AckKind::Ack, JobEnd::Stored).await
            }
            Performed::Refused(refusal) => {
                self.refuse(&delivery, &run, job.id(), delivered, refusal).await
            }
            Performed::Stopped if late.load(Ordering::Relaxed) => {
                let refusal = JobRefusal::TooLong { seconds: self.worker.longest.as_secs() };
                self.refuse(&delivery, &run, job.id(), delivered, refusal).await
            }
            Performed::Away => self.hand_back(&delivery, Some(AGAIN)).await,
            Performed::Stopped if self.closing.is_raised() => self.hand_back(&delivery, None).await,
            Performed::Stopped => {
                let _ = delivery.ack_with(AckKind::Term).await;
                JobEnd::Stopped
            }
        }
    }

    /// Gives a sign of life at intervals, and stops a job that takes too long.
    fn signs(&self, delivery: &Arc<Delivery>, stop: &Stop, late: &Arc<AtomicBool>) -> SignsOfLife {
        let (delivery, stop, late) = (Arc::clone(delivery), stop.clone(), Arc::clone(late));
        let interval = (self.fleet.silence / 3).max(Duration::from_millis(50));
        let deadline = Instant::now() + self.worker.longest;
        SignsOfLife(tokio::spawn(async move {
            loop {
                let left = deadline.saturating_duration_since(Instant::now());
                let is_late = late.load(Ordering::Relaxed);
                tokio::time::sleep(if is_late { interval } else { interval.min(left) }).await;
                if Instant::now() >= deadline && !is_late {
                    late.store(true, Ordering::Relaxed);
                    stop.raise();
                }
                let _ = delivery.ack_with(AckKind::Progress).await;
            }
        }))
    }

    /// Fetches what the job is about, and does it on a thread of its own.
    async fn perform(&self, work: JobWork, document: crate::Digest, stop: Stop) -> Performed {
        let prepared: Result<Box<dyn FnOnce() -> Performed + Send>, NoMaterial> = match work {
            JobWork::Match { games } => self.materials.contest(&document).await.map(|contest| {
                let play = move || play_games(&contest, &games, &stop);
                Box::new(play) as Box<dyn FnOnce() -> Performed + Send>
            }),
            JobWork::Learn { round, first, count, weights, again } => {
                let digests = [Some(document), weights, again];
                self.materials.files(digests).await.map(|[plan, weights, again]| {
                    let task = TrainingTask { plan, weights, again, round, first, count };
                    let play = move || train(&task, &stop);
                    Box::new(play) as Box<dyn FnOnce() -> Performed + Send>
                })
            }
        };
        let run = match prepared {
            Ok(run) => run,
            Err(NoMaterial::Refused(refusal)) => return Performed::Refused(refusal),
            Err(NoMaterial::Away(error)) => {
                tracing::warn!(%error, "what a job is about cannot be fetched");
                return Performed::Away;
            }
        };
        let done = tokio::task::spawn_blocking(|| catch_unwind(AssertUnwindSafe(run)));
        match done.await {
            Ok(Ok(performed)) => performed,
            _ => Performed::Refused(JobRefusal::Crashed),
        }
    }

    fn result(&self, job: String, delivered: u64, seconds: f64, outcome: JobOutcome) -> JobResult {
        let (worker, redelivered) = (self.worker.name.clone(), delivered.saturating_sub(1));
        JobResult { job, worker, redelivered, seconds, outcome }
    }

    /// Stores that the job cannot be done, and ends it.
    async fn refuse(
        &self,
        delivery: &Delivery,
        run: &str,
        job: String,
        delivered: u64,
        refusal: JobRefusal,
    ) -> JobEnd {
        tracing::warn!(run, job, %refusal, "job refused");
        let result = self.result(job, delivered, 0.0, JobOutcome::Refused(refusal));
        self.store(delivery, run, &result, AckKind::Term, JobEnd::Refused).await
    }

    /// Stores a result, however long that takes, and acknowledges its job.
    async fn store(
        &self,
        delivery: &Delivery,
        run: &str,
        result: &JobResult,
        ack: AckKind,
        end: JobEnd,
    ) -> JobEnd {
        if !WorkerCard::is_name(run) {
            let _ = delivery.ack_with(AckKind::Term).await;
            return JobEnd::Refused;
        }
        let subject = self.fleet.house.result_subject(run);
        // A job that was published again is another message, and so is its result.
        let id = delivery.headers.as_ref().and_then(|headers| headers.get(NATS_MESSAGE_ID));
        let name = id.map_or(result.job.as_str(), |id| id.as_str());
        let text = bytes::Bytes::from(result.text());
        let mut is_stuck = false;
        loop {
            match self.fleet.store(&subject, name, text.clone()).await {
                Ok(()) => break,
                Err(StoreFailure::TooLarge) => {
                    let too_large = JobOutcome::Refused(JobRefusal::TooLarge);
                    let told = JobResult { outcome: too_large, ..result.clone() };
                    let _ = self.fleet.store(&subject, name, told.text().into()).await;
                    let _ = delivery.ack_with(AckKind::Term).await;
                    return JobEnd::Refused;
                }
                Err(StoreFailure::NoStream) => drop(self.fleet.ensure().await),
                Err(failure @ (StoreFailure::Full | StoreFailure::Away)) => {
                    tracing::warn!(run, ?failure, "a result cannot be stored yet");
                }
            }
            if self.closing.is_raised() {
                return self.hand_back(delivery, None).await;
            }
            if !is_stuck {
                is_stuck = true;
                self.materials.set_stuck(true);
            }
            tokio::time::sleep(AGAIN).await;
        }
        if is_stuck {
            self.materials.set_stuck(false);
        }
        // If that is lost, the job is done once more, and its result counted once.
        let _ = delivery.double_ack_with(ack).await;
        end
    }

    async fn hand_back(&self, delivery: &Delivery, after: Option<Duration>) -> JobEnd {
        let _ = delivery.ack_with(AckKind::Nak(after)).await;
        JobEnd::Returned
    }
}

/// The run in the subject of a job: its last part.
fn run_of(subject: &str) -> String {
    subject.rsplit('.').next().unwrap_or_default().to_owned()
}
