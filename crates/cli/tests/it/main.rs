//! The tests of the program, run as people and scripts run it.

mod anything;
mod bench;
mod documents;
mod help;
mod json;
mod languages;
mod literals;
mod menus;
mod plateau;
mod playing;
mod printing;
mod refusals;
mod said;
mod streams;
