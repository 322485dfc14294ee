//! Our own protocol: every game there is, any number of players, any limits.
//!
//! One JSON object per line, its `type` first. The referee opens with `hello`, names a game, and
//! asks for a move with `go`, each time with all moves so far; the player answers every line with
//! exactly one, `hello`, `ready`, `move` or `error`. While it thinks it may send `info`, tell of its
//! `node`s, and ask for the position `after` some moves, so that it needs no rules of its own. Fields
//! that are not known are passed over, so that either side can grow.

mod conversation;
mod engine;
mod external_engine;
mod message;
mod state_report;
mod told_tree;

pub use conversation::Conversation;
pub(crate) use engine::JsonEngine;
pub(crate) use external_engine::JsonExternalEngine;
pub use external_engine::WrittenValue;

/// The version of the protocol that is spoken.
const VERSION: u32 = 1;
