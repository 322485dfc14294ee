//! The tests of the table: inputs in, effects out, no sockets and no threads.

mod browsing;
mod changes;
mod draws;
mod engines;
mod limits;
mod phrases;
mod rights;
mod saving;
mod showing;
mod support;
mod tokens;
