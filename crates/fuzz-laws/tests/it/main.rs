//! Every law, over its kept corpus and mutations of it.

mod corpus;
mod laws;
mod mutations;
mod support;
