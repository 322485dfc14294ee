//! Tests of layouts, indices and weight files.

mod board;
mod file;
mod layout;
mod tracker;
