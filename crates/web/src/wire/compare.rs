//! Comparisons of engines.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::Trouble;

/// What is to be compared.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ComparisonRequest {
    /// The game as a spec, or a tree written down.
    pub game: String,
    /// The engines as specs.
    pub engines: Vec<String>,
    /// The least that they look ahead, in moves.
    pub first_depth: u32,
    /// The most that they look ahead.
    pub last_depth: u32,
    /// Times in milliseconds to search for, in place of depths.
    pub times: Option<Vec<u32>>,
    /// The position to begin from; the start unless given.
    pub position: Option<String>,
    /// The number of positions drawn by lot, in place of one.
    pub random: Option<u32>,
}

/// How far a comparison is, and what it has found.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ComparisonShown {
    /// Its name.
    pub id: String,
    /// How many rows are done.
    pub done: u32,
    /// How many there are to be.
    pub all: u32,
    /// Who searches now, while it goes on.
    pub now: Option<String>,
    /// Whether it was stopped, by the time limit or by a request.
    pub stopped: bool,
    /// The table so far, its head first.
    pub table: Vec<Vec<String>>,
    /// What it shows, in sentences, once it is done.
    pub findings: Vec<String>,
    /// Why nothing came of it, if so.
    pub problem: Option<Trouble>,
}
