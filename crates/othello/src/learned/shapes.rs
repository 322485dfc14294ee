//! The shapes of the 8×8 board, as data.
//!
//! Every row, column and diagonal of four squares and more, and what matters around the corners.
//! The set is the one that Logistello made known (Buro, *Experiments with multi-ProbCut and a new
//! high-quality evaluation function for Othello*, 1997), in the form that later programs gave it.

use std::sync::LazyLock;

use patterns::{Declaration, Feature, Layout, PatternShape, PatternTracker, turned};

use crate::{Bits, Grid, Othello, Position, Set, Squares};

/// Room for the instances of all shapes.
pub(super) const INSTANCES: usize = 48;
/// How many hundredths a disc is worth.
pub(crate) const DISC: u16 = 100;
/// How many moves a phase lasts.
const PHASE: u32 = 3;
/// How many phases there are.
const PHASES: u8 = 20;

/// Squares are numbered row by row from the upper left: a1 is 0, h1 7, a2 8.
const SHAPES: [(&str, &[u8]); 12] = [
    ("corner", &[0, 1, 8, 9, 2, 16, 10, 17, 18]),
    ("angle", &[32, 24, 16, 8, 0, 9, 1, 2, 3, 4]),
    ("edge", &[9, 0, 1, 2, 3, 4, 5, 6, 7, 14]),
    ("block", &[0, 2, 3, 10, 11, 12, 13, 4, 5, 7]),
    ("line-2", &[8, 9, 10, 11, 12, 13, 14, 15]),
    ("line-3", &[16, 17, 18, 19, 20, 21, 22, 23]),
    ("line-4", &[24, 25, 26, 27, 28, 29, 30, 31]),
    ("diagonal-8", &[0, 9, 18, 27, 36, 45, 54, 63]),
    ("diagonal-7", &[1, 10, 19, 28, 37, 46, 55]),
    ("diagonal-6", &[2, 11, 20, 29, 38, 47]),
    ("diagonal-5", &[3, 12, 21, 30, 39]),
    ("diagonal-4", &[4, 13, 22, 31]),
];

/// The values of a count; what is more counts as the last.
const COUNTED: u16 = 32;

/// In the order in which [`features`] counts them.
const FEATURES: &[Feature] = &[
    Feature { name: "moves", values: COUNTED },
    Feature { name: "replies", values: COUNTED },
    Feature { name: "chances", values: COUNTED },
    Feature { name: "dangers", values: COUNTED },
    Feature { name: "parity", values: 2 },
];

/// What is learned about the 8×8 board.
pub static LAYOUT: LazyLock<Layout> = LazyLock::new(|| {
    let shape = |(name, squares): (_, &[u8])| PatternShape { name, squares: squares.to_vec() };
    Layout::new(Declaration {
        name: "othello-8",
        squares: 64,
        states: 3,
        shapes: SHAPES.map(shape).to_vec(),
        features: FEATURES,
        symmetries: turned(8),
        phases: PHASES,
        unit: DISC,
    })
});

/// What follows the shapes of the 8×8 board.
pub(super) static TRACKER: LazyLock<PatternTracker<INSTANCES>> =
    LazyLock::new(|| PatternTracker::new(&LAYOUT));

/// Whether a board has the size that the shapes are made for.
#[inline]
pub(crate) fn fits<G: Grid>(game: &Othello<G>) -> bool {
    game.grid.size() == 8 && Set::<G>::WIDTH == 8
}

/// The phase of a position: by the number of moves since the first four discs.
#[inline]
pub(super) fn phase<S: Squares>(position: &Position<S>) -> usize {
    let moves = position.taken().count().saturating_sub(4);
    (moves / PHASE).min(u32::from(PHASES) - 1) as usize
}

/// What is counted on the board: the moves of the player to move and of the opponent, the empty
/// squares next to discs of the opponent and next to own ones, and whether their number is odd.
#[inline]
pub(super) fn features<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> [u32; 5] {
    let empties = game.empties(position);
    let count = |squares: Set<G>| squares.count().min(u32::from(COUNTED) - 1);
    [
        count(game.placements(position)),
        count(game.placements(&position.passed())),
        count(empties & position.other.neighbourhood()),
        count(empties & position.own.neighbourhood()),
        empties.count() % 2,
    ]
}
