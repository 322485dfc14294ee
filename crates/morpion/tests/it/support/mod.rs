//! Helpers of the tests.

pub(crate) mod opened;
pub(crate) mod picture;
