//! The tests of the room.

mod board_types;
mod coalitions;
mod counts;
mod evaluators;
mod large;
mod laws;
mod losing;
mod many;
mod never_loses;
mod notation;
mod opened;
mod rule_based;
mod sampling;
mod searches;
mod values;
