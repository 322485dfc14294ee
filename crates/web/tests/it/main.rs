//! The tests of the server: its questions without a network, its live tables over a real one.

mod asking;
mod contests;
mod guarding;
mod hostile;
mod laboratory;
mod laying_out;
mod library;
mod listening;
mod live;
mod phrases;
mod printing;
mod restarting;
mod server;
mod stopping;
mod threatening;
mod vitals;
mod weight;
mod wire;
