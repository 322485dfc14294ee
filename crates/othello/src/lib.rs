//! Othello on boards of 4×4 to 16×16.
//!
//! The tour, in reading order:
//!
//! - [`Othello`] is the game and [`Move`] a turn; a [`Position`] holds the discs of the player to
//!   move and those of the opponent.
//! - [`Grid`] is the board: where a disc may be placed and what it turns over. [`Narrow`] does it
//!   on one machine word for boards of up to 8×8, [`Wide`] on four for the larger ones.
//! - `notation` is how moves and positions are written; [`transcript`], [`obf`], [`ggf`] and
//!   [`board_string`] are the forms that other programs write too.
//! - [`Heuristic`] is an opinion about positions, [`stable`] finds the discs that no play can turn,
//!   [`FewestReplies`] tells a search which moves to try first.
//! - [`Exact`] is the engine that reads a game to its end; [`Master`] plays whole games, from the
//!   [`OpeningBook`] of openings to the end, which it leaves to `Exact`.
//! - [`Room`] puts both boards behind one name, and offers the forms of `text_forms` to readers of
//!   files.

mod board;
mod consequence;
mod engine;
mod evaluators;
mod expertise;
mod learned;
mod levels;
mod moves;
mod notation;
mod opening;
mod room;
mod rulebook;
mod stability;
mod symmetry;
mod terrain;
mod text_forms;

use rules::{Game, Outcome, Player};
use terrain::Terrain;

pub use bits::Bits;
pub use board::{Axis, Grid, Narrow, Position, Squares, Wide, WideSquares};
pub use engine::{Exact, Master};
pub use evaluators::{Heuristic, Mobility};
pub use expertise::FewestReplies;
pub use learned::{LAYOUT, Patterns, shipped_weights};
pub use moves::{Move, Moves};
pub use notation::{board_string, ggf, obf, transcript};
pub use opening::OpeningBook;
pub use room::Room;
pub use stability::stable;
pub use symmetry::Symmetry;

/// The rules of Othello on a board of some size.
#[derive(Clone, Copy, Debug)]
pub struct Othello<G: Grid> {
    grid: G,
    terrain: Terrain<Set<G>>,
}

/// The set of squares that goes with a board.
pub type Set<G> = <G as Grid>::Squares;

impl<G: Grid> Othello<G> {
    /// Othello on a board of `size` rows and columns.
    ///
    /// # Panics
    ///
    /// If the size is odd or there is no room for it.
    #[must_use]
    pub fn new(size: u8) -> Self {
        assert!(size >= 4 && size.is_multiple_of(2), "an even size of at least four");
        Self { grid: G::new(size), terrain: Terrain::new(size) }
    }

    /// The board.
    #[must_use]
    #[inline]
    pub fn grid(&self) -> &G {
        &self.grid
    }

    /// The squares on which the player to move may place a disc.
    #[must_use]
    #[inline]
    pub fn placements(&self, position: &Position<Set<G>>) -> Set<G> {
        self.grid.reach(position.own, position.other) & self.empties(position)
    }

    /// The squares that are empty.
    #[must_use]
    #[inline]
    pub fn empties(&self, position: &Position<Set<G>>) -> Set<G> {
        self.grid.all() & !position.taken()
    }

    /// How many squares the board has.
    #[must_use]
    pub fn squares(&self) -> u32 {
        u32::from(self.grid.size()).pow(2)
    }

    /// By how many discs the player to move has won a finished game, the squares that stayed empty
    /// given to the winner; below zero for a loss.
    #[must_use]
    #[inline]
    pub fn margin(&self, position: &Position<Set<G>>) -> i32 {
        let lead = position.lead();
        lead + lead.signum() * self.empties(position).count().cast_signed()
    }
}

impl<G: Grid> Game for Othello<G> {
    type Position = Position<Set<G>>;
    type Move = Move;

    /// White on the falling diagonal of the centre, Black on the rising one.
    fn start(&self) -> Self::Position {
        let after = self.grid.size() / 2;
        let before = after - 1;
        let pair = |[one, two]: [(u8, u8); 2]| {
            let only = |(column, row)| Set::<G>::only(Set::<G>::square(column, row));
            only(one) | only(two)
        };
        Position {
            own: pair([(after, before), (before, after)]),
            other: pair([(before, before), (after, after)]),
            turn: Player::FIRST,
        }
    }

    #[inline]
    fn turn(&self, position: &Self::Position) -> Player {
        position.turn
    }

    #[inline]
    fn moves(&self, position: &Self::Position) -> Result<impl Iterator<Item = Move>, Outcome> {
        let placements = self.placements(position);
        if !placements.is_empty() {
            return Ok(Moves::of(placements));
        }
        if !self.placements(&position.passed()).is_empty() {
            // A player without a legal move must pass while the other has one.
            return Ok(Moves::PASS);
        }
        Err(position.outcome())
    }

    #[inline]
    fn play(&self, position: &mut Self::Position, played: Move) {
        *position = self.after(position, played);
    }

    #[inline]
    fn after(&self, position: &Self::Position, played: Move) -> Self::Position {
        match played {
            Move::Place(square) => {
                position.placed(square, self.grid.flips(position.own, position.other, square))
            }
            Move::Pass => position.passed(),
        }
    }
}
