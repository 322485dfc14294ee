//! The tests of the room.

mod counts;
mod evaluators;
mod laws;
mod notation;
mod opened;
mod rule_based;
mod values;
