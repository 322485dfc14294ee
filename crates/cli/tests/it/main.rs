//! The tests of the program, run as people and scripts run it.

mod anything;
mod bench;
mod contests;
mod converting;
mod documents;
mod draughts;
mod engines;
mod exact;
mod guests;
mod help;
mod json;
mod keeping;
mod languages;
mod literals;
mod menus;
mod othello;
mod plateau;
mod playing;
mod printing;
mod refusals;
mod replaying;
mod said;
mod settled;
mod shells;
mod streams;
mod talking;
