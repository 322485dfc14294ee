//! The terminal, on screens that are only text.

mod anything;
mod changing;
mod playing;
mod screens;
mod search_tree;
mod settings;
mod stage;
