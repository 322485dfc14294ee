//! The roles of people at a table, by which their requests are authorised.

use rules::Player;

/// What a person who looks at a table may do there.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum Role {
    /// May decide about every seat, and plays for some of them.
    Host {
        /// The seats.
        seats: Vec<Player>,
    },
    /// Plays for some seats.
    Player {
        /// The seats.
        seats: Vec<Player>,
    },
    /// Watches.
    #[default]
    Spectator,
}

impl Role {
    /// The seats that the person plays for.
    #[must_use]
    pub fn seats(&self) -> &[Player] {
        match self {
            Self::Host { seats } | Self::Player { seats } => seats,
            Self::Spectator => &[],
        }
    }

    /// Whether the person decides about every seat.
    #[must_use]
    pub fn is_host(&self) -> bool {
        matches!(self, Self::Host { .. })
    }

    /// Whether the person may do anything but watch.
    #[must_use]
    pub fn may_steer(&self) -> bool {
        *self != Self::Spectator
    }
}
