//! The tests of the protocols: dialogues that are stored, programs that behave badly, and lines
//! that mean nothing.

mod anything;
mod dialogues;
mod faults;
mod house;
mod puppets;
mod stopping;
mod wires;
