//! The tests of sets: several words do what the machine's own numbers do.

mod mix;
mod sets;
