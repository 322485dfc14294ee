//! The tests of the session: command in, events out, no threads.

mod again;
mod anything;
mod driven;
mod engines;
mod phrases;
mod play;
mod scores;
mod seats;
mod set_up;
mod shelf;
mod table;
mod tickets;
mod tree;
mod undo;
