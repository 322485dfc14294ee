//! The tests of the program, run as people and scripts run it.

mod anything;
mod bench;
mod contests;
mod converting;
mod corpus;
mod documents;
mod draughts;
mod engines;
mod exact;
mod guests;
mod help;
mod interrupting;
mod json;
mod keeping;
mod killing;
mod laboratory;
mod languages;
mod library;
mod literals;
mod menus;
mod othello;
mod own_protocol;
mod plateau;
mod playing;
#[path = "../../../store/tests/it/server.rs"]
mod postgres;
mod printing;
mod refusals;
mod replaying;
mod said;
mod serving;
mod settled;
mod shells;
mod streams;
mod talking;
mod terminal;
