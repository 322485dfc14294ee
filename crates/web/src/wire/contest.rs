//! Tournaments: how they are asked for, and how they stand.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{FormName, mirror::mirror};

/// What a tournament is held for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ContestRequest {
    /// The game as a spec.
    pub game: String,
    /// Who takes part, as specs: engines, and no people.
    pub players: Vec<String>,
    /// Who meets whom. What is no format is refused with a list of those that there are.
    #[ts(as = "FormatName")]
    pub format: String,
    /// How many games those who meet play in all.
    pub games: u32,
    /// What everything random follows from; drawn unless given.
    pub seed: Option<u32>,
}

/// How a tournament stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ContestShown {
    /// Its name in addresses; knowing it is the right to look.
    pub id: String,
    /// The game, by its short name.
    pub name: String,
    /// The game with everything that was decided.
    pub spec: String,
    /// Who meets whom.
    pub format: FormatName,
    /// How many games were played.
    pub played: u32,
    /// How many games there are to play.
    pub planned: u32,
    /// How many were drawn.
    pub draws: u32,
    /// Whether there is more to come.
    pub running: bool,
    /// Who takes part, in the order of the request.
    pub entrants: Vec<EntrantShown>,
    /// How everyone did against everyone else: worse, alike, better.
    pub crosstable: Vec<Vec<[u32; 3]>>,
    /// The forms in which its games can be had.
    pub forms: Vec<FormName>,
}

/// A participant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EntrantShown {
    /// Who, as a spec.
    pub spec: String,
    /// Games played.
    pub games: u32,
    /// Games won.
    pub wins: u32,
    /// Games lost.
    pub losses: u32,
    /// Points: one for a win; a draw is shared by the table.
    pub points: f64,
    /// How strong, as far as it is known.
    pub rating: f64,
    /// How far that may be off.
    pub uncertainty: f64,
}

mirror! {
    /// Who meets whom in a tournament.
    pub enum FormatName of tournament::Format {
        /// Everyone meets everyone else.
        RoundRobin,
        /// The first meets everyone else.
        Gauntlet,
        /// Those meet who have scored alike and have not met before.
        Swiss,
        /// Who loses a meeting is out.
        KnockOut,
    }
}
