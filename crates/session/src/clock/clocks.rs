//! The clock of the player to move, running or not.

use std::time::{Duration, Instant};

use search::Limits;

use crate::TimeControl;

/// The clock of the player to move.
///
/// Time is also measured in a game without clocks, so that a record can tell how long a move took.
#[derive(Clone, Debug)]
pub(crate) struct Clocks {
    pub(crate) control: TimeControl,
    /// What the clock showed at the beginning of the turn.
    left: Option<Duration>,
    /// What had been used of the turn when the clock was last stopped.
    spent: Duration,
    /// Since when it runs, if it does.
    since: Option<Instant>,
    /// How much of the time that runs next is not counted, because messages are on their way for
    /// that long.
    lag: Option<Duration>,
}

/// The clock of the turn under way, as it is saved and gone on from.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct TurnClock {
    /// What had been used of the turn when the clock was last stopped or started.
    pub used: Duration,
    /// Since when it runs, if it does.
    pub since: Option<Instant>,
}

impl Clocks {
    /// The clocks before the first turn.
    pub(crate) fn new(control: TimeControl) -> Self {
        Self { control, left: None, spent: Duration::ZERO, since: None, lag: None }
    }

    /// A turn begins with the given time on the clock, which stands.
    pub(crate) fn begin_turn(&mut self, left: Option<Duration>) {
        *self = Self { left, ..Self::new(self.control) };
    }

    /// What is known of the clock of the turn, without asking what time it is.
    pub(crate) fn turn(&self) -> TurnClock {
        TurnClock { used: self.spent, since: self.since }
    }

    /// The turn began earlier: this much of it is known.
    pub(crate) fn set_turn(&mut self, turn: TurnClock) {
        (self.spent, self.since) = (turn.used, turn.since);
    }

    /// Lets the clock run or stand.
    pub(crate) fn run(&mut self, runs: bool, now: Instant) {
        let running = self.running(now);
        self.spent = self.spent(now);
        // What was not counted once is counted from then on.
        self.lag = self.lag.map(|lag| lag.saturating_sub(running));
        self.since = runs.then_some(now);
    }

    pub(crate) fn is_running(&self) -> bool {
        self.since.is_some()
    }

    /// What has been used of the turn.
    pub(crate) fn spent(&self, now: Instant) -> Duration {
        let counted = self.running(now).saturating_sub(self.lag.unwrap_or_default());
        self.spent.saturating_add(counted)
    }

    /// How long it has run since it was last started.
    fn running(&self, now: Instant) -> Duration {
        self.since.map_or(Duration::ZERO, |since| now.saturating_duration_since(since))
    }

    /// Does not count the time that messages of the player to move are on their way: once a turn.
    pub(crate) fn forgive(&mut self, lag: Duration) {
        self.lag.get_or_insert(lag);
    }

    /// The player to move has more time.
    pub(crate) fn add(&mut self, time: Duration) {
        self.left = self.left.map(|left| left.saturating_add(time));
    }

    /// What is left to the player to move, if time is limited.
    pub(crate) fn left(&self, now: Instant) -> Option<Duration> {
        self.left.map(|left| left.saturating_sub(self.spent(now)))
    }

    /// When the flag falls unless something happens, if the clock runs.
    pub(crate) fn deadline(&self) -> Option<Instant> {
        let left = self.left?.saturating_sub(self.spent);
        self.since?.checked_add(left.saturating_add(self.lag.unwrap_or_default()))
    }

    /// Whether time is up.
    pub(crate) fn has_run_out(&self, now: Instant) -> bool {
        self.deadline().is_some_and(|deadline| deadline <= now)
    }

    /// How long an engine to move may think.
    pub(crate) fn limits(&self, now: Instant) -> Limits {
        self.left(now).map_or_else(Limits::default, |left| self.control.limits(left))
    }
}
