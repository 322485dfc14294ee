//! How much time the players have.

use std::time::Duration;

use rules::{Knob, Offer, Range, Settings, Spec, SpecError, find_offer};
use search::{Clock, Limits};

/// How much time the players have.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TimeControl {
    /// As much as they like.
    #[default]
    Unlimited,
    /// The same for every move; what is left over is lost.
    PerMove {
        /// For one move.
        time: Duration,
    },
    /// A time for the whole game, and some more after every move (Fischer's clock).
    Fischer {
        /// At the beginning.
        time: Duration,
        /// Added after every move.
        increment: Duration,
    },
}

/// How a time control is made from its settings.
pub type BuildTimeControl = fn(&Settings) -> TimeControl;

const OF_A_MOVE: &[Knob] = &[seconds("time", 1.0, 30.0)];
const OF_A_GAME: &[Knob] = &[seconds("time", 1.0, 300.0), seconds("increment", 0.0, 5.0)];

const fn seconds(name: &'static str, min: f64, default: f64) -> Knob {
    Knob { name, range: Range::Seconds { min, max: 86_400.0, default: Some(default) } }
}

impl TimeControl {
    /// The time controls by name: `none`, `move:30`, `fischer:300,increment=5`.
    pub const OFFERS: &'static [Offer<BuildTimeControl>] = &[
        Offer { name: "none", knobs: &[], build: |_| Self::Unlimited },
        Offer {
            name: "move",
            knobs: OF_A_MOVE,
            build: |settings| Self::PerMove { time: given(settings, "time") },
        },
        Offer {
            name: "fischer",
            knobs: OF_A_GAME,
            build: |settings| Self::Fischer {
                time: given(settings, "time"),
                increment: given(settings, "increment"),
            },
        },
    ];

    /// The time control that a spec names.
    ///
    /// # Errors
    ///
    /// If there is none of that name, or it does not take these settings.
    pub fn read(spec: &Spec) -> Result<Self, SpecError> {
        let offer = find_offer(Self::OFFERS, &spec.name)?;
        Ok((offer.build)(&spec.settle(offer.knobs)?))
    }

    /// The spec that names this time control.
    #[must_use]
    pub fn spec(self) -> Spec {
        let text = |time: Duration| time.as_secs_f64().to_string();
        match self {
            Self::Unlimited => Spec::new("none"),
            Self::PerMove { time } => Spec::new("move").with("time", text(time)),
            Self::Fischer { time, increment } => {
                Spec::new("fischer").with("time", text(time)).with("increment", text(increment))
            }
        }
    }

    /// What a player's clock shows at the beginning of a turn, after moves that took these times;
    /// nothing without a clock.
    #[must_use]
    pub fn left(self, used: impl IntoIterator<Item = Duration>) -> Option<Duration> {
        match self {
            Self::Unlimited => None,
            Self::PerMove { time } => Some(time),
            Self::Fischer { time, increment } => {
                let after =
                    |left: Duration, used| left.saturating_sub(used).saturating_add(increment);
                Some(used.into_iter().fold(time, after))
            }
        }
    }

    /// How long an engine may think, given the time left.
    pub(crate) fn limits(self, left: Duration) -> Limits {
        let increment = match self {
            Self::Unlimited => return Limits::default(),
            // The next move has as much again, so all but a margin may be used up.
            Self::PerMove { .. } => left,
            Self::Fischer { increment, .. } => increment,
        };
        Limits {
            clock: Some(Clock { remaining: left, increment, moves: None }),
            ..Limits::default()
        }
    }
}

/// The value of a knob that has a default.
fn given(settings: &Settings, knob: &str) -> Duration {
    settings.seconds(knob).expect("a knob with a default")
}
