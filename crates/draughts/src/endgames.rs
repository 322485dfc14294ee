//! Endgame tables: what every position with few pieces is worth, found by going backwards from the
//! ends of games.
//!
//! The tour, in reading order:
//!
//! - [`PieceCounts`] is what both sides have; there is a table for each, and [`PieceCounts::in_order`] is the
//!   order in which tables are made, because a capture or a crowning leads from one to another.
//! - `PositionIndex` gives every position of a table a number; [`EndgameValue`] is what a position is
//!   worth, `Coding` how that is kept in a byte.
//! - `Retrograde` makes a table, [`EndgameTable`] keeps it in compressed blocks and as a file.
//! - [`EndgameTables`] are all tables of some rules: they are asked, built and counted.
//!
//! The tables ignore what makes a game a draw for want of progress, and the king limit of Frisian
//! draughts is not in them, so that game has none. Nothing here opens a file.

mod coding;
mod piece_counts;
mod position_index;
mod predecessors;
mod retrograde;
mod rules_print;
mod table;
mod table_error;
mod tables;
mod value;

pub use piece_counts::PieceCounts;
pub use rules_print::RulesPrint;
pub use table::{EndgameTable, TableCounts};
pub use table_error::TableError;
pub use tables::EndgameTables;
pub use value::EndgameValue;
