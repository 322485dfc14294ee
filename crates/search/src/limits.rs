//! Limits of a search: depth, nodes, and the time management for a move or a clock.

use std::time::Duration;

/// How long an engine may think; the first limit reached ends it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// At most this many moves ahead; without it, to the end of the game.
    pub depth: Option<u32>,
    /// At most this many positions, the root among them.
    pub nodes: Option<u64>,
    /// At most this long.
    pub time: Option<Duration>,
    /// The clock of a whole game: the engine shares it out by itself.
    pub clock: Option<Clock>,
}

/// What a player's clock shows when the engine begins to think.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Clock {
    /// Time left for the game.
    pub remaining: Duration,
    /// Time added after every move.
    pub increment: Duration,
    /// The moves for which the time is, the present one included; for the rest of the game if that
    /// is not known.
    pub moves: Option<u32>,
}

impl Clock {
    /// The moves that a game is taken to have still before it.
    const MOVES_TO_GO: u32 = 25;
    /// What is never planned with: a busy machine may take as long to let a program go on.
    const RESERVE: Duration = Duration::from_millis(300);
    /// How many times its share a move may take if it must.
    const STRETCH: u32 = 3;

    /// How much of the clock one move may take: a share of what remains and most of the
    /// increment, but never enough for the flag to fall.
    #[must_use]
    pub fn share(self) -> Duration {
        let moves = self.moves.unwrap_or(Self::MOVES_TO_GO).max(1);
        let usable = self.usable();
        let share = (usable / moves).saturating_add(self.increment / 4 * 3);
        share.min(usable / 5 * 4)
    }

    /// The longest that one move may take, where thinking longer is worth it.
    #[must_use]
    pub fn most(self) -> Duration {
        let share = self.share();
        share.saturating_mul(Self::STRETCH).min(self.usable() / 2).max(share)
    }

    /// What remains without the reserve, or half of what remains where that is little.
    fn usable(self) -> Duration {
        self.remaining.saturating_sub(Self::RESERVE.min(self.remaining / 2))
    }
}

impl Limits {
    /// No limits at all, in place of any that an engine has of its own.
    pub const WITHOUT_END: Limits = Limits {
        depth: Some(u32::MAX),
        nodes: Some(u64::MAX),
        time: Some(Duration::MAX),
        clock: None,
    };

    /// These limits, with those of `other` wherever these set none.
    #[must_use]
    pub fn or(self, other: Limits) -> Limits {
        Limits {
            depth: self.depth.or(other.depth),
            nodes: self.nodes.or(other.nodes),
            time: self.time.or(other.time),
            clock: self.clock.or(other.clock),
        }
    }

    /// The longest that the search may take, by the fixed time or by the clock.
    #[must_use]
    pub fn longest(self) -> Option<Duration> {
        let share = self.clock.map(Clock::share);
        match (self.time, share) {
            (Some(time), Some(share)) => Some(time.min(share)),
            (time, share) => time.or(share),
        }
    }
}
