//! Helpers of the tests.

pub(crate) mod opened;
pub(crate) mod slow_solver;
pub(crate) mod table;
pub(crate) mod twin;
