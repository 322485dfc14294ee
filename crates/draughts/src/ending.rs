//! Endings that are drawn unless they are won within some moves: the no-progress counts of draughts,
//! as the fifty-move rule and its halfmove clock are those of chess.

use rules::Counter;

use crate::{Bits, Direction, Grid};

/// An ending that is drawn unless it is won within some turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// Its name in the language files and in the result.
    pub name: &'static str,
    /// After how many turns, both sides counted, the game is drawn.
    pub turns: u8,
    /// What must be on the board for the count to begin.
    pub begins: Remains,
    /// What must be on the board for the count to go on.
    pub lasts: Remains,
    /// Whether the count begins anew when a piece is captured or crowned.
    pub restarts: bool,
}

/// What is on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Remains {
    /// One side has a single king and nothing else.
    AgainstKing {
        /// The other side has at least this many pieces,
        least: u8,
        /// at most this many,
        most: u8,
        /// this many kings or more among them,
        kings: u8,
        /// and not more men than this.
        men: u8,
        /// Whether the single king must stand on the main road, the long diagonal.
        main_road: bool,
    },
    /// Both sides have kings.
    KingsOnBothSides {
        /// There are at least this many pieces in all,
        least: u8,
        /// and at most this many.
        most: u8,
    },
}

/// The pieces of both sides, and the kings among them.
#[derive(Clone, Copy)]
pub(crate) struct Forces<B> {
    pub(crate) pieces: [B; 2],
    pub(crate) kings: B,
}

impl<B: Bits> Forces<B> {
    /// Whether any ending can be on the board. Counting is then worth the time.
    #[inline]
    pub(crate) fn are_few(pieces: [B; 2]) -> bool {
        let [one, two] = pieces.map(B::count);
        one == 1 || two == 1 || one + two <= 7
    }
}

impl Remains {
    /// A number of kings, men allowed among them, against a single king.
    const fn against_king(least: u8, most: u8, men: u8) -> Self {
        let kings = if men < least { least - men } else { 1 };
        Self::AgainstKing { least, most, kings, men, main_road: false }
    }

    fn is_there<B: Bits>(self, grid: &Grid<B>, forces: &Forces<B>) -> bool {
        match self {
            Self::AgainstKing { least, most, kings, men, main_road } => {
                let [one, two] = forces.pieces;
                [(one, two), (two, one)].into_iter().any(|(king, strong)| {
                    let their_kings = (strong & forces.kings).count();
                    let their_men = strong.count() - their_kings;
                    king.count() == 1
                        && (king & forces.kings).any()
                        && (u32::from(least)..=u32::from(most)).contains(&(their_kings + their_men))
                        && u32::from(kings) <= their_kings
                        && their_men <= u32::from(men)
                        && (!main_road || (king & main_road_of(grid)).any())
                })
            }
            Self::KingsOnBothSides { least, most } => {
                let pieces: u32 = forces.pieces.iter().map(|side| side.count()).sum();
                (u32::from(least)..=u32::from(most)).contains(&pieces)
                    && forces.pieces.iter().all(|&side| (side & forces.kings).any())
            }
        }
    }
}

/// The long diagonal from white's dark corner.
pub(crate) fn main_road_of<B: Bits>(grid: &Grid<B>) -> B {
    let corner = grid.square(0, grid.height() - 1).expect("the corner is dark");
    B::only(corner) | grid.ray(corner, Direction::UpRight)
}

impl Ending {
    /// The most endings that a variant counts.
    pub(crate) const MOST: usize = 5;

    /// Three pieces, a king among them, against a king: 16 moves each. A capture does not stop
    /// the count (FMJD 6.3).
    const THREE_AGAINST_ONE: Self = Self {
        name: "three-against-one",
        turns: 32,
        begins: Remains::against_king(3, 3, 2),
        lasts: Remains::against_king(1, 3, 2),
        restarts: false,
    };

    /// Two pieces, a king among them, or one king, against a king: 5 moves each (FMJD 6.4).
    const TWO_AGAINST_ONE: Self = Self {
        name: "two-against-one",
        turns: 10,
        begins: Remains::against_king(1, 2, 1),
        lasts: Remains::against_king(1, 2, 1),
        restarts: false,
    };

    /// The endings of international draughts.
    pub const INTERNATIONAL: &[Self] = &[Self::THREE_AGAINST_ONE, Self::TWO_AGAINST_ONE];

    /// The endings of Russian draughts.
    pub const RUSSIAN: &[Self] = &[
        // Three kings or more against a king: 15 moves.
        Self {
            name: "kings-against-one",
            turns: 30,
            begins: Remains::against_king(3, u8::MAX, 0),
            lasts: Remains::against_king(3, u8::MAX, 0),
            restarts: false,
        },
        // Three pieces against a king on the main road: 5 moves.
        Self { name: "main-road", turns: 10, begins: MAIN_ROAD, lasts: MAIN_ROAD, restarts: false },
        Self::TWO_AGAINST_ONE,
        // Kings on both sides and the balance does not change: 30 moves with four or five pieces,
        // 60 with six or seven.
        Self {
            name: "five-pieces",
            turns: 60,
            begins: Remains::KingsOnBothSides { least: 4, most: 5 },
            lasts: Remains::KingsOnBothSides { least: 4, most: 5 },
            restarts: true,
        },
        Self {
            name: "seven-pieces",
            turns: 120,
            begins: Remains::KingsOnBothSides { least: 6, most: 7 },
            lasts: Remains::KingsOnBothSides { least: 6, most: 7 },
            restarts: true,
        },
    ];

    /// The endings of pool: three kings against one, 13 moves.
    pub const POOL: &[Self] = &[Self {
        name: "kings-against-one",
        turns: 26,
        begins: Remains::against_king(3, 3, 0),
        lasts: Remains::against_king(3, 3, 0),
        restarts: false,
    }];

    /// The endings of Frisian draughts: two kings against one, 7 moves; king against king, 2.
    pub const FRISIAN: &[Self] = &[
        Self {
            name: "two-kings-against-one",
            turns: 14,
            begins: Remains::against_king(2, 2, 0),
            lasts: Remains::against_king(2, 2, 0),
            restarts: false,
        },
        Self {
            name: "king-against-king",
            turns: 4,
            begins: Remains::against_king(1, 1, 0),
            lasts: Remains::against_king(1, 1, 0),
            restarts: false,
        },
    ];

    /// The count after a turn: nought, or one more than the turns since the ending came about.
    pub(crate) fn count<B: Bits>(
        &self,
        grid: &Grid<B>,
        forces: &Forces<B>,
        before: u8,
        changed: bool,
    ) -> u8 {
        if before > 0 && !(self.restarts && changed) && self.lasts.is_there(grid, forces) {
            before.saturating_add(1)
        } else {
            u8::from(self.begins.is_there(grid, forces))
        }
    }

    /// The picture of a running count.
    pub(crate) fn counter(&self, count: u8) -> Option<Counter> {
        let value = u32::from(count.checked_sub(1)?);
        Some(Counter { name: self.name, value, limit: u32::from(self.turns) })
    }
}

/// Three pieces of whatever kind against a king on the main road.
const MAIN_ROAD: Remains =
    Remains::AgainstKing { least: 3, most: 3, kings: 0, men: 3, main_road: true };
