//! The tests of the bundler.

mod joining;
mod refusals;
mod scanning;
mod support;
