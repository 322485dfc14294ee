//! What can be learned about draughts, by whichever rules and on a board of any size.
//!
//! - [`PatternBoard`] has the shapes of a board of one size, `features` what is counted beside them.
//! - [`Patterns`] is the evaluator that plays with learned weights, `ShippedWeights` the files that
//!   come with the room.
//! - `learning` is what a trainer has to know of the game.

mod features;
mod learning;
mod pattern_board;
mod patterns;
mod shipped;

pub(crate) use features::FeatureMasks;
pub use pattern_board::PatternBoard;
pub use patterns::Patterns;
pub(crate) use shipped::ShippedWeights;
