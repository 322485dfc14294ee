//! The tests of the Othello room.

mod board;
mod evaluators;
mod exact;
mod family;
mod laws;
mod moves;
mod notation;
mod parsers;
mod perft;
mod playthrough;
mod random;
mod stability;
