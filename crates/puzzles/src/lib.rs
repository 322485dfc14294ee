//! Positions with one right move, to be solved by playing.
//!
//! The tour, in reading order:
//!
//! - A [`Puzzle`] is a position of a game in which one move wins or holds and no other does, the
//!   line that follows, and how hard it is to find. [`PuzzleProof`] says how sure that is: every
//!   move was read to its end, or a deep search found the margin.
//! - A [`PuzzleMaker`] finds puzzles in games: in those of others ([`PuzzleMaker::of_record`]), or
//!   in games that it lets a careless player play ([`PuzzleMaker::of_game`]). What it makes has
//!   been verified ([`Puzzle::verify`]).
//! - A [`PuzzleAttempt`] is one who solves it: moves go in, replies come out.
//! - A [`PuzzleCollection`] is many of them, read from files and written to them; [`shipped`] are
//!   those that come with the program, with one for each day.
//! - [`puzzle_sheet`] prints some for a class.
//!
//! Nothing here knows a game or a rule: a game is an [`AnyGame`](session::AnyGame), its moves are
//! text.

mod attempt;
mod careless_game;
mod collection;
mod grade;
mod maker;
mod only_move;
mod proof;
mod puzzle;
mod puzzle_error;
mod puzzle_line;
mod sheet;
mod shipped;
mod task;
mod told;
mod verification;

pub use attempt::{AttemptStep, PuzzleAttempt, PuzzleHint};
pub use collection::{PuzzleCollection, PuzzleFilter};
pub use maker::PuzzleMaker;
pub use proof::PuzzleProof;
pub use puzzle::Puzzle;
pub use puzzle_error::{PuzzleFault, PuzzleFileError};
pub use sheet::puzzle_sheet;
pub use shipped::shipped;
pub use task::PuzzleTask;
