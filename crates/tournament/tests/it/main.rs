//! Tests of matches and tournaments.

mod adjudication;
mod clocks;
mod contests;
mod elo;
mod journal;
mod levels;
mod openings;
mod ratings;
mod rounds;
mod schedule;
mod sprt;
mod support;
mod tuning;
