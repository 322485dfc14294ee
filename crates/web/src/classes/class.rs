//! A class as it is kept: its pupils, its boards, its exercises and what came of them.

use serde::{Deserialize, Serialize};

use super::pairing::rounds;
use crate::wire::{ClassMode, ExerciseRequest, LearnerResult};

/// The most pupils of a class.
pub(super) const MOST_PUPILS: usize = 100;
/// The longest name of a pupil or of a class, in characters.
const LONGEST_NAME: usize = 60;
/// The most boards that are remembered with their results.
pub(super) const MOST_BOARDS: usize = 2_000;

/// A class as it is kept in the library.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Class {
    /// Its name in addresses.
    pub(crate) id: String,
    /// The browser of the teacher.
    pub(crate) teacher: String,
    /// What it is called.
    pub(crate) title: String,
    /// The pupils, in the order in which they were named.
    pub(crate) pupils: Vec<Pupil>,
    /// The game that is played, as a spec.
    pub(crate) game: String,
    /// The clock, as a spec.
    pub(crate) clock: String,
    /// The player that everyone plays against who plays the computer, as a spec.
    pub(crate) level: String,
    /// Whether pupils may take moves back and ask for hints.
    pub(crate) help: bool,
    /// Whether the teacher has stopped everything.
    pub(crate) stopped: bool,
    /// What goes on.
    pub(crate) mode: ClassMode,
    /// The round of what goes on, counted from one.
    pub(crate) round: u32,
    /// Every board, the first one first.
    pub(crate) boards: Vec<ClassBoard>,
    /// The exercises that were handed out, with what the pupils made of them.
    pub(crate) sheets: Vec<ClassSheet>,
}

/// A pupil.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct Pupil {
    /// Their number, which no other pupil of the class gets.
    pub(crate) number: u32,
    /// Their name.
    pub(crate) name: String,
    /// How many cards were printed for them: only the last one is good.
    pub(crate) edition: u32,
    /// Whether the pupil has left; their results stay.
    pub(crate) gone: bool,
}

/// Who sits at a board of the class.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub(crate) enum ClassSeat {
    /// A pupil, by number.
    Pupil(u32),
    /// The teacher.
    Teacher,
    /// The computer.
    Computer,
}

/// A board of the class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ClassBoard {
    /// The table.
    pub(crate) table: String,
    /// What the tokens of its seats follow from, beside the secret of the library.
    pub(crate) key: String,
    /// What it was set up for.
    pub(crate) mode: ClassMode,
    /// In which round.
    pub(crate) round: u32,
    /// The game, as a spec.
    pub(crate) game: String,
    /// Who sits there, in the order of seats.
    pub(crate) seats: Vec<ClassSeat>,
    /// Twice the points of each seat when the game is over.
    pub(crate) result: Option<Vec<u32>>,
    /// Whether it was put away before it was over.
    pub(crate) away: bool,
}

/// An exercise that was handed out to the class.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(crate) struct ClassSheet {
    /// The exercise, with the same tree for everyone.
    pub(crate) exercise: ExerciseRequest,
    /// What each pupil has made of it: their number, and the result under their name.
    pub(crate) results: Vec<(u32, LearnerResult)>,
}

impl ClassBoard {
    /// Whether it is still played at.
    pub(crate) fn is_open(&self) -> bool {
        self.result.is_none() && !self.away
    }

    /// Whether a pupil sits there.
    pub(crate) fn has(&self, pupil: u32) -> bool {
        self.seats.contains(&ClassSeat::Pupil(pupil))
    }
}

impl Class {
    /// A class without pupils.
    pub(super) fn new(id: String, teacher: String, title: &str) -> Self {
        Self {
            id,
            teacher,
            title: plain(title).unwrap_or_default(),
            pupils: Vec::new(),
            game: "connect-four".to_owned(),
            clock: "none".to_owned(),
            level: "level:3".to_owned(),
            help: false,
            stopped: false,
            mode: ClassMode::Idle,
            round: 0,
            boards: Vec::new(),
            sheets: Vec::new(),
        }
    }

    /// Adds pupils, a name in each line; names that are there already are passed over. False if
    /// they are too many.
    pub(super) fn add(&mut self, names: &str) -> bool {
        for name in names.lines().filter_map(plain) {
            if self.present().any(|pupil| pupil.name == name) {
                continue;
            }
            if self.present().count() >= MOST_PUPILS {
                return false;
            }
            let number = self.pupils.iter().map(|pupil| pupil.number).max().unwrap_or(0) + 1;
            self.pupils.push(Pupil { number, name, edition: 1, gone: false });
        }
        true
    }

    /// The pupils who have not left.
    pub(crate) fn present(&self) -> impl Iterator<Item = &Pupil> {
        self.pupils.iter().filter(|pupil| !pupil.gone)
    }

    /// A pupil by number, who has not left.
    pub(crate) fn pupil(&self, number: u32) -> Option<&Pupil> {
        self.present().find(|pupil| pupil.number == number)
    }

    /// The board of a table.
    pub(crate) fn board(&self, table: &str) -> Option<&ClassBoard> {
        self.boards.iter().find(|board| board.table == table)
    }

    /// The boards that are shown: those that are played at, and the last one of a pupil who plays at
    /// none.
    pub(crate) fn shown(&self) -> impl Iterator<Item = &ClassBoard> {
        self.boards
            .iter()
            .enumerate()
            .filter(|(place, board)| {
                !board.away && (board.is_open() || self.is_last(*place, board))
            })
            .map(|(_, board)| board)
    }

    fn is_last(&self, place: usize, board: &ClassBoard) -> bool {
        let later = &self.boards[place + 1..];
        let plays_on = |seat: &ClassSeat| match seat {
            ClassSeat::Pupil(number) => later.iter().any(|other| !other.away && other.has(*number)),
            ClassSeat::Teacher | ClassSeat::Computer => true,
        };
        board.mode == self.mode && !board.seats.iter().all(plays_on)
    }

    /// Whether a pupil plays at a board.
    pub(super) fn is_busy(&self, pupil: u32) -> bool {
        self.boards.iter().any(|board| board.is_open() && board.has(pupil))
    }

    /// Puts away every board that is played at, before something else begins.
    pub(super) fn put_away(&mut self) -> Vec<String> {
        let open = self.boards.iter_mut().filter(|board| board.is_open());
        open.map(|board| {
            board.away = true;
            board.table.clone()
        })
        .collect()
    }

    /// What a seat is called.
    pub(crate) fn seat_name(&self, seat: ClassSeat) -> Option<&str> {
        let ClassSeat::Pupil(number) = seat else { return None };
        let pupil = self.pupils.iter().find(|pupil| pupil.number == number);
        pupil.map(|pupil| &*pupil.name)
    }

    /// How many rounds it takes until all have met.
    pub(crate) fn rounds(&self) -> u32 {
        rounds(self.present().count())
    }

    /// Games played, and twice the points of a pupil.
    pub(crate) fn score(&self, pupil: u32) -> (u32, u32) {
        let mut score = (0, 0);
        for board in &self.boards {
            let seat = board.seats.iter().position(|seat| *seat == ClassSeat::Pupil(pupil));
            if let (Some(seat), Some(result)) = (seat, &board.result) {
                score.0 += 1;
                score.1 += result.get(seat).copied().unwrap_or_default();
            }
        }
        score
    }
}

/// A name without what could not be read out; nothing if nothing is left.
pub(super) fn plain(name: &str) -> Option<String> {
    let plain: String = name.chars().filter(|sign| !sign.is_control()).collect();
    let plain: String = plain.trim().chars().take(LONGEST_NAME).collect();
    (!plain.is_empty()).then_some(plain)
}
