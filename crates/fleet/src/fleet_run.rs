//! A run as its command sees it: jobs out, results in.

use std::{
    collections::{BTreeMap, BTreeSet},
    time::{Duration, Instant},
};

use search::Stop;

use crate::{
    Digest, Fleet, FleetError, FleetNotice, Job, JobKind, JobOutcome, JobResult, JobWork, RunPhase,
    RunState, WorkerCard,
    link::{ANSWER, StoreFailure},
    result_reader::ResultReader,
};

/// How long to wait for a result before looking at anything else.
const TICK: Duration = Duration::from_millis(200);
/// How often the state of a run is told.
const TELLING: Duration = Duration::from_secs(2);
/// How often the workers are counted, and jobs looked for that are lost.
const LOOKING: Duration = Duration::from_secs(3);
/// How long a command may be silent before another one may hold its run, in seconds.
const LEASE: u64 = 6;
/// How often a job is published before the run fails.
const MOST_ATTEMPTS: u32 = 20;
/// How many jobs are under way at least, so that few workers are never idle.
const FEWEST_AHEAD: usize = 6;
/// How many jobs are under way at most.
const MOST_AHEAD: usize = 20_000;

/// A run as its command sees it.
#[derive(Debug)]
pub struct FleetRun {
    fleet: Fleet,
    document: Digest,
    reader: ResultReader,
    /// The jobs that are under way, by their names.
    ahead: BTreeMap<String, JobAhead>,
    /// What is told of the run.
    pub state: RunState,
    /// The workers whose results are not counted any more.
    distrusted: BTreeSet<String>,
    notices: Vec<FleetNotice>,
    /// How many threads the workers of this build have together.
    threads: u64,
    told: Instant,
    looked: Instant,
    begun: Instant,
    /// Since when the server does not answer.
    is_away: bool,
    /// Whether it was told that something is missing.
    is_warned: bool,
}

/// A job that is under way.
#[derive(Debug)]
struct JobAhead {
    job: Job,
    attempt: u32,
    /// Whether it was nowhere to be found when it was last looked for.
    is_missed: bool,
}

impl FleetRun {
    /// Begins a run, or goes on with it: what it is about is stored, and jobs that an earlier command
    /// left behind are removed. Results that are stored already come first.
    ///
    /// # Errors
    ///
    /// If the server does not answer, or another command holds the run.
    pub async fn begin(
        fleet: &Fleet,
        kind: JobKind,
        run: &str,
        title: &str,
        document: &[u8],
    ) -> Result<Self, FleetError> {
        let runs = fleet.runs().await?;
        let kept = runs.get(run).await.map_err(FleetError::trouble)?;
        let kept: Option<RunState> = kept.and_then(|bytes| serde_json::from_slice(&bytes).ok());
        let now = WorkerCard::now();
        let is_held =
            |state: &RunState| state.phase == RunPhase::UnderWay && state.told + LEASE > now;
        if kept.as_ref().is_some_and(is_held) {
            return Err(FleetError::UnderWay { run: run.to_owned() });
        }
        let document = fleet.put_file(document).await?;
        let subject = fleet.house.job_subject(kind, &fleet.build, run);
        fleet.purge(&fleet.house.job_stream(kind), &subject).await?;
        // Jobs wait for the workers of this build also while there are none.
        fleet.consumer(kind, "*").await?;
        let reader = ResultReader::open(fleet, run).await?;
        let state = RunState {
            run: run.to_owned(),
            title: title.to_owned(),
            kind: Some(kind),
            build: fleet.build.to_string(),
            begun: kept.map_or(now, |state| state.begun),
            told: now,
            holder: WorkerCard::fresh_name(),
            ..RunState::default()
        };
        let mut started = Self {
            fleet: fleet.clone(),
            document,
            reader,
            ahead: BTreeMap::new(),
            state,
            distrusted: BTreeSet::new(),
            notices: Vec::new(),
            threads: 0,
            told: Instant::now(),
            looked: Instant::now(),
            begun: Instant::now(),
            is_away: false,
            is_warned: false,
        };
        started.tell().await?;
        started.count_workers().await;
        Ok(started)
    }

    /// The results that are stored already.
    ///
    /// # Errors
    ///
    /// If the server does not answer.
    pub async fn stored(&mut self) -> Result<Vec<JobResult>, FleetError> {
        let mut stored = Vec::new();
        while let Some((_, result)) = self.reader.next().await? {
            stored.extend(result);
        }
        let (run, done) = (self.state.run.clone(), stored.len() as u64);
        if done > 0 {
            self.notices.push(FleetNotice::Begun { run, done });
        }
        Ok(stored)
    }

    /// Whether another job may be published: enough are under way to keep every worker busy, and no
    /// more, so that little is done in vain when a test is decided.
    #[must_use]
    pub fn wants_jobs(&self) -> bool {
        let threads = usize::try_from(self.threads).unwrap_or(MOST_AHEAD);
        self.ahead.len() < (2 * threads + 2).clamp(FEWEST_AHEAD, MOST_AHEAD)
    }

    /// How many jobs are under way.
    #[must_use]
    pub fn jobs_ahead(&self) -> usize {
        self.ahead.len()
    }

    /// How many threads the workers of this build have together, as far as is known.
    #[must_use]
    pub const fn threads(&self) -> u64 {
        self.threads
    }

    /// Publishes a job; false if that is not possible now, or the flag was raised.
    ///
    /// # Errors
    ///
    /// If the job is too large.
    pub async fn offer(&mut self, work: JobWork, stop: &Stop) -> Result<bool, FleetError> {
        let job = self.job(work);
        let is_stored = self.publish(&job, 0, stop).await?;
        if is_stored {
            self.ahead.insert(job.id(), JobAhead { job, attempt: 0, is_missed: false });
        }
        Ok(is_stored)
    }

    /// The job that does some work of this run.
    #[must_use]
    pub fn job(&self, work: JobWork) -> Job {
        Job {
            build: self.fleet.build.clone(),
            run: self.state.run.clone(),
            document: self.document.clone(),
            work,
        }
    }

    async fn publish(&mut self, job: &Job, attempt: u32, stop: &Stop) -> Result<bool, FleetError> {
        let kind = job.kind();
        let subject = self.fleet.house.job_subject(kind, &self.fleet.build, &self.state.run);
        let (name, text) = (format!("{}.{attempt}", job.id()), bytes::Bytes::from(job.text()));
        while !stop.is_raised() {
            match self.fleet.store(&subject, &name, text.clone()).await {
                Ok(()) => {
                    self.answered(true);
                    return Ok(true);
                }
                Err(StoreFailure::TooLarge) => {
                    return Err(FleetError::NotForWorkers(crate::JobRefusal::TooLarge));
                }
                Err(StoreFailure::NoStream) => drop(self.fleet.ensure().await),
                Err(StoreFailure::Full) => {
                    self.warn(FleetNotice::Full);
                    return Ok(false);
                }
                Err(StoreFailure::Away) => {
                    self.answered(false);
                    return Ok(false);
                }
            }
        }
        Ok(false)
    }

    /// The next result, if one comes within a moment; meanwhile the state of the run is told, and
    /// jobs that are lost are published again.
    ///
    /// # Errors
    ///
    /// If the run cannot go on.
    pub async fn next(&mut self, stop: &Stop) -> Result<Option<JobResult>, FleetError> {
        let mut read = self.reader.next().await;
        if matches!(read, Ok(None)) {
            self.reader.wait(TICK).await;
            read = self.reader.next().await;
        }
        if self.told.elapsed() >= TELLING {
            let _ = tokio::time::timeout(ANSWER, self.tell()).await;
        }
        if self.looked.elapsed() >= LOOKING {
            self.looked = Instant::now();
            self.count_workers().await;
            self.look_for_lost(stop).await?;
        }
        self.answered(read.is_ok());
        match read {
            Ok(Some((_, Some(result)))) => Ok(Some(result)),
            Ok(Some((_, None))) => {
                self.state.wrong += 1;
                Ok(None)
            }
            Ok(None) => Ok(None),
            Err(error) => {
                tracing::debug!(%error, "no results can be read");
                tokio::time::sleep(TICK).await;
                Ok(None)
            }
        }
    }

    /// Whether the results of a worker are counted.
    #[must_use]
    pub fn trusts(&self, worker: &str) -> bool {
        !self.distrusted.contains(worker)
    }

    /// A result counts: its job is done. False if it was done before.
    pub fn accept(&mut self, result: &JobResult) -> bool {
        self.state.redelivered += u64::from(result.redelivered > 0);
        let is_first = self.ahead.remove(&result.job).is_some();
        self.state.jobs += u64::from(is_first);
        self.state.duplicates += u64::from(!is_first);
        is_first
    }

    /// A result cannot be true: the worker is named and dismissed, and the job published again.
    ///
    /// # Errors
    ///
    /// If results of this job were wrong too often.
    pub async fn reject(
        &mut self,
        result: &JobResult,
        problem: &str,
        stop: &Stop,
    ) -> Result<(), FleetError> {
        if self.distrusted.insert(result.worker.clone()) {
            self.state.wrong += 1;
            let (worker, problem) = (result.worker.clone(), problem.to_owned());
            self.notices.push(FleetNotice::Wrong { worker, problem });
        }
        // It may have come back under its name.
        let name = bytes::Bytes::from(result.worker.clone());
        let _ = self.fleet.client.publish(self.fleet.house.dismissal_subject(), name).await;
        self.again(&result.job, stop).await
    }

    /// Publishes a job again.
    async fn again(&mut self, name: &str, stop: &Stop) -> Result<(), FleetError> {
        let Some(ahead) = self.ahead.get_mut(name) else { return Ok(()) };
        let (job, attempt) = (ahead.job.clone(), ahead.attempt + 1);
        if attempt >= MOST_ATTEMPTS {
            return Err(FleetError::Wrong { times: attempt });
        }
        if self.publish(&job, attempt, stop).await? {
            let again = JobAhead { job, attempt, is_missed: false };
            self.ahead.insert(name.to_owned(), again);
        } else if let Some(ahead) = self.ahead.get_mut(name) {
            // It is looked for later.
            ahead.is_missed = true;
        }
        Ok(())
    }

    /// Notes that a worker has refused a job.
    #[must_use]
    pub fn refused(&mut self, result: &JobResult) -> Option<FleetError> {
        let JobOutcome::Refused(refusal) = &result.outcome else { return None };
        // A refusal of an earlier command says nothing of the jobs of now.
        self.ahead.remove(&result.job)?;
        let (worker, refusal) = (result.worker.clone(), refusal.clone());
        self.state.refused = Some((worker.clone(), refusal.clone()));
        Some(FleetError::Refused { worker, refusal })
    }

    /// Publishes again what the server does not have any more, neither waiting nor under way: it has
    /// been given another folder, or another command has removed it.
    async fn look_for_lost(&mut self, stop: &Stop) -> Result<(), FleetError> {
        let Some(kind) = self.state.kind else { return Ok(()) };
        if self.ahead.is_empty() {
            return Ok(());
        }
        let subject = self.fleet.house.job_subject(kind, &self.fleet.build, &self.state.run);
        let stream = self.fleet.context.get_stream_no_info(self.fleet.house.job_stream(kind)).await;
        let Ok(stream) = stream else { return Ok(()) };
        let found = tokio::time::timeout(ANSWER, stream.info_with_subjects(subject)).await;
        let found = match found {
            Ok(Ok(mut found)) => {
                let mut waiting = 0;
                while let Some(Ok((_, count))) = futures_util::StreamExt::next(&mut found).await {
                    waiting += count;
                }
                waiting
            }
            Ok(Err(_)) => {
                // The stream may be gone; what was in it is missed when it is there again.
                let _ = self.fleet.ensure().await;
                return Ok(());
            }
            Err(_) => return Ok(()),
        };
        // A message stays in its stream until its result is stored.
        let is_missing = found < self.ahead.len();
        let mut lost = Vec::new();
        for (name, ahead) in &mut self.ahead {
            if is_missing && ahead.is_missed {
                lost.push(name.clone());
            }
            ahead.is_missed = is_missing;
        }
        if found == 0 {
            for name in lost {
                self.again(&name, stop).await?;
            }
        }
        Ok(())
    }

    async fn count_workers(&mut self) {
        let Ok(Ok(workers)) = tokio::time::timeout(ANSWER, self.fleet.workers_present()).await
        else {
            return;
        };
        let kind = self.state.kind;
        let (able, others): (Vec<&WorkerCard>, Vec<&WorkerCard>) =
            workers.iter().partition(|worker| {
                worker.build == self.state.build
                    && kind.is_some_and(|kind| worker.kinds.contains(&kind))
            });
        self.threads = able.iter().map(|worker| worker.threads).sum();
        if able.is_empty() {
            let (build, others) = (self.state.build.clone(), others.len() as u64);
            self.warn(FleetNotice::NoWorkers { build, others });
        } else if able.iter().any(|worker| worker.is_stuck) && !self.is_away {
            self.warn(FleetNotice::Full);
        } else {
            self.is_warned = false;
        }
    }

    /// Tells of something that is missing, once until it is there.
    fn warn(&mut self, notice: FleetNotice) {
        if !self.is_warned {
            self.is_warned = true;
            self.notices.push(notice);
        }
    }

    fn answered(&mut self, is_there: bool) {
        if self.is_away == is_there {
            self.is_away = !is_there;
            self.notices.push(if is_there { FleetNotice::Back } else { FleetNotice::Away });
        }
    }

    /// Adds something to what is told.
    pub fn note(&mut self, notice: FleetNotice) {
        self.notices.push(notice);
    }

    /// What there is to tell since this was last asked.
    pub fn take_notices(&mut self) -> Vec<FleetNotice> {
        std::mem::take(&mut self.notices)
    }

    /// How long the command has held the run.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.begun.elapsed()
    }

    async fn tell(&mut self) -> Result<(), FleetError> {
        self.told = Instant::now();
        self.state.told = WorkerCard::now();
        let text = serde_json::to_vec(&self.state).expect("plain data");
        let runs = self.fleet.runs().await?;
        let put = runs.put(&self.state.run, text.into()).await;
        put.map(drop).map_err(FleetError::trouble)
    }

    /// Ends the run for now: jobs that are under way are removed, and workers told to stop those that
    /// they have begun.
    pub async fn end(&mut self, phase: RunPhase) {
        self.state.phase = phase;
        let ended = async {
            let _ = self.tell().await;
            if let Some(kind) = self.state.kind
                && !self.ahead.is_empty()
            {
                let subject =
                    self.fleet.house.job_subject(kind, &self.fleet.build, &self.state.run);
                let _ = self.fleet.purge(&self.fleet.house.job_stream(kind), &subject).await;
                let run = bytes::Bytes::from(self.state.run.clone());
                let _ = self.fleet.client.publish(self.fleet.house.stop_subject(), run).await;
            }
            let _ = self.fleet.client.flush().await;
        };
        let _ = tokio::time::timeout(ANSWER, ended).await;
        self.ahead.clear();
    }
}
