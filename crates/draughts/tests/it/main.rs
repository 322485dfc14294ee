//! The tests of the room.

mod opened;
mod perft;
