//! Helpers: records drawn at random, and what must hold of everything that was read.

pub(crate) mod any_record;
pub(crate) mod rewriting;
