//! Our engines in other programs, other programs' engines at our table.
//!
//! The tour, in reading order:
//!
//! - [`Protocol`] lists what is spoken. There is a folder for each of them, with both of its sides:
//!   `engine.rs` is ours for other programs, `external_engine.rs` is theirs for us.
//! - Ours: [`Protocol::serve`] lets a [`LocalEngine`] work for another program. `protocol_session`
//!   hears lines while a search runs on a thread of its own; `timing` keeps a margin, so that
//!   answers come in time.
//! - Theirs: a [`Contact`] is how an engine is reached, a [`Program`] what is known of one that is
//!   started here; a [`EngineCatalogue`] says which of them may sit down, and is the session's
//!   host. A `ProcessEngine` is one that sits there, a `Process` the program that runs for it.
//!   Whatever it does wrong is a [`session::Fault`], by which it loses the game. One that is not
//!   trusted runs in a [`Sandbox`].
//! - [`Conversation`] asks a program in our own protocol outside a game.
//! - [`inspect`] tries a program for what managers of matches expect of it.
//! - [`DxpPlayer`] plays draughts over a network, a [`DxpPeer`] is at the other end.

mod draughts;
mod dxp;
mod external;
mod gomocup;
mod gtp;
mod hub;
mod json;
mod listening;
mod nboard;
mod othello;
mod protocol;
mod protocol_session;
mod timing;

pub use dxp::{DxpError, DxpPeer, DxpPlayer, PORT};
pub use external::{
    Contact, EngineCatalogue, Expectation, InspectionResult, Program, ProgramError, Sandbox,
    inspect, launch_if_asked, run_to_end,
};
pub use json::{Conversation, WrittenValue};
pub use protocol::Protocol;
pub use protocol_session::LocalEngine;
