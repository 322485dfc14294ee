//! Time: how much of it the players have, and whose is running.

mod clocks;
mod time_control;

pub(crate) use clocks::Clocks;
pub use clocks::TurnClock;
pub use time_control::{BuildTimeControl, TimeControl};
