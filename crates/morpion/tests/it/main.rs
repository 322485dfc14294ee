//! The tests of the room.

mod board_types;
mod coalitions;
mod collector;
mod counts;
mod evaluators;
mod false_wins;
mod forced_wins;
mod large;
mod laws;
mod loser;
mod many_players;
mod mcts;
mod never_loses;
mod notation;
mod rule_based;
mod searches;
mod solver;
mod strategist;
mod strategist_many;
mod support;
mod values;
