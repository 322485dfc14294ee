//! `exact`: a solver that sees to the end of the game.
//!
//! In reading order:
//!
//! - `scale`: what a game is worth, and the bounds between which its worth lies.
//! - `node`: a position as the search sees it, with the squares that threaten it; most bad moves
//!   are never tried because a look at those squares rules them out.
//! - `geometry`: the frame as the search sees it, by shifts whose distances are known beforehand.
//! - `pairing`: when one player can answer every disc with a disc on top of it, and what the
//!   other can then no longer reach.
//! - `candidates`: the moves in the order of trying.
//! - `bounds_table`: what was proved about positions already met.
//! - `solver`: puts these together. A node is asked one yes-or-no question, "is this worth at
//!   least this much?", which is alpha-beta with a window of no width.
//! - `root`: asks such questions about the position on the board until one score is left.
//! - `line`: reads the expected play out of the table afterwards.
//! - `book`: the openings by heart, and `book_maker` how they got there.

mod book;
mod book_maker;
mod bounds_table;
mod candidates;
mod exact;
mod geometry;
mod line;
mod node;
mod pairing;
mod root;
mod scale;
mod solver;

pub use book_maker::BookMaker;
pub use exact::Exact;
