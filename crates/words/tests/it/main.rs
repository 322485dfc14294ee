//! The tests of the languages.

mod accept_language;
mod any_text;
mod completeness;
mod folder;
mod missing;
mod patterns;
mod sentences;
mod support;
mod typography;
