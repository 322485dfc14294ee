//! Tournaments: how they are asked for, and how they stand.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{FormName, Picture, SeatToken, mirror::mirror};

/// What a tournament is held for.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ContestRequest {
    /// The game as a spec.
    pub game: String,
    /// What people call it.
    pub name: Option<String>,
    /// Who takes part, as specs: engines, and people by name (`human:name=Zoé`).
    pub players: Vec<String>,
    /// Who meets whom. What is no format is refused with a list of those that there are.
    #[ts(as = "FormatName")]
    pub format: String,
    /// How many games those who meet play in all.
    pub games: u32,
    /// What everything random follows from; drawn unless given.
    pub seed: Option<u32>,
    /// Whether people sign in before it begins.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub gathers: bool,
    /// How many rounds the Swiss system has; as many as leave one unbeaten unless given.
    pub rounds: Option<u32>,
    /// How much time the players have, as at a table: `none`, `move:30`, `fischer:300,increment=5`.
    pub clock: Option<String>,
    /// Where games begin, as on the command line: `none`, `random:4`, `book`, or `list` for the
    /// list that is given.
    pub openings: Option<String>,
    /// The list of openings: one a line, or games and positions in any form.
    pub opening_list: Option<String>,
}

/// How a tournament stands.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ContestShown {
    /// Its name in addresses; knowing it is the right to look.
    pub id: String,
    /// What people call it; empty for one without a name.
    pub title: String,
    /// How it goes on.
    pub state: ContestStateName,
    /// Whether the browser that asks has opened it.
    pub yours: bool,
    /// Which of those who take part the browser that asks is, if one.
    pub me: Option<u32>,
    /// The game, by its short name.
    pub name: String,
    /// The game with everything that was decided.
    pub spec: String,
    /// Who meets whom.
    pub format: FormatName,
    /// How much time the players have, if that is limited.
    pub clock: Option<String>,
    /// When it was opened, in seconds since 1970.
    pub begun: u32,
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
    /// The rounds so far, where pairings follow from results.
    pub rounds: Vec<RoundShown>,
    /// The number of the game between computers that is under way.
    pub watch: Option<u32>,
    /// The forms in which its games can be had.
    pub forms: Vec<FormName>,
}

/// A participant.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct EntrantShown {
    /// Who, as a spec.
    pub spec: String,
    /// Whether it is a person.
    pub person: bool,
    /// Whether a browser has said that it is this person.
    pub taken: bool,
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

/// A round of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct RoundShown {
    /// Who meets whom.
    pub meetings: Vec<MeetingShown>,
    /// Who has no opponent in this round.
    pub byes: Vec<u32>,
}

/// A meeting of a round.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct MeetingShown {
    /// The two, by their numbers among those who take part.
    pub players: [u32; 2],
    /// What each has scored so far, in half points.
    pub halves: [u32; 2],
}

/// A game of a tournament.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ContestGameShown {
    /// Its number in the schedule, from zero.
    pub number: u32,
    /// Who sits where, by their numbers among those who take part.
    pub seats: Vec<u32>,
    /// The table at which it is played, to watch.
    pub table: Option<String>,
    /// The seat of the browser that asks, while the game goes on.
    pub yours: Option<SeatToken>,
    /// Whether it is the game between computers that is under way.
    pub live: bool,
    /// Whether it is over.
    pub over: bool,
    /// Which seat won, if one did.
    pub winner: Option<u8>,
    /// Which seat lost while none won.
    pub loser: Option<u8>,
    /// Why it ended; `reason-NAME` in the language files.
    pub reason: Option<String>,
    /// How many moves it had.
    pub moves: u32,
    /// Its number in the library.
    pub game: Option<u32>,
}

/// A game between computers, to be watched.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct GameWatched {
    /// Its number in the schedule, from zero.
    pub number: u32,
    /// Who sits where, by their numbers among those who take part.
    pub seats: Vec<u32>,
    /// Who plays, as specs, in the order of seats.
    pub players: Vec<String>,
    /// The board now.
    pub board: Picture,
    /// The moves so far.
    pub moves: Vec<String>,
    /// Who is to move, counted from zero.
    pub turn: u8,
    /// Whether it is over.
    pub over: bool,
    /// The points of a game that is over; empty otherwise.
    pub result: String,
    /// Its number in the library, once it is over.
    pub game: Option<u32>,
}

/// A person signs in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ContestJoin {
    /// What the person is called.
    pub name: String,
    /// Whether it is the person at this browser; if not, the organiser adds a person without one.
    pub me: bool,
}

/// One of those who take part is meant.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ContestClaim {
    /// The number among those who take part.
    pub entrant: u32,
}

/// The organiser says how a game ended.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct ContestDecision {
    /// The number of the game in the schedule.
    pub game: u32,
    /// The seat that wins; it is a draw unless given.
    pub winner: Option<u8>,
}

/// How a tournament goes on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ContestStateName {
    /// People sign in.
    Gathering,
    /// Games are played.
    Running,
    /// It was stopped, and can go on.
    Stopped,
    /// Every game was played.
    Over,
}

impl ContestStateName {
    const WORDS: [(Self, &'static str); 4] = [
        (Self::Gathering, "gathering"),
        (Self::Running, "running"),
        (Self::Stopped, "stopped"),
        (Self::Over, "over"),
    ];

    /// The word for it in the library.
    pub(crate) fn word(self) -> &'static str {
        Self::WORDS.iter().find(|(state, _)| *state == self).map_or("stopped", |(_, word)| word)
    }

    /// The state of that word.
    pub(crate) fn named(word: &str) -> Self {
        let found = Self::WORDS.iter().find(|(_, known)| *known == word);
        found.map_or(Self::Stopped, |(state, _)| *state)
    }
}
