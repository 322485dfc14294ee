//! The tests of the program.

mod documents;
