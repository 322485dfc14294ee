//! Any game, any mix of people and engines, one vocabulary.
//!
//! This is the boundary that front ends speak: moves are text, positions are pictures, and no type
//! of any game shows. The tour, in reading order:
//!
//! - [`GAMES`] is the registry: a [`Room`] per game, each with its knobs, evaluators and engines.
//!   Adding a game is adding a line.
//! - [`Table`] is a game in progress with its types hidden, the one place where that happens;
//!   [`View`] is what people see of it, [`Job`] is a search ready to run, [`Advice`] what it says.
//! - [`Setup`] is what people decide before a game: the game, and who sits where ([`Seat`]).
//! - [`Session`] is a table with its seats, its tree of moves ([`MoveTree`]) and the [`Scores`] of
//!   a series. It takes [`Command`]s and answers with a [`Step`]: events to show, and work if an
//!   engine is next. It never waits, never spawns and does no input or output: whoever drives it
//!   runs its work and brings the results back as commands.

mod advice;
mod command;
mod engines;
mod levels;
mod move_tree;
mod registry;
mod scores;
mod seat;
mod session;
mod session_error;
mod setup;
mod setup_error;
mod shelf;
mod table;
mod typed;
mod view;

pub use advice::{Advice, Job, Worth};
pub use command::{Command, Event, Step, Ticket, Work};
pub use move_tree::{MoveTree, NodeId};
pub use registry::{GAMES, Room, open_room, open_table};
pub use scores::{Scores, Tally};
pub use seat::{Kind, Seat};
pub use session::Session;
pub use session_error::SessionError;
pub use setup::Setup;
pub use setup_error::SetupError;
pub use shelf::{EngineOffer, OpenError, Shelf};
pub use table::{PlayError, Table};
pub use view::{Ending, Turn, View};
