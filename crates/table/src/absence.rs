//! Who of those who play is away, and from when on that may be claimed against.

use std::time::{Duration, Instant};

use rules::Player;

/// How long a player may be away before the others may claim.
const PATIENCE: Duration = Duration::from_mins(1);

/// For each seat, since when no person is there who plays for it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Absences(Vec<Option<Absence>>);

/// A player who is away.
#[derive(Clone, Copy, Debug)]
struct Absence {
    since: Instant,
    /// How long the others wait: a minute, or half of the time that was left if that is less.
    patience: Duration,
}

impl Absences {
    /// Notes who is there now, and what their clocks show.
    pub(crate) fn note(&mut self, present: &[bool], clocks: &[Duration], now: Instant) {
        self.0.resize(present.len(), None);
        for (index, (absence, &present)) in self.0.iter_mut().zip(present).enumerate() {
            if present {
                *absence = None;
            } else if absence.is_none() {
                let half = clocks.get(index).map(|left| *left / 2);
                let patience = half.unwrap_or(PATIENCE).min(PATIENCE);
                *absence = Some(Absence { since: now, patience });
            }
        }
    }

    /// What happened elsewhere says nothing of how long anyone has been away here.
    pub(crate) fn forget(&mut self) {
        self.0.clear();
    }

    /// For each seat, whether its player is away.
    pub(crate) fn away(&self) -> Vec<bool> {
        self.0.iter().map(Option::is_some).collect()
    }

    /// How long it takes until the absence of a player may be claimed against; nothing if they are
    /// there.
    pub(crate) fn claimable_in(&self, seat: Player, now: Instant) -> Option<Duration> {
        let Absence { since, patience } = self.0.get(seat.index()).copied().flatten()?;
        Some(patience.saturating_sub(now.saturating_duration_since(since)))
    }
}
