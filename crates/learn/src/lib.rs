//! How evaluations are learned: games played against oneself, labels, regression, reports.
//!
//! The tour, in reading order:
//!
//! - [`TrainingPlan`] is what is to be done: rounds of games ([`RoundWork`]) after each of which the weights are
//!   fitted anew.
//! - `self_play` plays one game from a seed; a [`TrainingGame`] is what is kept of it, and `game_log`
//!   the file that it is appended to.
//! - `samples` turns games into positions with labels; `regression` fits the weights of a phase to
//!   them; `errors` is how far off they are on games that were not learned from.
//! - `duel` lets the weights of a round play those of the round before.
//! - [`train`] does it all in a [`Folder`], and goes on where it was stopped; [`News`] is what it tells
//!   meanwhile, [`RoundReport`] what came of a round.
//! - [`train_with`] has the games played by [`TrainingPlayers`] elsewhere: a [`TrainingOrder`] is a pure
//!   function of what is in it.
//! - [`SquareValues`] is a tiny evaluation that learns while one watches, for a lesson.
//! - [`WeightSummary`] is what weights say, in few numbers that can be drawn.
//! - [`TrainableGame`] lists the games that can be trained.
//!
//! Everything follows from the seed: the same plan gives the same weights, on any number of threads.

mod duel;
mod errors;
mod folder;
mod game_log;
mod plan;
mod played_game;
mod regression;
mod round_report;
mod samples;
mod self_play;
mod square_values;
mod subject;
mod train;
mod train_error;
mod training_players;
mod weight_summary;
mod workers;

pub use duel::RoundMatch;
pub use errors::Errors;
pub use folder::Folder;
pub use plan::{Round, RoundWork, TrainingPlan};
pub use played_game::TrainingGame;
pub use round_report::RoundReport;
pub use square_values::SquareValues;
pub use subject::{Student, TrainableGame};
pub use train::{News, Training, train, train_with};
pub use train_error::TrainError;
pub use training_players::{TrainingOrder, TrainingPlayers, are_sound};
pub use weight_summary::WeightSummary;
