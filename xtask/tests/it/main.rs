//! The tests of the tasks, among them that the house itself is tidy.

mod packages;
mod task;
mod tidy;
