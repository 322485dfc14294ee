//! The terminal, on screens that are only text.

mod any_events;
mod game_form;
mod pictures;
mod play;
mod player_form;
mod puzzles;
mod screens;
mod search_tree;
mod shortcuts;
mod support;
mod table_changes;
