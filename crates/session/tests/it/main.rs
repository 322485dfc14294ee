//! The tests of the session: command in, events out, no threads.

mod advice;
mod again;
mod anything;
mod clocks;
mod drafts;
mod driven;
mod engines;
mod laws;
mod pace;
mod phrases;
mod play;
mod presets;
mod replay;
mod results;
mod saved;
mod scenes;
mod scores;
mod seats;
mod set_up;
mod shelf;
mod table;
mod tickets;
mod touches;
mod tree;
mod undo;
