//! Connections: how many there are, and from where.

use std::{
    collections::HashMap,
    fmt,
    sync::{Arc, Mutex, MutexGuard, PoisonError},
};

use tokio::sync::watch;

use crate::{metrics::Metrics, network::Network, server_limits::ServerLimits};

/// The open connections, counted; cloning it gives another handle to the same count.
#[derive(Clone, Debug)]
pub(crate) struct Connections {
    from: Arc<Mutex<HashMap<Network, usize>>>,
    count: Arc<watch::Sender<usize>>,
    metrics: Metrics,
}

/// One connection, which is over when the last copy of this is gone.
#[derive(Clone)]
pub(crate) struct ConnectionGuard(
    #[expect(dead_code, reason = "it is there to be let go")] Arc<ConnectionEnd>,
);

struct ConnectionEnd {
    connections: Connections,
    network: Network,
}

impl Connections {
    pub(crate) fn new(metrics: Metrics) -> Self {
        Self { from: Arc::default(), count: Arc::new(watch::Sender::new(0)), metrics }
    }

    /// A guard for one more connection, unless there are too many. A proxy that is trusted has as
    /// many as there are: it asks for all sorts of people.
    pub(crate) fn admit(
        &self,
        network: Network,
        is_proxy: bool,
        bounds: &ServerLimits,
    ) -> Option<ConnectionGuard> {
        let mut from = self.from();
        let theirs = from.get(&network).copied().unwrap_or_default();
        let is_bounded = !network.is_this_machine() && !is_proxy;
        let too_many = is_bounded && theirs >= bounds.connections_of_one;
        if too_many || bounds.connections <= *self.count.borrow() {
            return None;
        }
        from.insert(network, theirs + 1);
        self.count.send_modify(|count| *count += 1);
        self.metrics.connections.inc();
        Some(ConnectionGuard(Arc::new(ConnectionEnd { connections: self.clone(), network })))
    }

    /// Waits until the last connection has closed.
    pub(crate) async fn gone(&self) {
        // It cannot fail while we hold the other end.
        let _ = self.count.subscribe().wait_for(|&count| count == 0).await;
    }

    fn from(&self) -> MutexGuard<'_, HashMap<Network, usize>> {
        self.from.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Drop for ConnectionEnd {
    fn drop(&mut self) {
        let mut from = self.connections.from();
        if let Some(theirs) = from.get_mut(&self.network) {
            *theirs -= 1;
            if *theirs == 0 {
                from.remove(&self.network);
            }
        }
        self.connections.count.send_modify(|count| *count -= 1);
        self.connections.metrics.connections.dec();
    }
}

impl fmt::Debug for ConnectionGuard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("ConnectionGuard").finish_non_exhaustive()
    }
}
