//! The rate limit of questions: one token bucket for each network.

use std::{
    collections::HashMap,
    sync::{Arc, Mutex, PoisonError},
    time::Instant,
};

use crate::{network::Network, rate_limit::RateLimit, server_limits::ServerLimits};

/// With more networks than this, those are forgotten that have asked nothing lately.
const MANY: usize = 10_000;

/// The rate limits of all networks that ask; cloning it gives another handle to the same ones.
#[derive(Clone, Debug, Default)]
pub(crate) struct QuestionLimits(Arc<Mutex<HashMap<Network, RateLimit>>>);

impl QuestionLimits {
    /// Takes a question of a network; false if it asks too fast. This machine may.
    pub(crate) fn take(&self, network: Network, limits: &ServerLimits, now: Instant) -> bool {
        if network.is_this_machine() {
            return true;
        }
        let mut buckets = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        if buckets.len() >= MANY && !buckets.contains_key(&network) {
            buckets.retain(|_, bucket| !bucket.is_full(now));
            if buckets.len() >= MANY {
                // As many as this have never been honest.
                return false;
            }
        }
        let (burst, rate) = (limits.question_burst, limits.question_rate);
        buckets.entry(network).or_insert_with(|| RateLimit::new(burst, rate, now)).take(now)
    }
}
