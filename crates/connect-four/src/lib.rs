//! Connect Four: discs fall into an upright frame, four in a row win.
//!
//! The tour, in reading order:
//!
//! - [`Bits`] (of the crate `bits`) is a set of squares: one machine word for the usual frames, two
//!   for larger ones, and [`Wide`] for the largest. All the rest is written once for any of them.
//! - [`Frame`] is the geometry: where discs come to rest, and where four lie in a row or would.
//! - [`Position`] is what is in the frame, [`Disc`] is a move, [`ConnectFour`] is the game.
//! - The notation reads and writes positions as strings of columns and as pictures.
//! - [`Threats`], [`Lines`] and [`Centre`] are opinions about positions, [`CentreFirst`] orders
//!   the moves for the general searches.
//! - [`Exact`] is the room's own engine, which solves positions: see its folder for a tour of its
//!   own. [`BookMaker`] makes the book of openings that it knows by heart.
//! - [`Room`] puts all the board types behind one name, and offers its transcripts to readers of
//!   files.

mod columns;
mod consequence;
mod engine;
mod evaluators;
mod expertise;
mod frame;
mod game;
mod learned;
mod levels;
mod notation;
mod order;
mod picture;
mod position;
mod room;
mod rulebook;
mod transcript;

pub use bits::Bits;
pub use engine::{BookMaker, Exact};
pub use evaluators::{Centre, Lines, Threats};
pub use expertise::CentreFirst;
pub use frame::Frame;
pub use game::ConnectFour;
pub use learned::{LAYOUT, Patterns};
pub use position::{Disc, Position};
pub use room::Room;

/// A set of squares of the largest frames: sixteen columns of sixteen squares and their sentinels.
pub type Wide = bits::WordArray<5>;
