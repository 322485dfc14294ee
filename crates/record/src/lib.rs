//! Saved games: one model, and every form in which it is written.
//!
//! The tour, in reading order:
//!
//! - [`Record`] is one game as it is kept: the game, who played ([`Participant`]) and
//!   on what [`Terms`], the tree of
//!   [`Moves`] with what is said of each ([`Remark`]), how it ended ([`Verdict`]), when ([`Date`]).
//! - [`Form`] lists the forms. [`read`] takes anything, finds out which form it has and plays
//!   every game at a table, so that a record that was read is sound; [`Reading`] is for those who
//!   know something beforehand. [`write()`] writes games in a form that fits them.
//! - [`Record::of_session`] and [`Record::to_saved`] lead from the table to a record and back.
//! - [`score_sheet()`] puts a game on paper, [`blank_score_sheet`] a form to be filled in.
//! - [`save`] puts a file on the disk, all of it or nothing; [`load`] reads one.
//! - What is wrong with a file, and where, is a [`ReadError`]; why a game does not fit a form is a
//!   [`WriteError`].
//! - [`Scribe`] takes a game down move by move and plays it on a board beside: every form is read
//!   through one. Inside, `forms` has a file per form; XML and JSON share the `sheet`.

mod clean;
mod date;
mod decode;
mod element;
mod form;
mod forms;
mod guess;
mod moves;
mod participant;
mod read_error;
mod reading;
mod record;
mod resume;
mod save;
mod score_sheet;
mod scribe;
mod seats;
mod sheet;
mod source;
mod terms;
mod verdict;
mod version;
mod write_error;

pub use date::Date;
pub use form::Form;
pub use forms::{pack, write};
pub use moves::{Entry, Moves, Remark};
pub use participant::Participant;
pub use read_error::{Place, Problem, ReadError};
pub use reading::{Games, Reading, read};
pub use record::Record;
pub use save::{LoadError, SaveError, load, load_bytes, save, save_by};
pub use score_sheet::{blank_score_sheet, score_sheet};
pub use scribe::Scribe;
pub use terms::Terms;
pub use verdict::Verdict;
pub use write_error::WriteError;

/// How many moves a record may have in all its branches together.
pub const MOST_MOVES: usize = 100_000;
