//! Tables from the outside: how they are opened, listed and shared.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// What a table is opened for.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct TableRequest {
    /// The game as a spec: `othello`, `morpion:width=7,height=7,align=5`.
    pub game: String,
    /// The players in the order of seats, as specs: `human:name=Zoé`, `level:7`.
    pub players: Vec<String>,
    /// Who begins, counted from zero; drawn or as the game has it unless given.
    pub first: Option<u8>,
    /// What everything random follows from; drawn unless given.
    pub seed: Option<u32>,
    /// The position to begin from, in any notation of the game.
    pub start: Option<String>,
    /// How much time there is, as a spec: `none`, `move:30`, `fischer:300,increment=5`.
    pub clock: Option<String>,
    /// Whether a touched piece that can move must be played.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub touch_move: bool,
    /// Whether the players take turns in beginning the games of a series.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub alternate: bool,
    /// The least time that an engine takes for a move, in milliseconds.
    pub pace: Option<u32>,
    /// Whether it is to be an analysis board, on which both sides are moved at will.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub analysis: bool,
    /// Whether lots are drawn for who sits where.
    pub lots: Option<bool>,
    /// What one player is given, as a spec: `corners:count=2,to=2`, `men:count=1,to=1`, `moves:to=2`.
    pub handicap: Option<String>,
    /// Whether it is put on the list of open tables, where the server has one.
    pub open: Option<bool>,
    /// The random opening from which the game begins: `balanced:4`, `random:4`, or `none`.
    pub opening: Option<String>,
    /// Whether everything is allowed in a game between people of several browsers: hints, taking
    /// back without asking, pauses.
    pub casual: Option<bool>,
}

/// A table that is yours, with everything needed to sit at it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Opened {
    /// Its name in addresses; knowing it is the right to watch.
    pub id: String,
    /// The token of the host, who may steer the table.
    pub host: String,
    /// The tokens of the seats, each the right to play for its seat.
    pub seats: Vec<SeatToken>,
    /// What is to be said about it: games of a file that were left out, and why.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub notice: Option<String>,
}

/// What it takes to play for a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct SeatToken {
    /// The seat.
    pub seat: u8,
    /// What to show for it.
    pub token: String,
}

/// A table in a list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct TableEntry {
    /// Its name in addresses; the browser that opened it is its host.
    pub id: String,
    /// What it is called; empty for one without a name.
    pub title: String,
    /// The tournament it belongs to, if to one.
    pub tournament: Option<String>,
    /// The game, by its short name.
    pub name: String,
    /// The game with everything that was decided.
    pub spec: String,
    /// Who plays, as specs.
    pub players: Vec<String>,
    /// How many moves lead to what is on the board.
    pub moves: u32,
    /// Whether the game is over.
    pub over: bool,
    /// Whether it is an analysis board.
    pub analysis: bool,
    /// When something last happened, in seconds since 1970.
    pub changed: u32,
}

/// Something pasted or dropped that may be a game in any form.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Import {
    /// The text.
    pub text: String,
    /// The game, for forms that do not say it; guessed unless given.
    pub game: Option<String>,
}

/// A game that was kept in the library.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Kept {
    /// Its number there.
    pub game: u32,
    /// Whether it is new; if not, the same game was there already.
    pub new: bool,
}

/// Why a question was not answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Trouble {
    /// Its name in the language files.
    pub id: String,
    /// What is wrong, in the language asked for.
    pub sentence: String,
    /// Which part of the question is wrong: `game`, `players`, `players.1`, `first`.
    pub field: Option<String>,
}

/// A table with free seats on the list of open tables.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct WaitingTable {
    /// Its name in addresses.
    pub id: String,
    /// The game with everything that was decided.
    pub spec: String,
    /// Who plays, as specs; free seats are of people without a name.
    pub players: Vec<String>,
    /// Whether the browser that asks has opened it.
    pub yours: bool,
    /// When something last happened, in seconds since 1970.
    pub changed: u32,
}
