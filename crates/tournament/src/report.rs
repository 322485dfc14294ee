//! What is told of a game.

use rules::{Outcome, Phrase, Player, Speak};
use serde::{Deserialize, Serialize};
use session::Fault;

/// What the fault of a program is called in files that could not be started.
const ABSENT: &str = "absent";
/// What the fault of a program is called in files that broke down.
const CRASHED: &str = "crashed";
/// What the fault of a program is called in files that used more than it was allowed.
const EXCEEDED: &str = "exceeded";

/// What is told of a game: one line of the journal.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct GameReport {
    /// The number of the game in the schedule, from zero.
    pub number: u64,
    /// Who sat where: for each seat, the number of the player as named.
    pub seats: Vec<usize>,
    /// The position it began from, if not the start.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub position: Option<String>,
    /// The moves, those of the opening first.
    pub moves: Vec<String>,
    /// How many of the moves belong to the opening.
    pub opening: usize,
    /// Which seat won, if one did.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub winner: Option<u8>,
    /// Which seat lost while no player won: misère at a table of many.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub loser: Option<u8>,
    /// Why it ended, as the reason is called in files.
    pub reason: String,
    /// How the loser's program failed, if that is why the game ended.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub fault: Option<ProgramFailure>,
    /// Whether it was ended early.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub adjudicated: bool,
    /// How many positions the engines looked at.
    pub nodes: u64,
    /// How long they thought, in seconds.
    pub seconds: f64,
    /// What is told of the search behind each move after the opening, where the contest notes that:
    /// how many moves ahead everything was looked at, and the positions visited.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub searches: Vec<(u32, u64)>,
}

/// How a program failed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ProgramFailure {
    /// What the fault is called in files.
    pub kind: String,
    /// What the program said that it should not have.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
}

impl ProgramFailure {
    /// Whether the program could not even be started.
    #[must_use]
    pub fn is_absence(&self) -> bool {
        self.kind == ABSENT
    }
}

impl Speak for ProgramFailure {
    fn phrase(&self) -> Phrase {
        if self.kind == EXCEEDED {
            let bound = self.text.as_deref().unwrap_or_default();
            return Phrase::built(format!("fault-{EXCEEDED}-{bound}"));
        }
        let saying = if self.kind == CRASHED && self.text.is_some() { "-saying" } else { "" };
        let phrase = Phrase::built(format!("fault-{}{saying}", self.kind));
        phrase.with("text", self.text.as_deref().unwrap_or_default())
    }
}

impl From<&Fault> for ProgramFailure {
    fn from(fault: &Fault) -> Self {
        Self { kind: fault.name().to_owned(), text: fault.text().map(str::to_owned) }
    }
}

impl GameReport {
    /// The player whose program failed, by its number, if one did.
    #[must_use]
    pub fn failed_player(&self) -> Option<usize> {
        self.fault.as_ref()?;
        let seat = match self.outcome() {
            Outcome::Win(winner) => winner.other(),
            Outcome::Lose(loser) => loser,
            Outcome::Draw => return None,
        };
        self.seats.get(seat.index()).copied()
    }

    /// How the game ended, by seats.
    #[must_use]
    pub fn outcome(&self) -> Outcome {
        match (self.winner, self.loser) {
            (Some(seat), _) => Outcome::Win(Player(seat)),
            (None, Some(seat)) => Outcome::Lose(Player(seat)),
            (None, None) => Outcome::Draw,
        }
    }
}
