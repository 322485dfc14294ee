//! The terminal, on screens that are only text.

mod anything;
mod changing;
mod details;
mod playing;
mod screens;
mod search_tree;
mod settings;
mod shortcuts;
mod stage;
