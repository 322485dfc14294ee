//! Helpers: the kept corpus, and how it is mutated.

pub(crate) mod corpus;
pub(crate) mod mutations;
