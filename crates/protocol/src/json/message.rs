//! What is said in our own protocol, in both directions.

use std::time::Duration;

use search::{Clock, Limits};
use serde::{Deserialize, Deserializer, Serialize};

use super::state_report::StateReport;

/// What a referee says.
#[derive(Debug, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum RefereeMessage {
    /// Opens the conversation.
    Hello {
        /// The version that the referee speaks.
        protocol: u32,
    },
    /// Begins a game, in place of the one before.
    Game(GameAnnouncement),
    /// Asks for a move.
    Go {
        /// Every move since the start of the game.
        #[serde(default)]
        moves: Vec<String>,
        /// How long the player may think.
        #[serde(default)]
        limits: GoLimits,
        /// The position, for players without rules of their own.
        #[serde(default, skip_deserializing, skip_serializing_if = "Option::is_none")]
        state: Option<Box<StateReport>>,
        /// Whether the nodes of the search are wanted too.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        tree: bool,
    },
    /// Answers `after`.
    #[serde(skip_deserializing)]
    State(Box<StateReport>),
    /// Refuses an `after`; nothing has changed.
    #[serde(skip_deserializing)]
    Error {
        /// What is wrong, for a person.
        message: String,
    },
    /// Asks for the move now.
    Stop,
    /// Ends the conversation.
    Quit,
}

/// What a player has to know of a game before its first move.
#[derive(Debug, Deserialize, Serialize)]
pub(super) struct GameAnnouncement {
    /// The game with its settings, as a spec.
    pub(super) game: String,
    /// The seat of the player, the first being 1.
    pub(super) seat: u8,
    /// The position that the game begins from; the usual one unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) start: Option<String>,
    /// The engine to play with, as a spec; for the player to choose unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) engine: Option<String>,
    /// What everything random follows from; for the player to choose unless given.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) seed: Option<u64>,
}

/// What a player says.
#[derive(Debug, Deserialize, Serialize)]
#[serde(tag = "type", rename_all = "lowercase")]
pub(super) enum PlayerMessage {
    /// Answers `hello`.
    Hello {
        /// The version that the player speaks.
        protocol: u32,
        /// What the program is called.
        #[serde(default)]
        name: String,
        /// Which of its versions it is.
        #[serde(default)]
        version: String,
        /// Whether it wants to be told the position with every question.
        #[serde(default, skip_serializing_if = "std::ops::Not::not")]
        state: bool,
    },
    /// Answers `game`.
    Ready,
    /// Tells how far the thinking has got.
    Info(EngineReport),
    /// Asks for the position after some moves from the one that is thought about.
    After {
        /// The moves.
        #[serde(default)]
        moves: Vec<String>,
    },
    /// Tells of a node of the search, when everything below it has been told.
    Node(NodeReport),
    /// Answers `go`.
    Move {
        /// The move, in the notation of the game.
        #[serde(rename = "move")]
        played: String,
        /// What the player thinks of it.
        #[serde(flatten)]
        report: EngineReport,
    },
    /// Says that the last line cannot be obeyed.
    Error {
        /// What is wrong, for a person.
        #[serde(default)]
        message: String,
    },
}

/// What a player may tell of its thinking.
#[derive(Debug, Default, Deserialize, Serialize)]
pub(super) struct EngineReport {
    /// How many moves ahead everything was looked at.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) depth: Option<u32>,
    /// How good the position is for the player to move.
    #[serde(default, deserialize_with = "whole", skip_serializing_if = "Option::is_none")]
    pub(super) score: Option<i32>,
    /// How many positions were visited.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) nodes: Option<u64>,
    /// The moves that are expected, the best first.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub(super) line: Vec<String>,
}

/// A number of any kind as the next whole one.
fn whole<'de, D: Deserializer<'de>>(source: D) -> Result<Option<i32>, D::Error> {
    let number = Option::<f64>::deserialize(source)?;
    #[expect(clippy::cast_possible_truncation, reason = "what is too large becomes the largest")]
    Ok(number.map(|number| number.round() as i32))
}

/// What a player tells of a node of its search.
#[derive(Clone, Debug, Default, Deserialize, PartialEq, Serialize)]
pub(super) struct NodeReport {
    /// The moves from the root to the node, none for the root.
    #[serde(default)]
    pub(super) moves: Vec<String>,
    /// What the node was found worth, to the player to move at the root.
    #[serde(default)]
    pub(super) value: Option<f64>,
    /// The lower end of the window that it was entered with, if there was one.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) alpha: Option<f64>,
    /// The upper end of that window.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub(super) beta: Option<f64>,
    /// Whether moves were left out here because they could not matter.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub(super) cut: bool,
}

/// How long a player may think: the first limit that is reached ends it.
#[derive(Debug, Default, Deserialize, Serialize)]
pub(super) struct GoLimits {
    /// How many moves ahead.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    depth: Option<u32>,
    /// How many positions.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    nodes: Option<u64>,
    /// How many seconds.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    time: Option<f64>,
    /// What the clock of the game shows.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    clock: Option<GoClock>,
}

/// What a player's clock shows, in seconds.
#[derive(Clone, Copy, Debug, Deserialize, Serialize)]
struct GoClock {
    remaining: f64,
    #[serde(default)]
    increment: f64,
    /// The moves until more time is given, if that is known.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    moves: Option<u32>,
}

impl GoLimits {
    /// The limits as engines take them; nothing if a time is no time.
    pub(super) fn read(&self) -> Option<Limits> {
        let time = |seconds| Duration::try_from_secs_f64(seconds).ok();
        let clock = |clock: GoClock| {
            Some(Clock {
                remaining: time(clock.remaining)?,
                increment: time(clock.increment)?,
                moves: clock.moves,
            })
        };
        Some(Limits {
            depth: self.depth,
            nodes: self.nodes,
            time: match self.time {
                Some(seconds) => Some(time(seconds)?),
                None => None,
            },
            clock: match self.clock {
                Some(shown) => Some(clock(shown)?),
                None => None,
            },
        })
    }
}

impl From<Limits> for GoLimits {
    fn from(limits: Limits) -> Self {
        let clock = |clock: Clock| GoClock {
            remaining: clock.remaining.as_secs_f64(),
            increment: clock.increment.as_secs_f64(),
            moves: clock.moves,
        };
        Self {
            depth: limits.depth,
            nodes: limits.nodes,
            time: limits.time.map(|time| time.as_secs_f64()),
            clock: limits.clock.map(clock),
        }
    }
}

/// A message as a line.
pub(super) fn line(message: &impl Serialize) -> String {
    serde_json::to_string(message).expect("a message has no keys but text")
}
