//! Tests of matches and tournaments.

mod adjudication;
mod clocks;
mod contests;
mod elo;
mod journal;
mod levels;
mod ratings;
mod schedule;
mod sprt;
mod support;
