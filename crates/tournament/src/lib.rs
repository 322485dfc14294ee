//! Matches and tournaments between any players, and what they prove.
//!
//! The tour, in reading order:
//!
//! - [`Contest`] is what is to be played: the game, the players, the [`Format`], how many games
//!   from which [`Openings`], and the seed that everything random follows from.
//! - [`Schedule`] lists its games: a [`Pairing`] is who sits where and from which opening. On every
//!   opening each player takes every seat once.
//!   Where pairings follow from results (Swiss, knock-out) it has [`Round`]s, and the next is paired
//!   when all games of the last are over.
//! - [`Referee`] plays one game and says why it ended: a [`GameReport`]. [`Adjudication`] ends
//!   games early that are as good as over.
//! - [`hold`] plays the whole contest on several threads. The same seed gives the same games on
//!   any number of them, because every game draws its chances from the seed and its own number.
//!   [`hold_with`] plays it wherever else [`GamePlayers`] are, and [`Referee::check`] tells whether
//!   a report from there can be true.
//! - [`Journal`] keeps every game as a line of a file as soon as it is over, so that a contest that
//!   was interrupted goes on where it stopped.
//! - [`Standing`] counts: wins, draws, results by seat, reasons, pairs, a crosstable. [`Sample`]
//!   turns counts into [`Elo`] with error bars and the likelihood of superiority, [`Sprt`] tells
//!   when enough games were played, and [`Standing::rated`] rates the players: by Elo where two meet, by [`Ratings`] at
//!   tables of many.
//! - [`Tuner`] looks for better values of knobs by playing (SPSA).
//! - [`Contest::record`] and [`Contest::spreadsheet`] write down what was played.

mod adjudication;
mod contest;
mod contest_clock;
mod contest_error;
mod elo;
mod elo_ratings;
mod game_players;
mod journal;
mod journal_error;
mod opening;
mod openings;
mod ratings;
mod referee;
mod report;
mod report_check;
mod rounds;
mod runner;
mod sample;
mod schedule;
mod spreadsheet;
mod sprt;
mod standing;
mod tuner;
mod written;

pub use adjudication::Adjudication;
pub use contest::{Contest, Format};
pub use contest_clock::ContestClock;
pub use contest_error::ContestError;
pub use elo::{Elo, expected_score};
pub use elo_ratings::RatingAnchor;
pub use game_players::{GameOrder, GamePlayers, ThreadedPlayers};
pub use journal::Journal;
pub use journal_error::JournalError;
pub use opening::Opening;
pub use openings::{OpeningOrder, Openings};
pub use ratings::{Rating, Ratings};
pub use referee::Referee;
pub use report::{GameReport, ProgramFailure};
pub use report_check::ReportFault;
pub use rounds::{Round, RoundMeeting};
pub use runner::{Progress, hold, hold_with};
pub use sample::{Pentanomial, Sample, Trinomial};
pub use schedule::{Pairing, Schedule};
pub use sprt::{EloModel, Sprt, SprtDecision};
pub use standing::{Forfeit, Meeting, Standing};
pub use tuner::{TunedKnob, Tuner, TuningStep};
