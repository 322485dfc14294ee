//! How often a viewer may look at other places of the game.

use std::time::{Duration, Instant};

/// How many looks a viewer has at once.
const BURST: u32 = 40;
/// How long it takes until there is one more.
const PAUSE: Duration = Duration::from_millis(50);

/// The rate limit (a token bucket) of one viewer.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct LookLimit {
    /// When the bucket would be full again.
    full: Option<Instant>,
}

impl LookLimit {
    /// Takes one look; false if there is none left.
    pub(crate) fn take(&mut self, now: Instant) -> bool {
        let full = self.full.map_or(now, |full| full.max(now)) + PAUSE;
        let taken = full.saturating_duration_since(now) <= PAUSE * BURST;
        if taken {
            self.full = Some(full);
        }
        taken
    }
}
