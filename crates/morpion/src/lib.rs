//! Morpion: align symbols on a grid, two to twenty-six players.
//!
//! The tour, in reading order:
//!
//! - [`Shape`] is everything decided about a game: the grid, how many in a row, who begins, and
//!   whether lines must be exact or are to be avoided.
//! - [`Stones`] is who stands where. Two players have a bitboard each ([`Pair`]); a crowd shares
//!   one and a byte per cell ([`Crowd`]). Both come in as many words as the grid needs.
//! - [`Position`] adds whose turn it is and whether a line is complete; [`Morpion`] is the game.
//! - The notation, the evaluators, the guide and the rule-based engine follow the pattern of every
//!   room; [`Room`] puts all the board types behind one name.

mod consequence;
mod engine;
mod evaluators;
mod expertise;
mod game;
mod levels;
mod notation;
mod room;
mod rows;
mod rulebook;
mod shape;
mod stones;

use bits::{Index, WordArray};

pub use bits::Bits;
pub use engine::{Collector, RuleBased, ShapeCounts, Solver, Strategist, Verdict};
pub use evaluators::{LineCount, Threats};
pub use expertise::NearTheLines;
pub use game::{Morpion, Position};
pub use room::Room;
pub use shape::Shape;
pub use stones::{Crowd, Pair, Stones};

/// A cell of the grid, counted row by row from the top left: also a move, which fills it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(pub u16);

impl Cell {
    /// The cell as an index into tables with an entry per cell.
    #[must_use]
    #[inline]
    pub const fn index(self) -> usize {
        self.0 as usize
    }
}

impl From<Cell> for u32 {
    #[inline]
    fn from(Cell(number): Cell) -> Self {
        number.into()
    }
}

impl Index for Cell {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "a grid has fewer than 1024 cells")]
    fn of(number: u32) -> Self {
        Self(number as u16)
    }
}

/// A set of cells, on a grid of at most `W` times 64.
pub type Cells<const W: usize> = WordArray<W>;
