//! The rate limit of a connection: a token bucket.

use std::time::Instant;

/// A token bucket: a burst at once, and then a number in each second.
#[derive(Clone, Debug)]
pub(crate) struct RateLimit {
    most: f64,
    each_second: f64,
    left: f64,
    counted: Instant,
}

impl RateLimit {
    /// All of it, from now on.
    pub(crate) fn new(burst: u32, each_second: u32, now: Instant) -> Self {
        let most = f64::from(burst);
        Self { most, each_second: each_second.into(), left: most, counted: now }
    }

    /// Takes one; false if there is none left.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let grown = now.saturating_duration_since(self.counted).as_secs_f64() * self.each_second;
        self.left = (self.left + grown).min(self.most);
        self.counted = now;
        let granted = self.left >= 1.0;
        if granted {
            self.left -= 1.0;
        }
        granted
    }

    /// Whether all of it is there again.
    pub(crate) fn is_full(&self, now: Instant) -> bool {
        let grown = now.saturating_duration_since(self.counted).as_secs_f64() * self.each_second;
        self.left + grown >= self.most
    }

    /// Whether nothing of it has been used lately.
    pub(crate) fn is_whole(&self) -> bool {
        self.most - self.left <= 1.0
    }
}
