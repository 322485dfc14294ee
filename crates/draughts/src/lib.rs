//! Draughts: every rule as data, on boards of 4×4 to 20×20.
//!
//! The tour, in reading order:
//!
//! - [`Rules`] is everything decided about a game; [`Movement`] is the part of it that every move
//!   is made by, [`Ending`] the part that makes long endings a draw. [`variants`] has a constant
//!   for each variant, [`Room`] changes them by knobs.
//! - [`Bits`] (of the crate `bits`) is a set of squares, in one machine word or in four ([`Wide`]);
//!   [`Grid`] says which bit is which square and what lies in each [`Direction`]. One generator
//!   serves both.
//! - [`Position`] is who stands where; a [`Move`] is one whole turn. [`Draughts`] is the game.
//! - How moves are found: `CaptureScene` sees at once whether there is anything to capture, and that is
//!   enough for most positions (`Hops`); `Hunt` searches where captures go on, into a `Catch`;
//!   `Moves` lists, counts and skips both. The file `legal` puts them together.
//! - How people see it: the names of squares, FEN, the route of a capture, the notation.
//! - What a booklet says of the rules in force: a sentence each (`Articles`), examples that are
//!   tried on the board (`ExampleBoard`), put together in `rulebook`.
//! - The evaluators and the guide follow the pattern of every room.

mod action;
mod articles;
mod catch;
mod colour;
mod consequence;
mod direction;
mod ending;
mod evaluators;
mod expertise;
mod fen;
mod game;
mod grid;
mod hops;
mod hunt;
mod legal;
mod lesson;
mod levels;
mod movement;
mod moves;
mod notation;
mod opening_names;
mod position;
mod room;
mod route;
mod rulebook;
mod rules;
mod scene;
mod squares;
mod turn_state;
pub mod variants;
mod ways;
mod writing;

pub use action::Move;
pub use bits::Bits;
pub use colour::Colour;
pub use direction::Direction;
pub use ending::{Ending, Remains};
pub use evaluators::{Advancement, Material, Mobility, Structure};
pub use expertise::CapturesFirst;
pub use game::Draughts;
pub use grid::Grid;
pub use movement::{CaptureRank, Kings, Movement, Promotion};
pub use position::Position;
pub use room::Room;
pub use rules::{Hand, Naming, Rules};

/// A set of squares of boards that do not fit into one machine word: room for 20×20 squares.
pub type Wide = bits::WordArray<4>;
