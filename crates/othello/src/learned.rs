//! What was learned from games: shapes of squares and their weights.
//!
//! `shapes` declares what is looked at, `patterns` is the evaluator that plays with the weights, and
//! `learning` is what a trainer has to know of the game.

mod learning;
mod patterns;
mod shapes;

pub(crate) use patterns::Seen;
pub use patterns::{Patterns, shipped_weights};
pub use shapes::LAYOUT;
pub(crate) use shapes::{DISC, fits};
