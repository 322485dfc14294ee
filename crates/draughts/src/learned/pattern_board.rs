//! The shapes of a board, as data.
//!
//! Windows of four by four squares, eight of them dark, overlap all over the board, as in Scan 2; on
//! boards of up to eight squares a side the edges and the middle rows are shapes too. Only men count
//! here: kings are few and are counted by `features`.
//!
//! A board of dark squares has one symmetry that the rules keep, half a turn with the sides
//! exchanged. The evaluation looks from the side to move, whose men always go up, so both sides share
//! every table. Mirrored left to right, dark squares would be light ones.

use std::sync::OnceLock;

use patterns::{Declaration, Layout, PatternShape, PatternTracker};

use super::features::FEATURES;
use crate::{Colour, Grid, Wide, numbering::Numbering};

/// Room for the instances of all shapes.
pub(super) const INSTANCES: usize = 16;
/// How many units are one in the logarithm of the odds.
pub(super) const UNIT: u16 = 100;
/// How many phases there are.
pub(super) const PHASES: u8 = 2;
/// How many squares a side of a window has.
const WINDOW: u8 = 4;
/// How many windows lie beside or above one another at most.
const WINDOWS: u8 = 4;
/// How many squares of a side are two rows without a table larger than a window's.
const STRIPS: u8 = 8;
/// The largest board has twenty squares a side.
const SIZES: usize = 21;

/// The shapes of a board of one size, and what follows them.
#[derive(Debug)]
pub struct PatternBoard {
    layout: Layout,
    pub(super) tracker: PatternTracker<INSTANCES>,
    numbering: Numbering,
}

/// The boards that were asked for, by width and height.
static BOARDS: [[OnceLock<PatternBoard>; SIZES]; SIZES] =
    [const { [const { OnceLock::new() }; SIZES] }; SIZES];

impl PatternBoard {
    /// The shapes of a board of this size.
    #[must_use]
    pub fn of(width: u8, height: u8) -> &'static Self {
        BOARDS[usize::from(width)][usize::from(height)].get_or_init(|| Self::new(width, height))
    }

    fn new(width: u8, height: u8) -> Self {
        let grid = Grid::<Wide>::new(width, height);
        let numbering = Numbering::new(&grid);
        let (count, number) = (numbering.count(), |square| numbering.number(Colour::White, square));
        let shapes =
            shape_blocks(width, height).into_iter().map(|ShapeBlock { name, left, top, size }| {
                let columns = left..left + size.0;
                let places = (top..top + size.1)
                    .flat_map(|row| columns.clone().map(move |column| (column, row)));
                let squares =
                    places.filter_map(|(column, row)| grid.square(column, row)).map(number);
                PatternShape { name, squares: squares.collect() }
            });
        let layout = Layout::new(Declaration {
            name: "draughts",
            squares: count,
            states: 3,
            shapes: shapes.collect(),
            features: FEATURES,
            symmetries: vec![(0..count).collect()],
            phases: PHASES,
            unit: UNIT,
        });
        let tracker = PatternTracker::new(&layout);
        Self { layout, tracker, numbering }
    }

    /// Where the shapes lie, and what is counted beside them.
    #[must_use]
    pub const fn layout(&self) -> &Layout {
        &self.layout
    }

    /// The number of a square as a side sees it.
    #[inline]
    pub(super) fn number(&self, colour: Colour, square: u8) -> u8 {
        self.numbering.number(colour, square)
    }
}

/// A shape as a part of the board.
struct ShapeBlock {
    name: &'static str,
    left: u8,
    top: u8,
    /// Its columns and rows.
    size: (u8, u8),
}

/// The shapes of a board.
fn shape_blocks(width: u8, height: u8) -> Vec<ShapeBlock> {
    let mut blocks = Vec::new();
    for top in starts(height) {
        for left in starts(width) {
            blocks.push(ShapeBlock { name: "window", left, top, size: (WINDOW, WINDOW) });
        }
    }
    if width <= STRIPS && height <= STRIPS {
        let mut strip = |name, left, top, size| blocks.push(ShapeBlock { name, left, top, size });
        strip("far", 0, 0, (width, 2));
        strip("middle", 0, height / 2 - 1, (width, 2));
        strip("home", 0, height - 2, (width, 2));
        strip("left", 0, 0, (2, height));
        strip("right", width - 2, 0, (2, height));
    }
    blocks
}

/// Where the windows begin along a side: every second square, or evenly if they would be too many.
fn starts(side: u8) -> Vec<u8> {
    let last = side - WINDOW;
    let count = (last.div_ceil(2) + 1).min(WINDOWS);
    (0..count).map(|window| (last * window).checked_div(count - 1).unwrap_or(0)).collect()
}
