//! The tests of the session: command in, events out, no threads.

mod advice;
mod any_commands;
mod any_game;
mod cells;
mod clocks;
mod drafts;
mod engines;
mod pace;
mod phrases;
mod play;
mod presets;
mod registry;
mod rematch;
mod replay;
mod results;
mod resume;
mod scenes;
mod scores;
mod search_laws;
mod seats;
mod set_up;
mod support;
mod tickets;
mod touches;
mod tree;
mod undo;
