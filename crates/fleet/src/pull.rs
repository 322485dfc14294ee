//! Pulling one job at a time.

use std::time::Duration;

use async_nats::jetstream;
use futures_util::StreamExt as _;

use crate::{FleetError, link::JobConsumer};

/// How long a pull waits for a job before it is made anew.
const PATIENCE: Duration = Duration::from_secs(2);
/// How much longer an answer may take.
const GRACE: Duration = Duration::from_secs(2);

/// A job as it is delivered.
pub(crate) type Delivery = jetstream::Message;

/// The next job of a consumer; none if there is none for a while.
pub(crate) async fn pull(consumer: &JobConsumer) -> Result<Option<Delivery>, FleetError> {
    let pulled = async {
        let pull = consumer.batch().max_messages(1).expires(PATIENCE);
        let mut messages = pull.messages().await.map_err(FleetError::trouble)?;
        match messages.next().await {
            Some(Ok(message)) => Ok(Some(message)),
            Some(Err(error)) => Err(FleetError::trouble(error)),
            None => Ok(None),
        }
    };
    // A server that was restarted knows nothing of the pull.
    tokio::time::timeout(PATIENCE + GRACE, pulled).await.unwrap_or(Ok(None))
}
