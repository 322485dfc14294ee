//! Classes: what a teacher sees and does, and what a pupil sees.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ExerciseRequest, LearnerResult, Picture};

/// A request to begin a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClassRequest {
    /// What it is called.
    pub title: String,
    /// The pupils, a name in each line.
    pub names: String,
}

/// A class on the list of its teacher.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClassEntry {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// How many pupils it has.
    pub pupils: u32,
}

/// What goes on in a class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ClassMode {
    /// Nothing.
    Idle,
    /// Pairs that the teacher has made.
    Pairs,
    /// Everyone against the computer.
    Computer,
    /// The teacher against everyone.
    Display,
    /// Pupils who are free, paired at once.
    Arena,
    /// Rounds in which all meet.
    RoundRobin,
}

/// What a teacher wants done with a class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "do", rename_all = "kebab-case", deny_unknown_fields)]
pub enum ClassOrder {
    /// Add pupils.
    AddPupils {
        /// A name in each line.
        names: String,
    },
    /// Let a pupil leave; what they have reached stays.
    RemovePupil {
        /// Their number.
        pupil: u32,
    },
    /// Make another card for a pupil: the one before is good for nothing.
    RenewCard {
        /// Their number.
        pupil: u32,
    },
    /// Settle what is played. The level holds at once, the rest at the boards to come.
    Settings {
        /// What the class is called.
        title: String,
        /// The game as a spec.
        game: String,
        /// The clock as a spec.
        clock: String,
        /// Whom those play against who play the computer, as a spec.
        level: String,
        /// Whether pupils may take back and ask for hints against the computer.
        help: bool,
    },
    /// Let two pupils play each other.
    Pair {
        /// Who begins.
        first: u32,
        /// The other.
        second: u32,
    },
    /// Begin something for all.
    Begin {
        /// What.
        mode: ClassMode,
    },
    /// Begin the next round.
    NextRound,
    /// Stop every board: clocks stand, and no pupil plays.
    Stop,
    /// Let every board go on.
    Resume,
    /// Hand an exercise out.
    HandOut {
        /// The exercise.
        exercise: ExerciseRequest,
    },
    /// End the class: its cards are good for nothing.
    End,
}

/// A class as its teacher sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClassShown {
    /// Its name in addresses.
    pub id: String,
    /// What it is called.
    pub title: String,
    /// The game as a spec.
    pub game: String,
    /// The clock as a spec.
    pub clock: String,
    /// Whom those play against who play the computer, as a spec.
    pub level: String,
    /// Whether pupils may take back and ask for hints against the computer.
    pub help: bool,
    /// Whether the teacher has stopped everything.
    pub stopped: bool,
    /// What goes on.
    pub mode: ClassMode,
    /// The round, counted from one.
    pub round: u32,
    /// How many rounds it takes until all have met.
    pub rounds: u32,
    /// The pupils.
    pub pupils: Vec<PupilShown>,
    /// The boards that are on the wall.
    pub boards: Vec<ClassBoardShown>,
    /// The exercises that were handed out.
    pub sheets: Vec<ClassSheetShown>,
}

/// A pupil as the teacher sees them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct PupilShown {
    /// Their number.
    pub number: u32,
    /// Their name.
    pub name: String,
    /// The token of their card.
    pub card: String,
    /// Whether they are connected.
    pub present: bool,
    /// Games played to the end.
    pub games: u32,
    /// Points, as they are written.
    pub points: String,
}

/// A board on the wall.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClassBoardShown {
    /// The table.
    pub table: String,
    /// The round.
    pub round: u32,
    /// The game as a spec.
    pub game: String,
    /// Who sits there, in the order of seats: the pupil, or nothing for the computer and the teacher.
    pub seats: Vec<Option<String>>,
    /// Whether the teacher plays there.
    pub mine: bool,
    /// Twice the points of each seat, once the game is over.
    pub result: Option<Vec<u32>>,
}

/// An exercise that was handed out to the class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct ClassSheetShown {
    /// Its title.
    pub title: String,
    /// The exercise.
    pub exercise: ExerciseRequest,
    /// What the pupils have made of it; at a desk what its own pupil has.
    pub results: Vec<LearnerResult>,
}

/// A class as a pupil sees it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct DeskShown {
    /// What the class is called.
    pub title: String,
    /// The pupil.
    pub name: String,
    /// Whether the teacher has stopped everything.
    pub stopped: bool,
    /// What goes on.
    pub mode: ClassMode,
    /// The boards of the pupil that are on the wall, the last one last.
    pub boards: Vec<ClassBoardShown>,
    /// Whether a new game against the computer can be asked for.
    pub again: bool,
    /// Games played to the end.
    pub games: u32,
    /// Points, as they are written.
    pub points: String,
    /// The exercises.
    pub sheets: Vec<ClassSheetShown>,
}

/// What a pupil shows at their desk.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeskRequest {
    /// The token of the card.
    pub card: String,
    /// Whether they want another game against the computer.
    #[serde(default)]
    pub again: bool,
}

/// What a pupil has filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct DeskAnswers {
    /// The token of the card.
    pub card: String,
    /// What was filled in, as in a request for a check.
    pub answers: String,
    /// Whether they look at the solution now.
    pub looked: bool,
}

/// The first message to a class: who comes.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct ClassJoin {
    /// The token of a card; none for the teacher.
    pub card: Option<String>,
}

/// What a class tells those who are connected to it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(tag = "is", rename_all = "kebab-case")]
pub enum ClassMessage {
    /// The class, for the teacher.
    Class(Box<ClassShown>),
    /// The class, for a pupil.
    Desk(Box<DeskShown>),
    /// What stands on a board of the wall, for the teacher.
    Board {
        /// The table.
        table: String,
        /// The board.
        board: Picture,
        /// Whose turn it is.
        turn: u8,
        /// How many moves were played.
        moves: u32,
        /// Whether the game is over.
        over: bool,
    },
    /// The card is no longer good.
    Bye,
}
