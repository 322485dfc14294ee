//! The tests of the program, run as people and scripts run it.

mod anything;
mod bench;
mod contests;
mod documents;
mod help;
mod json;
mod languages;
mod menus;
mod plateau;
mod playing;
mod refusals;
mod said;
mod streams;
