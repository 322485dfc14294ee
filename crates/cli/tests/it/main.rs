//! The tests of the program, run as people and scripts run it.

mod anything;
mod bench;
mod converting;
mod documents;
mod help;
mod json;
mod menus;
mod plateau;
mod playing;
mod refusals;
mod replaying;
mod said;
mod streams;
