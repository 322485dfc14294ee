//! Tests of matches and tournaments.

mod adjudication;
mod asked;
mod clocks;
mod elo;
mod journal;
mod levels;
mod played;
mod ratings;
mod schedule;
mod sprt;
