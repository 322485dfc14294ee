//! Where games begin.
//!
//! Engines that always play alike would play one game again and again from one start. So games
//! begin from openings, and on each of them every player takes every seat.

use fastrand::Rng;
use rules::Spec;
use session::{AnyGame, open_room};

use crate::{
    ContestError,
    opening::{Opening, listed},
};

/// Where the games of a contest begin.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Openings {
    /// After this many random moves, others each time.
    Random {
        /// How many moves.
        plies: u32,
    },
    /// As a list says, and again when it is through.
    Listed {
        /// The openings.
        list: Vec<Opening>,
        /// In which order they come.
        order: OpeningOrder,
    },
}

/// In which order the openings of a list come.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum OpeningOrder {
    /// From the top.
    #[default]
    Sequential,
    /// Shuffled by the seed of the contest, and again each time that the list is through.
    Random,
}

impl OpeningOrder {
    /// The orders by name.
    pub const NAMES: [(&'static str, OpeningOrder); 2] =
        [("sequential", OpeningOrder::Sequential), ("random", OpeningOrder::Random)];
}

/// The books that come with the program: the game and the lines. `data/books/PROVENANCE.md` says
/// where they are from.
const BOOKS: [(&str, &str); 2] = [
    ("draughts:variant=english", include_str!("../data/books/english-draughts.txt")),
    ("othello", include_str!("../data/books/othello.txt")),
];

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

    /// The book that comes with the program, for the games that have one.
    ///
    /// # Errors
    ///
    /// If this game has none.
    pub fn book(game: &Spec) -> Result<Self, ContestError> {
        let game = game.clone().named(open_room(game)?.knobs());
        let book = BOOKS.iter().find(|(known, _)| *known == game.to_string());
        let (_, lines) = book.ok_or(ContestError::NoBook)?;
        Self::read(lines.as_bytes(), &game, None)
    }

    /// The games that have a book.
    #[must_use]
    pub fn books() -> Vec<&'static str> {
        BOOKS.iter().map(|(game, _)| *game).collect()
    }

    /// The openings of a file: a line for each, with its moves, a position or a transcript, where
    /// lines that begin with `#` are skipped; or games and positions in any form that is read (PDN,
    /// GGF, OBF, XML, JSON, WTHOR). No more than `plies` moves are taken of each; of a game that is
    /// over, [`Opening::USUAL_PLIES`] unless told otherwise. What is there twice counts once.
    ///
    /// # Errors
    ///
    /// If something is no opening of this game, or there is none at all.
    pub fn read(bytes: &[u8], game: &Spec, plies: Option<usize>) -> Result<Self, ContestError> {
        let mut list: Vec<Opening> = Vec::new();
        for opening in listed(bytes, game, plies)? {
            if !list.contains(&opening) {
                list.push(opening);
            }
        }
        if list.is_empty() {
            return Err(ContestError::NoOpenings);
        }
        Ok(Self::Listed { list, order: OpeningOrder::Sequential })
    }

    /// Whether the openings of a list are openings of a game: those that come from elsewhere need not
    /// be.
    ///
    /// # Errors
    ///
    /// The first that is none.
    pub fn check(&self, game: &Spec) -> Result<(), ContestError> {
        let Self::Listed { list, .. } = self else { return Ok(()) };
        if list.is_empty() {
            return Err(ContestError::NoOpenings);
        }
        let mut table = open_room(game)?.open(game)?;
        let mut listed = (1..).zip(list);
        let wrong = listed.find(|(_, opening)| opening.lay(&mut *table).is_err());
        wrong.map_or(Ok(()), |(number, opening)| {
            Err(ContestError::OpeningGame { number, text: opening.to_string() })
        })
    }

    /// The same in another order; random openings have none.
    #[must_use]
    pub fn in_order(self, order: OpeningOrder) -> Self {
        match self {
            Self::Listed { list, .. } => Self::Listed { list, order },
            random @ Self::Random { .. } => random,
        }
    }

    /// Puts the opening of a round on a cleared table, and says which it is.
    pub(crate) fn lay(&self, round: u64, seed: u64, table: &mut dyn AnyGame) -> Opening {
        match self {
            Self::Random { plies } => {
                let mut rng = Rng::with_seed(seed ^ round.wrapping_mul(0x2545_f491_4f6c_dd1d));
                Opening { position: None, moves: random_moves(*plies, &mut rng, table) }
            }
            Self::Listed { list, order } => {
                let opening = &list[index(list.len(), *order, round, seed)];
                opening.lay(table).expect("it was read");
                opening.clone()
            }
        }
    }
}

/// Which of a list is the opening of a round.
fn index(count: usize, order: OpeningOrder, round: u64, seed: u64) -> usize {
    let within = usize::try_from(round % count as u64).expect("less than a length");
    match order {
        OpeningOrder::Sequential => within,
        OpeningOrder::Random => {
            let turn = round / count as u64;
            let mut places: Vec<usize> = (0..count).collect();
            Rng::with_seed(bits::mix(seed, turn)).shuffle(&mut places);
            places[within]
        }
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
