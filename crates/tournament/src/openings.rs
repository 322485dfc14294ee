//! Where games begin.
//!
//! Engines that always play alike would play one game again and again from one start. So games
//! begin from openings, and on each of them every player takes every seat.

use fastrand::Rng;
use session::{AnyGame, PlayError};

use crate::ContestError;

/// Where the games of a contest begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Openings {
    /// After this many random moves, others each time.
    Random {
        /// How many moves.
        plies: u32,
    },
    /// As a list says, from the top, and again when it is through.
    Listed(Vec<Opening>),
}

/// Where a game begins.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Opening {
    /// After these moves.
    Moves(Vec<String>),
    /// From this position.
    Position(String),
}

impl Default for Openings {
    fn default() -> Self {
        Self::Random { plies: 4 }
    }
}

impl Openings {
    /// How often to look for random moves after which the game still goes on.
    const TRIES: u32 = 100;

    /// No opening: every game begins at its start.
    pub const NONE: Self = Self::Random { plies: 0 };

    /// With fewer free squares than this at the start, moves drawn by lot decide the game.
    const ROOM: usize = 16;

    /// Where games begin unless told otherwise: after a few random moves, or at the start
    /// where the board is so small that these would decide the game.
    #[must_use]
    pub fn usual(table: &dyn AnyGame) -> Self {
        let cells = table.board().cells;
        let free = cells.iter().filter(|cell| cell.is_none()).count();
        if free < Self::ROOM { Self::NONE } else { Self::default() }
    }

    /// The openings that a text without a file behind it names: `none` or `random:PLIES`.
    #[must_use]
    pub fn named(text: &str) -> Option<Self> {
        if text == "none" {
            return Some(Self::NONE);
        }
        let plies = text.strip_prefix("random:")?;
        let digits = plies.bytes().all(|digit| digit.is_ascii_digit());
        plies.parse().ok().filter(|_| digits).map(|plies| Self::Random { plies })
    }

    /// The openings that the lines of a file list: on each line the moves, or a position; what
    /// follows a `#` at its beginning is skipped.
    ///
    /// # Errors
    ///
    /// On the first line that is neither, or if there is none at all.
    pub fn read(text: &str, table: &mut dyn AnyGame) -> Result<Self, ContestError> {
        let lines = text.lines().enumerate().map(|(index, line)| (index + 1, line.trim()));
        let lines = lines.filter(|(_, line)| !line.is_empty() && !line.starts_with('#'));
        let read = |(line, text): (usize, &str)| {
            Opening::read(text, table)
                .ok_or_else(|| ContestError::OpeningLine { line, text: text.to_owned() })
        };
        let listed: Vec<Opening> = lines.map(read).collect::<Result<_, _>>()?;
        if listed.is_empty() { Err(ContestError::NoOpenings) } else { Ok(Self::Listed(listed)) }
    }

    /// Puts the opening of a round on a cleared table, and says which moves it made.
    pub(crate) fn lay(&self, round: u64, seed: u64, table: &mut dyn AnyGame) -> Opening {
        match self {
            Self::Random { plies } => {
                let mut rng = Rng::with_seed(seed ^ round.wrapping_mul(0x2545_f491_4f6c_dd1d));
                Opening::Moves(random_moves(*plies, &mut rng, table))
            }
            Self::Listed(listed) => {
                let count = listed.len() as u64;
                let index = usize::try_from(round % count).expect("less than a length");
                let opening = &listed[index];
                opening.lay(table).expect("it was read");
                opening.clone()
            }
        }
    }
}

impl Opening {
    /// The opening that a line describes, if the game goes on after it.
    fn read(line: &str, table: &mut dyn AnyGame) -> Option<Self> {
        let moves = Self::Moves(line.split_whitespace().map(str::to_owned).collect());
        let goes_on = |opening: &Self, table: &mut dyn AnyGame| {
            table.restart();
            opening.lay(table).is_ok() && table.ending().is_none()
        };
        let readings = [moves, Self::Position(line.to_owned())];
        readings.into_iter().find(|opening| goes_on(opening, table))
    }

    /// Puts the opening on a cleared table.
    fn lay(&self, table: &mut dyn AnyGame) -> Result<(), OpeningRefusal> {
        match self {
            Self::Moves(moves) => {
                Ok(moves.iter().try_for_each(|text| table.play(text).map(drop))?)
            }
            Self::Position(text) => table.set_up(text).map_err(|_| OpeningRefusal),
        }
    }
}

/// The opening is none of this game.
#[derive(Debug)]
struct OpeningRefusal;

impl From<PlayError> for OpeningRefusal {
    fn from(_: PlayError) -> Self {
        Self
    }
}

/// Plays random moves after which the game still goes on; fewer if there seem to be none such.
fn random_moves(plies: u32, rng: &mut Rng, table: &mut dyn AnyGame) -> Vec<String> {
    for attempt in 0..Openings::TRIES {
        let plies = if attempt + 1 == Openings::TRIES { 0 } else { plies };
        table.restart();
        let mut moves = Vec::new();
        for _ in 0..plies {
            let Some(text) = rng.choice(table.view().moves).map(|turn| turn.text) else { break };
            table.play(&text).expect("a move of the view");
            moves.push(text);
        }
        if table.ending().is_none() {
            return moves;
        }
    }
    Vec::new()
}
