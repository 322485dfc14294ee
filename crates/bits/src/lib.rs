//! Sets of squares as bits, in one vocabulary for every room.
//!
//! The tour, in reading order:
//!
//! - [`Bits`] is a set of small numbers, a bit for each: a `u64`, a `u128`, or a [`WordArray`] of
//!   as many words as it takes. What a number stands for is the room's business; an [`Index`] is the type in which
//!   it counts.
//! - [`Ones`] and [`Singles`] go through a set: as numbers, or as sets of one.
//! - [`mix`] scatters numbers: seeds and keys.
//!
//! ```
//! use bits::Bits;
//!
//! let corners = u64::only(0_u8) | u64::only(7_u8);
//! assert!(corners.contains(7_u8) && !corners.contains(8_u8));
//! assert_eq!(corners.up(8).iter().collect::<Vec<u8>>(), [8, 15]);
//! ```

mod index;
mod integers;
mod mix;
mod ones;
mod set;
mod words;

pub use index::Index;
pub use mix::{GOLDEN, mix};
pub use ones::{Ones, Singles};
pub use set::Bits;
pub use words::WordArray;
