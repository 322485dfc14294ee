//! Helpers of the tests.

pub(crate) mod driver;
pub(crate) mod leash;
pub(crate) mod npm;
pub(crate) mod page;
pub(crate) mod relay;
pub(crate) mod server;
pub(crate) mod setup;
pub(crate) mod table;
pub(crate) mod visit;
pub(crate) mod wait;
