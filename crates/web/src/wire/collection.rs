//! Files of many games: what is in them, and how they are kept.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::OutcomeName;

/// A file of games, and how reading and keeping it get on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CollectionShown {
    /// Its name in addresses.
    pub id: String,
    /// What the file was called.
    pub name: Option<String>,
    /// Whether it is still being read.
    pub reading: bool,
    /// How many games were read.
    pub read: u32,
    /// How many could not be read.
    pub refused: u32,
    /// Why nothing more could be read.
    pub problem: Option<String>,
    /// How its games are kept in the library, once that was asked for.
    pub keeping: Option<KeepingShown>,
}

/// How the games of a file are kept in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct KeepingShown {
    /// Whether there is more to come.
    pub running: bool,
    /// How many were new.
    pub new: u32,
    /// How many were there already.
    pub known: u32,
    /// Why no more could be kept.
    pub problem: Option<String>,
}

/// Some games of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CollectionPage {
    /// How many there are in all.
    pub count: u32,
    /// Some of them, from where it was asked.
    pub games: Vec<CollectionGame>,
}

/// A game of a file, or what is wrong with it.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct CollectionGame {
    /// Its number in the file, counted from one.
    pub number: u32,
    /// The game, as a spec; nothing if it could not be read.
    pub spec: Option<String>,
    /// Who played, as specs.
    pub players: Vec<String>,
    /// When it began, as precisely as it is known.
    pub begun: Option<String>,
    /// How many moves it has.
    pub moves: u32,
    /// How it ended; nothing while it is not over.
    pub outcome: Option<OutcomeName>,
    /// For whom, counted from zero.
    pub seat: Option<u8>,
    /// Why, if the file says so; `reason-NAME` in the language files.
    pub reason: Option<String>,
    /// At which event.
    pub event: Option<String>,
    /// Where.
    pub site: Option<String>,
    /// In which round.
    pub round: Option<String>,
    /// What is wrong with it.
    pub problem: Option<String>,
    /// In which line of the file.
    pub line: Option<u32>,
}

/// Which games of a file to list; what is not said does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct CollectionWanted {
    /// A part of a name, an event or a place.
    #[ts(optional, as = "Option<String>")]
    pub text: String,
    /// Only those that could not be read.
    #[ts(optional, as = "Option<bool>")]
    pub refused: bool,
    /// How many of the first to leave out.
    #[ts(optional, as = "Option<u32>")]
    pub skip: u32,
}
