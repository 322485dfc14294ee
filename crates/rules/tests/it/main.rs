//! The tests of the rules that hold for every game.

mod board;
mod errors;
mod grammar;
mod history;
mod knobs;
mod lists;
mod perft;
mod refusals;
mod seats;
mod translated;
