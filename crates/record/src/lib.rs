//! Saved games: one model, and every form in which it is written.
//!
//! The tour, in reading order:
//!
//! - [`Record`] is one game as it is stored or exchanged, and what a session plays on: the game,
//!   who played ([`Participant`]) and on what [`Terms`], the [`GameTree`] of moves with what is
//!   said of each ([`Remark`]), how it ended ([`GameResult`]), when ([`GameDate`]).
//! - [`Form`] lists the forms. [`read`] takes anything, finds out which form it has and plays
//!   every game at a table, so that a record that was read is sound; [`ReadContext`] is for those
//!   who know something beforehand, and a [`GameSource`] is a file whose games are read one after
//!   the other. [`write()`] writes games in a form that fits them, [`write_to`] game by game.
//! - [`played_game()`] is a game as it is put on paper.
//! - [`load`] reads a file; the crate `files` saves one. [`GameFiles`] are
//!   those of a game under way, and a [`LoadedGame`] goes on where a file or a library has it.
//! - What is wrong with a file, and where, is a [`ReadError`]; why a game does not fit a form is a
//!   [`WriteError`].
//! - [`RecordBuilder`] takes a game down move by move and plays it on a board beside: every form is
//!   read through one. Inside, `forms` has a file per form; XML and JSON share the `sheet`.

mod decode;
mod element;
mod form;
mod forms;
mod game_files;
mod game_source;
mod guess;
mod load;
mod played_game;
mod read_context;
mod read_error;
mod record_builder;
mod sheet;
mod source;
mod stream_error;
mod version;
mod write_error;

pub use files::SaveError;
pub use form::Form;
pub use forms::{pack, write, write_to};
pub use game_files::{FileError, GameFiles, LoadedGame, save_session};
pub use game_source::{GameIter, GameSource};
pub use load::{FileLoadError, load, load_bytes};
pub use played_game::played_game;
pub use read_context::{Games, ReadContext, read};
pub use read_error::{ReadError, ReadProblem, TextPosition};
pub use record_builder::RecordBuilder;
pub use session::{GameDate, GameResult, GameTree, NodeId, Participant, Record, Remark, Terms};
pub use stream_error::StreamError;
pub use write_error::WriteError;

use session::clean;

/// How many moves a record may have in all its branches together.
pub const MOST_MOVES: usize = 100_000;
