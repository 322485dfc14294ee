//! Evaluations that were learned: shapes on a board, their tables of weights, and the files that
//! keep them.
//!
//! The tour, in reading order:
//!
//! - [`Declaration`] is what a room says about its board as data: shapes, features, symmetries and
//!   phases. A [`Layout`] is made of it: every instance of a shape, and which entries of a table
//!   share a weight.
//! - [`PatternTracker`] and [`Indices`] follow what stands on the shapes while moves are played.
//! - [`Weights`] are what was learned, a small integer for each parameter and phase; [`Tables`] are
//!   the same laid out for looking up.
//! - [`Weights::read`] and [`Weights::write`] are the file; [`WeightsError`] says why one was refused.
//! - [`WeightFiles`] holds the files that were opened on the command line: nothing here opens one.
//! - [`Patterned`] is a game whose evaluation can be learned.

mod crc;
mod declaration;
mod file;
mod layout;
mod patterned;
mod symmetry;
mod tracker;
mod weight_files;
mod weights;
mod weights_error;

pub use declaration::{Declaration, Feature, PatternShape};
pub use file::MADE_LONGEST;
pub use layout::{Instance, Layout};
pub use patterned::{Aim, Patterned};
pub use symmetry::{mirrored, turned};
pub use tracker::{Indices, PatternTracker};
pub use weight_files::WeightFiles;
pub use weights::{Tables, Weights};
pub use weights_error::WeightsError;
