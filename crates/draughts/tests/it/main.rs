//! The tests of the room.

mod agreement;
mod booklet;
mod draws;
mod evaluators;
mod laws;
mod notation;
mod opened;
mod perft;
mod rulebook;
mod searches;
mod settings;
mod table;
mod twin;
