//! The tests of the room.

mod board_types;
mod counts;
mod evaluators;
mod laws;
mod never_loses;
mod notation;
mod opened;
mod rule_based;
mod searches;
mod values;
