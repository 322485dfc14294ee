//! The tests of the tasks, among them that the house itself is tidy.

mod adding_a_game;
mod adding_an_algorithm;
mod adding_an_evaluator;
mod baseline;
mod documents;
mod left_out;
mod node;
mod packages;
mod part;
mod support;
mod task;
mod tidy;
