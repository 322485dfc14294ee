//! The tests of the room.

mod agreement;
mod draws;
mod endgames;
mod evaluators;
mod laws;
mod notation;
mod patterns;
mod perft;
mod rulebook;
mod rulebook_text;
mod searches;
mod settings;
mod support;
