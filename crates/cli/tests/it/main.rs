//! The tests of the program, run as people and scripts run it.

mod anything;
mod bench;
mod contests;
mod converting;
mod documents;
mod draughts;
mod exact;
mod help;
mod json;
mod keeping;
mod laboratory;
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
mod streams;
mod talking;
mod terminal;
