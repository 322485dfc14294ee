//! The rules, the notation and the engine of the room, through its public face.

mod book;
mod counts;
mod evaluators;
mod exact;
mod laws;
mod notation;
mod play;
mod published;
mod support;
mod values;
