//! The tests of the languages.

mod completeness;
mod folder;
mod missing;
mod properties;
mod sentences;
mod speakers;
mod typography;
