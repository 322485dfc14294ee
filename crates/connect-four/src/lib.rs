//! Connect Four.

mod bits;
mod engine;
mod frame;
mod game;
mod position;
mod wide;

pub use bits::{Bits, Singles};
pub use engine::Exact;
pub use frame::Frame;
pub use game::ConnectFour;
pub use position::{Disc, Position};
pub use wide::Wide;
