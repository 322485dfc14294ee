//! As much of a message as a player needs.

use std::borrow::Cow;

use serde::{Deserialize, de::IgnoredAny};

/// As much of a message as a player needs to go on; a state has all of it.
#[derive(Debug, Deserialize)]
pub(crate) struct PartialMessage<'a> {
    #[serde(borrow)]
    pub(crate) is: Cow<'a, str>,
    /// Why something was refused.
    #[serde(default, borrow)]
    pub(crate) id: Option<Cow<'a, str>>,
    /// Whose turn it is.
    #[serde(default)]
    pub(crate) turn: u8,
    /// How far the game is: the place on the board.
    #[serde(default)]
    pub(crate) node: u32,
    #[serde(default, borrow)]
    pub(crate) moves: Vec<MoveOption<'a>>,
    #[serde(default, borrow)]
    pub(crate) last: Option<Last<'a>>,
    #[serde(default)]
    pub(crate) ending: Option<IgnoredAny>,
    #[serde(default, borrow)]
    pub(crate) happened: Vec<EventSummary<'a>>,
}

/// A move that can be played.
#[derive(Debug, Deserialize)]
pub(crate) struct MoveOption<'a> {
    #[serde(borrow)]
    pub(crate) text: Cow<'a, str>,
}

/// The move that was played.
#[derive(Debug, Deserialize)]
pub(crate) struct Last<'a> {
    pub(crate) seat: u8,
    #[serde(borrow)]
    pub(crate) played: MoveOption<'a>,
}

/// Something that happened.
#[derive(Debug, Deserialize)]
pub(crate) struct EventSummary<'a> {
    #[serde(borrow)]
    pub(crate) what: Cow<'a, str>,
}

impl PartialMessage<'_> {
    /// Whether a new game has begun.
    pub(crate) fn begins(&self) -> bool {
        self.happened.iter().any(|happening| happening.what == "begun")
    }
}

/// The moves of a game, as a state tells them.
#[derive(Debug, Default, Deserialize)]
pub(crate) struct MovesSoFar<'a> {
    #[serde(default, borrow)]
    pub(crate) tree: Vec<MoveOption<'a>>,
}
