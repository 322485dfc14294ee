//! Counting positions and knowing when to stop.

use std::{
    sync::{
        Arc,
        atomic::{AtomicBool, Ordering},
    },
    time::{Duration, Instant},
};

use crate::Limits;

/// A flag that tells a search to stop; all its clones are the same flag.
#[derive(Clone, Debug, Default)]
pub struct Stop {
    raised: Arc<AtomicBool>,
    /// The flag that raises this one too.
    parent: Option<Arc<Stop>>,
}

impl Stop {
    /// Another flag, which is raised by itself or with this one: for one of several searches that
    /// may all be told to stop.
    #[must_use]
    pub fn child(&self) -> Self {
        Self { raised: Arc::default(), parent: Some(Arc::new(self.clone())) }
    }

    /// Tells the search to stop.
    pub fn raise(&self) {
        self.raised.store(true, Ordering::Relaxed);
    }

    /// Whether the search has been told to stop.
    #[must_use]
    pub fn is_raised(&self) -> bool {
        self.raised.load(Ordering::Relaxed)
            || self.parent.as_ref().is_some_and(|parent| parent.is_raised())
    }
}

/// The search has used up its limits, or was told to stop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Stopped;

/// What a search has done so far.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    /// Positions visited, the root among them.
    pub nodes: u64,
    /// Positions with nothing below them: judged at the horizon, or finished games.
    pub leaves: u64,
    /// Nodes at which the remaining moves were skipped because they could not matter.
    pub cutoffs: u64,
    /// Nodes whose value was found in a table instead of being searched.
    pub table_hits: u64,
    /// The longest line looked at, in moves from the root.
    pub deepest: u32,
    /// How much of the transposition table the search filled, in thousandths.
    pub fill: u16,
    /// Time spent.
    pub time: Duration,
}

impl Statistics {
    /// Adds what another search did at the same time.
    pub(crate) fn add(&mut self, other: &Statistics) {
        self.nodes += other.nodes;
        self.leaves += other.leaves;
        self.cutoffs += other.cutoffs;
        self.table_hits += other.table_hits;
        self.deepest = self.deepest.max(other.deepest);
        self.fill = self.fill.max(other.fill);
    }
}

/// Counts positions and says when to stop.
#[derive(Debug)]
pub struct Meter {
    /// What was counted so far; the time is filled in by [`Meter::statistics`].
    pub counted: Statistics,
    limits: Limits,
    stop: Stop,
    start: Instant,
    deadline: Option<Instant>,
    /// When the limits were last looked at.
    looked: Instant,
    /// How many nodes pass between two looks.
    stride: u64,
    /// The node count at which to look again.
    next_look: u64,
}

impl Meter {
    /// The most nodes between two looks at the clock and the flag: enough that looking costs
    /// nothing where nodes are quick.
    const LONGEST: u64 = 256;
    /// How long that may take: where nodes are slow, the looks come closer together.
    const PATIENCE: Duration = Duration::from_millis(1);

    /// A meter that starts now.
    #[must_use]
    pub fn new(limits: Limits, stop: Stop) -> Self {
        let start = Instant::now();
        // A time that the clock cannot count to is as good as none.
        let deadline = limits.longest().and_then(|longest| start.checked_add(longest));
        // The first tick looks, so that a flag raised beforehand stops at once.
        let (counted, looked) = (Statistics::default(), start);
        Self { counted, limits, stop, start, deadline, looked, stride: 1, next_look: 1 }
    }

    /// A meter without any limit.
    #[must_use]
    pub fn unlimited() -> Self {
        Self::new(Limits::default(), Stop::default())
    }

    /// The limits this meter keeps.
    #[must_use]
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// The flag this meter obeys.
    #[must_use]
    pub fn stop(&self) -> &Stop {
        &self.stop
    }

    /// The limit of depth, or further than any game goes.
    #[must_use]
    pub fn depth(&self) -> u32 {
        self.limits.depth.unwrap_or(u32::MAX)
    }

    /// How long the search has run.
    #[must_use]
    pub fn elapsed(&self) -> Duration {
        self.start.elapsed()
    }

    /// When the search must be over, if it is timed.
    #[must_use]
    pub fn deadline(&self) -> Option<Instant> {
        self.deadline
    }

    /// Lets a search that shares out the time of a clock by itself take the most that a move may
    /// take, instead of its share.
    pub(crate) fn stretch(&mut self) {
        if let Some(clock) = self.limits.clock {
            let most = self.limits.time.map_or(clock.most(), |time| time.min(clock.most()));
            self.deadline = self.start.checked_add(most);
        }
    }

    /// Adds what a part of the search counted on a meter of its own.
    pub fn add(&mut self, counted: &Statistics) {
        self.counted.add(counted);
    }

    /// What was counted so far, with the time it took.
    #[must_use]
    pub fn statistics(&self) -> Statistics {
        Statistics { time: self.elapsed(), ..self.counted }
    }

    /// Counts one position at `ply` moves from the root.
    ///
    /// # Errors
    ///
    /// When the search must stop; the position is then not counted.
    #[inline]
    pub fn visit(&mut self, ply: u32) -> Result<(), Stopped> {
        if self.counted.nodes + 1 >= self.next_look {
            self.look()?;
        }
        self.counted.nodes += 1;
        self.counted.deepest = self.counted.deepest.max(ply);
        Ok(())
    }

    /// Looks at every limit and says when to look again.
    #[cold]
    fn look(&mut self) -> Result<(), Stopped> {
        let nodes = self.counted.nodes;
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        let now = Instant::now();
        let late = self.deadline.is_some_and(|deadline| deadline <= now);
        if self.stop.is_raised() || most <= nodes || late {
            return Err(Stopped);
        }
        let slow = now.saturating_duration_since(self.looked) > Self::PATIENCE;
        self.stride = if slow { self.stride.div_ceil(4) } else { self.stride * 2 };
        self.stride = self.stride.min(Self::LONGEST);
        self.looked = now;
        self.next_look = (nodes + self.stride).min(most.saturating_add(1));
        Ok(())
    }
}
