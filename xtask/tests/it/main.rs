//! The tests of the tasks, among them that the house itself is tidy.

mod adding_a_game;
mod baseline;
mod node;
mod packages;
mod part;
mod task;
mod tidy;
