//! Helpers of the tests.

pub(crate) mod literals;
pub(crate) mod plateau;
