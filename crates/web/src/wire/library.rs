//! Games that are over, and who has won them.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::OutcomeName;

/// The results of one player in all games that are over.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Standing {
    /// What they are called; nothing for people without a name, who stand together.
    pub name: Option<String>,
    /// Which engine it is, as a spec; nothing for a person.
    pub engine: Option<String>,
    /// How many games.
    pub games: u32,
    /// How many of them were won.
    pub wins: u32,
    /// How many were drawn.
    pub draws: u32,
    /// How many were lost.
    pub losses: u32,
}

/// Which games to look for; what is not said does not matter.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(default)]
pub struct Wanted {
    /// A game, by its name.
    #[ts(optional, as = "Option<String>")]
    pub game: String,
    /// A part of the name or of the engine of a player.
    #[ts(optional, as = "Option<String>")]
    pub player: String,
    /// The player that the hall of results has by this name and this engine, and only games that
    /// it counts; an empty text is for none.
    #[ts(optional, as = "Option<bool>")]
    pub counted: bool,
    /// The name of that player.
    #[ts(optional, as = "Option<String>")]
    pub name: String,
    /// The engine of that player.
    #[ts(optional, as = "Option<String>")]
    pub engine: String,
    /// A part of what a game is called, such as the name of its tournament.
    #[ts(optional, as = "Option<String>")]
    pub title: String,
    /// How it ended, for that player if one is named.
    #[ts(optional, as = "Option<FateName>")]
    pub result: String,
    /// The first day, as in `2026`, `2026-11` or `2026-11-03`.
    #[ts(optional, as = "Option<String>")]
    pub since: String,
    /// The last day, the whole of it.
    #[ts(optional, as = "Option<String>")]
    pub until: String,
    /// A part of the name of the opening, in any language.
    #[ts(optional, as = "Option<String>")]
    pub opening: String,
    /// A position of the game named, as the game writes it, that came up whichever way the board
    /// was turned.
    #[ts(optional, as = "Option<String>")]
    pub position: String,
    /// Where that player sat, counted from zero.
    #[ts(optional)]
    pub seat: Option<u8>,
    /// How many of the newest to leave out.
    #[ts(optional, as = "Option<u32>")]
    pub skip: u32,
}

/// What was played from a position in the games of the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Explored {
    /// In how many games the position came up.
    pub games: u32,
    /// What was played from it, the most frequent first.
    pub moves: Vec<MoveExplored>,
}

/// A move that was played from a position.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct MoveExplored {
    /// The move; of several that come to the same when the board is turned, one.
    pub text: String,
    /// In how many games.
    pub games: u32,
    /// How many of them were won by those who played it.
    pub wins: u32,
    /// How many were drawn.
    pub draws: u32,
    /// How many were lost by those who played it.
    pub losses: u32,
    /// When it was played last, as precisely as that is known.
    pub last: Option<String>,
    /// Who has played it most often, as specs.
    pub players: Vec<String>,
}

/// What something is to be called.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct NewTitle {
    /// The name; empty for none.
    pub title: String,
}

/// Some of the games that were looked for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LibraryPage {
    /// How many there are in all.
    pub count: u32,
    /// The newest of them, from where it was asked.
    pub games: Vec<GameFound>,
}

/// A game in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct GameFound {
    /// Its number there.
    pub id: u32,
    /// What it is called, if it has a name.
    pub title: Option<String>,
    /// Whether the browser that asks may rename and delete it.
    pub yours: bool,
    /// The game, as a spec.
    pub spec: String,
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
    /// Why; `reason-NAME` in the language files.
    pub reason: Option<String>,
    /// What the opening is called, by the code of a language.
    pub opening: Option<BTreeMap<String, String>>,
}

/// How the games to look for ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FateName {
    /// Won by the player looked for, or by any.
    Won,
    /// Drawn.
    Drawn,
    /// Lost by the player looked for, or by any.
    Lost,
}
