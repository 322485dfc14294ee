//! Helpers of the tests.

pub(crate) mod asking;
pub(crate) mod server;
