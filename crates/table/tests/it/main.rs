//! The tests of the table: inputs in, effects out, no sockets and no threads.

mod changes;
mod draws;
mod engines;
mod engines_remember;
mod engines_wait;
mod fair_play;
mod limits;
mod phrases;
mod rights;
mod saving;
mod simulation;
mod support;
mod tokens;
mod views;
