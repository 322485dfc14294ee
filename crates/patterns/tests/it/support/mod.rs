//! What several tests need: a board to have patterns on.

pub(crate) mod board;
