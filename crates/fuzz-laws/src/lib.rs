//! What must hold of every text and file that comes from outside: the law of each fuzz target.
//!
//! - [`FuzzLaw`] is one of them, and [`LAWS`] lists them all. A law is given any bytes: they are refused,
//!   or read, and then what is written of them reads back as itself. [`FuzzOutcome`] says which.
//! - `fuzz/` hands a law what libFuzzer invents; the tests of this crate hand it the kept corpus
//!   (`corpus/`) and mutations of it, with the ordinary compiler.
//!
//! A law panics with a sentence that says what was broken: this crate is for tests.

mod connect_four;
mod draughts;
mod input;
mod law;
mod notation;
mod othello;
mod record;

pub use law::{FuzzLaw, FuzzOutcome, LAWS};
