//! The tests of the room.

mod agreement;
mod draws;
mod evaluators;
mod laws;
mod notation;
mod perft;
mod rulebook;
mod rulebook_text;
mod searches;
mod settings;
mod support;
