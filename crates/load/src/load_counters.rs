//! What happens to all the players together.

use std::{
    collections::BTreeMap,
    sync::{Mutex, MutexGuard, PoisonError},
    time::{Duration, Instant},
};

use hdrhistogram::Histogram;

/// The longest that is told apart, in microseconds.
const LONGEST: u64 = 60_000_000;

/// What happens to all the players together.
#[derive(Debug)]
pub(crate) struct LoadCounters(Mutex<Counts>);

/// What was counted.
#[derive(Debug)]
pub(crate) struct Counts {
    /// How long moves took until they were acknowledged, in microseconds.
    pub(crate) latency: Histogram<u64>,
    /// What went wrong, how often.
    pub(crate) errors: BTreeMap<String, u64>,
    /// Moves that were acknowledged before the server was killed and were there afterwards.
    pub(crate) found: u64,
    /// Those that were not.
    pub(crate) lost: u64,
    since: Instant,
}

impl LoadCounters {
    pub(crate) fn new() -> Self {
        Self(Mutex::new(Counts::new()))
    }

    /// A move was acknowledged after so long.
    pub(crate) fn acknowledged(&self, after: Duration) {
        let microseconds = u64::try_from(after.as_micros()).unwrap_or(u64::MAX);
        self.counts().latency.saturating_record(microseconds);
    }

    /// Something went wrong.
    pub(crate) fn error(&self, what: &str) {
        *self.counts().errors.entry(what.to_owned()).or_default() += 1;
    }

    /// Moves that were acknowledged are there, or not.
    pub(crate) fn checked(&self, found: u64, lost: u64) {
        let mut counts = self.counts();
        counts.found += found;
        counts.lost += lost;
    }

    /// What was counted so far; from now on everything is counted anew.
    pub(crate) fn take(&self) -> Counts {
        std::mem::replace(&mut *self.counts(), Counts::new())
    }

    fn counts(&self) -> MutexGuard<'_, Counts> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Counts {
    fn new() -> Self {
        let latency = Histogram::new_with_bounds(1, LONGEST, 3).expect("a sensible range");
        let since = Instant::now();
        Self { latency, errors: BTreeMap::new(), found: 0, lost: 0, since }
    }

    /// A percentile of the latency, in milliseconds.
    pub(crate) fn percentile(&self, share: f64) -> f64 {
        milliseconds(self.latency.value_at_quantile(share / 100.0))
    }

    /// The longest that anybody has waited, in milliseconds.
    pub(crate) fn longest(&self) -> f64 {
        milliseconds(self.latency.max())
    }

    /// How many moves were acknowledged in a second.
    #[expect(clippy::cast_precision_loss, reason = "it is shown, not computed with")]
    pub(crate) fn each_second(&self) -> f64 {
        self.latency.len() as f64 / self.since.elapsed().as_secs_f64()
    }

    /// How much went wrong.
    pub(crate) fn errors(&self) -> u64 {
        self.errors.values().sum()
    }
}

#[expect(clippy::cast_precision_loss, reason = "it is shown, not computed with")]
fn milliseconds(microseconds: u64) -> f64 {
    microseconds as f64 / 1000.0
}
