//! The tests of the room.

mod coalitions;
mod counts;
mod evaluators;
mod laws;
mod losing;
mod many;
mod notation;
mod opened;
mod rule_based;
mod sampling;
mod values;
