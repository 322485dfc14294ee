//! `DamExchange`: two programs play draughts over a network.
//!
//! One asks for a game, the other accepts; then they send each other their moves. A message is a
//! letter and what belongs to it, in ASCII, and ends with a zero byte. White is `W`, black is `Z`
//! (the protocol is Dutch: zwart).

mod connection;
mod engine;
mod external_engine;
mod message;

pub use engine::{DxpError, DxpPlayer};
pub(crate) use external_engine::DxpExternalEngine;
pub use external_engine::DxpPeer;

/// The port that programs listen on unless told otherwise.
pub const PORT: u16 = 27_531;
