//! How games begin on 8×8: what openings are called, and the book of those that are good.
//!
//! Both are found by position and not by moves, with mirror images counted once: the board may be
//! turned, and other orders of the same moves lead to the same place.

mod book;
mod names;
mod turned_key;

pub use book::OpeningBook;
pub(crate) use names::{named_positions, opening_names};
