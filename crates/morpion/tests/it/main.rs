//! The tests of the room.

mod board_types;
mod coalitions;
mod collector;
mod counts;
mod crowds;
mod evaluators;
mod false_wins;
mod large;
mod laws;
mod losing;
mod many;
mod never_loses;
mod notation;
mod opened;
mod picture;
mod rule_based;
mod sampling;
mod searches;
mod solver;
mod strategist;
mod values;
