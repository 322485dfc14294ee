//! Tests of layouts, indices and weight files.

mod file;
mod layout;
mod support;
mod tracker;
