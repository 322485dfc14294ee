//! What several tests need: an engine is asked about a position.

pub(crate) mod questions;
