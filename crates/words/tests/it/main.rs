//! The tests of the languages.

mod any_text;
mod completeness;
mod folder;
mod missing;
mod patterns;
mod sentences;
mod support;
mod typography;
