//! What several tests need: boards to draw.

pub(crate) mod boards;
