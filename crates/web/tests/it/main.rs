//! The tests of the server: its questions without a network, its live tables over a real one.

mod asking;
mod guarding;
mod listening;
mod live;
mod phrases;
mod restarting;
mod server;
mod wire;
