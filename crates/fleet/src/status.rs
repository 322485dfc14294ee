//! What there is to see of a fleet.

use async_nats::jetstream::{kv, stream::State};
use futures_util::{StreamExt as _, TryStreamExt as _, stream};
use serde::{Serialize, de::DeserializeOwned};

use crate::{Fleet, FleetError, JobKind, RunState, WorkerCard};

/// How many entries of a bucket are asked for at a time.
const AT_A_TIME: usize = 64;

/// What there is to see of a fleet: its runs, its workers, its streams.
#[derive(Clone, Debug, Serialize)]
pub struct FleetStatus {
    /// The build of the program that asks.
    pub build: String,
    /// The workers that are there.
    pub workers: Vec<WorkerCard>,
    /// The runs that are kept, the latest first.
    pub runs: Vec<RunState>,
    /// What waits in each stream of jobs, and in the stream of results.
    pub streams: Vec<StreamStatus>,
}

/// What there is in a stream.
#[derive(Clone, Debug, Serialize)]
pub struct StreamStatus {
    /// Its name.
    pub name: String,
    /// How many messages there are.
    pub messages: u64,
    /// How large they are together.
    pub bytes: u64,
    /// How many were delivered and not acknowledged yet.
    pub under_way: u64,
    /// How many of these were delivered again.
    pub redelivered: u64,
}

/// Every entry of a bucket that can be read.
pub(crate) async fn entries<T: DeserializeOwned>(bucket: &kv::Store) -> Result<Vec<T>, FleetError> {
    let keys = bucket.keys().await.map_err(FleetError::trouble)?;
    let keys: Vec<String> = keys.try_collect().await.map_err(FleetError::trouble)?;
    let entries = stream::iter(keys).map(|key| async move { bucket.get(key).await });
    let entries: Vec<_> = entries.buffer_unordered(AT_A_TIME).collect().await;
    let read = |entry: Result<Option<bytes::Bytes>, _>| {
        entry.ok().flatten().and_then(|bytes| serde_json::from_slice(&bytes).ok())
    };
    Ok(entries.into_iter().filter_map(read).collect())
}

impl Fleet {
    /// What there is to see.
    ///
    /// # Errors
    ///
    /// If the server does not answer.
    pub async fn status(&self) -> Result<FleetStatus, FleetError> {
        let mut runs: Vec<RunState> = entries(&self.runs().await?).await?;
        runs.sort_by(|one, other| other.begun.cmp(&one.begun).then(one.run.cmp(&other.run)));
        let mut streams = Vec::new();
        for kind in JobKind::ALL {
            streams.push(self.stream_status(self.house.job_stream(kind)).await?);
        }
        streams.push(self.stream_status(self.house.result_stream()).await?);
        let workers = self.workers_present().await?;
        Ok(FleetStatus { build: self.build.to_string(), workers, runs, streams })
    }

    async fn stream_status(&self, name: String) -> Result<StreamStatus, FleetError> {
        let stream = self.context.get_stream(&name).await.map_err(FleetError::trouble)?;
        let State { messages, bytes, .. } = stream.cached_info().state;
        let (mut under_way, mut redelivered) = (0, 0);
        let mut consumers = stream.consumers();
        while let Some(consumer) = consumers.try_next().await.map_err(FleetError::trouble)? {
            under_way += consumer.num_ack_pending as u64;
            redelivered += consumer.num_redelivered as u64;
        }
        Ok(StreamStatus { name, messages, bytes, under_way, redelivered })
    }

    /// Forgets a run: its state, its results and its jobs.
    ///
    /// # Errors
    ///
    /// If there is no such run, or the server does not answer.
    pub async fn forget(&self, run: &str) -> Result<(), FleetError> {
        let runs = self.runs().await?;
        let is_name = WorkerCard::is_name(run);
        let known = if is_name { runs.get(run).await.map_err(FleetError::trouble)? } else { None };
        if known.is_none() {
            return Err(FleetError::NoRun { run: run.to_owned() });
        }
        self.purge(&self.house.result_stream(), &self.house.result_subject(run)).await?;
        for kind in JobKind::ALL {
            let subject = self.house.job_subject(kind, &self.build, run);
            self.purge(&self.house.job_stream(kind), &subject).await?;
        }
        runs.purge(run).await.map_err(FleetError::trouble)
    }

    /// Removes what a stream has under a subject.
    pub(crate) async fn purge(&self, stream: &str, subject: &str) -> Result<(), FleetError> {
        let stream = self.context.get_stream_no_info(stream).await.map_err(FleetError::trouble)?;
        stream.purge().filter(subject).await.map(drop).map_err(FleetError::trouble)
    }
}
