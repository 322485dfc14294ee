//! The tests of the languages.

mod completeness;
mod folder;
mod missing;
mod sentences;
mod speakers;
mod typography;
