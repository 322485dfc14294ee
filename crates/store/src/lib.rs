//! The library: games that were played, settings, and the tables at which people sit just now.
//!
//! The tour, in reading order:
//!
//! - [`LibraryLocation`] says where the library is: a file of its own (SQLite), or a server
//!   (PostgreSQL). [`Library::open`] opens it there, makes it on first use and brings it up to
//!   date.
//! - [`Library::add`] keeps a game, [`Library::record`] gives it back; [`GameQuery`] finds games by
//!   what they are, who played, how they ended, when, and by any position of their main line
//!   ([`position_key`]). What is found is a list of [`Summary`].
//! - A [`GameSaver`] keeps a game under way: a move is a row, and the document follows when the
//!   game is over or the games are looked through.
//! - [`Library::hall`] is the hall of results: what everyone has won, drawn and lost
//!   ([`PlayerTotals`]).
//! - [`Library::save_tables`] saves live tables, so that they come back after a restart: a
//!   [`TableRow`] for each table and a [`MoveRow`] for each node of its game, of which a
//!   [`TableSave`] has only what changed. [`Library::table`] loads one ([`LiveTable`]); a
//!   [`BatchWriter`] saves many at a time; [`Library::watch`] tells of tables that others have
//!   saved ([`LiveTableChange`]), and [`Claims`] says which of several servers does what only one
//!   may do.
//! - [`Library::explore`] tells what was played from a position, how often, with what result and by
//!   whom.
//! - [`Library::add_handout`] keeps an exercise that was handed out to a class, and
//!   [`Library::enter_try`] what a learner has got right.
//! - A [`TournamentRow`] is a tournament, and a [`TournamentGame`] one of its games: they survive a
//!   restart of the server.
//! - Games and tables are renamed, deleted, and restored while that can be undone
//!   ([`Library::delete_game`], [`Library::delete_table`]).
//! - [`Library::settle`] keeps a setting.
//! - What goes wrong is a [`StoreError`], with a sentence for each kind of trouble.
//!
//! Everything is asynchronous, on tokio. Both kinds of database are asked in the same words of SQL;
//! only the tables are made in two dialects.

mod adding;
mod backup;
mod batch_writer;
mod claims;
mod explorer;
mod fault_injection;
mod game_query;
mod game_saver;
mod handouts;
mod housekeeping;
mod key;
mod library;
mod live_table;
mod loading;
mod location;
mod migrations;
mod open_list;
mod openings;
mod player_totals;
mod saving;
mod settings;
mod sql_builder;
mod store_error;
mod studies;
mod summary;
mod table_feed;
mod tournaments;
mod upgrade;

pub use adding::AddOutcome;
pub use backup::LibraryReport;
pub use batch_writer::BatchWriter;
pub use claims::Claims;
pub use explorer::{Exploration, ExploredMove, ExploredPlayer, ExplorerQuestion};
pub use game_query::{GameQuery, ResultFilter};
pub use game_saver::GameSaver;
pub use handouts::{HandoutResult, HandoutRow, HandoutTry};
pub use housekeeping::Housekeeper;
pub use key::{position_key, position_keys};
pub use library::Library;
pub use live_table::{GameChanges, LiveTable, MoveRow, TableRow, TableSave};
pub use location::LibraryLocation;
pub use player_totals::PlayerTotals;
pub use store_error::{StoreError, StoreProblem};
pub use studies::{Study, StudyChapter};
pub use summary::{Summary, SummaryPlayer};
pub use table_feed::{LiveTableChange, TableFeed};
pub use tournaments::{TournamentGame, TournamentReport, TournamentRow};
