//! Helpers of the tests.

pub(crate) mod backends;
pub(crate) mod games;
pub(crate) mod tables;
