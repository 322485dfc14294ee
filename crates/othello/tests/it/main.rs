//! The tests of the Othello room.

mod board;
mod evaluators;
mod exact;
mod laws;
mod master;
mod moves;
mod notation;
mod opened;
mod openings;
mod parsers;
mod patterns;
mod perft;
mod playthrough;
mod random;
mod searches;
mod stability;
mod static_error;
