//! Reading the results of a run from their stream.

use std::{collections::VecDeque, time::Duration};

use async_nats::{
    Subscriber,
    jetstream::consumer::{AckPolicy, Consumer, DeliverPolicy, pull},
};
use futures_util::StreamExt as _;

use crate::{Fleet, FleetError, JobResult, link::ANSWER};

/// How many results are read at a time.
const AT_A_TIME: usize = 200;
/// After which time the server forgets a reader that is gone.
const FORGOTTEN: Duration = Duration::from_secs(120);

/// Reads the results of a run in the order in which they are stored, each once, whatever happens to
/// the connection: where it was is known here and not at the server.
#[derive(Debug)]
pub(crate) struct ResultReader {
    fleet: Fleet,
    subject: String,
    /// Where the last one that was read stands in the stream.
    last: u64,
    consumer: Option<Consumer<pull::Config>>,
    /// Messages pass here as they are published; only that one passes matters.
    bell: Subscriber,
    read: VecDeque<(u64, Option<JobResult>)>,
}

impl ResultReader {
    pub(crate) async fn open(fleet: &Fleet, run: &str) -> Result<Self, FleetError> {
        let subject = fleet.house.result_subject(run);
        let bell = fleet.client.subscribe(subject.clone()).await.map_err(FleetError::trouble)?;
        let (last, consumer, read) = (0, None, VecDeque::new());
        Ok(Self { fleet: fleet.clone(), subject, last, consumer, bell, read })
    }

    /// The next result, if one is stored: where it stands in the stream, and what it is if it can be
    /// read.
    pub(crate) async fn next(&mut self) -> Result<Option<(u64, Option<JobResult>)>, FleetError> {
        if self.read.is_empty() {
            let fetched = tokio::time::timeout(ANSWER, self.fetch()).await;
            let fetched = fetched.unwrap_or_else(|late| Err(FleetError::trouble(late)));
            if fetched.is_err() {
                // The server may have forgotten it; the next one goes on from here.
                self.consumer = None;
            }
            fetched?;
        }
        Ok(self.read.pop_front())
    }

    /// Waits until a result is published, but no longer than that.
    pub(crate) async fn wait(&mut self, most: Duration) {
        let _ = tokio::time::timeout(most, self.bell.next()).await;
        // One reading serves for all that has rung meanwhile.
        while let Ok(Some(_)) = tokio::time::timeout(Duration::ZERO, self.bell.next()).await {}
    }

    async fn fetch(&mut self) -> Result<(), FleetError> {
        if self.consumer.is_none() {
            self.consumer = Some(self.begin().await?);
        }
        let Some(consumer) = &self.consumer else { return Ok(()) };
        let fetch = consumer.fetch().max_messages(AT_A_TIME).messages().await;
        let mut messages = fetch.map_err(FleetError::trouble)?;
        while let Some(message) = messages.next().await {
            let message = message.map_err(FleetError::trouble)?;
            let place = message.info().map_err(FleetError::trouble)?.stream_sequence;
            if place > self.last {
                self.last = place;
                self.read.push_back((place, JobResult::read(&message.payload)));
            }
        }
        Ok(())
    }

    async fn begin(&self) -> Result<Consumer<pull::Config>, FleetError> {
        let stream = self.fleet.context.get_stream_no_info(self.fleet.house.result_stream()).await;
        let stream = stream.map_err(FleetError::trouble)?;
        let config = pull::Config {
            deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: self.last + 1 },
            ack_policy: AckPolicy::None,
            filter_subject: self.subject.clone(),
            inactive_threshold: FORGOTTEN,
            ..pull::Config::default()
        };
        stream.create_consumer(config).await.map_err(FleetError::trouble)
    }
}
