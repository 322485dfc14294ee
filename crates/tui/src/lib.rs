//! Any game in a terminal, with menus, a board and a mouse.
//!
//! The tour, in reading order:
//!
//! - [`App`] is the program: it owns a session, takes an [`AppEvent`] at a time, draws what there
//!   is to see, and answers with the [`AppEffect`]s it wants. It does no input and no output, so a
//!   test can play a whole game on a screen that is only text.
//! - `screen` lists the screens, `game_screen` is a game on the screen, `form` the
//!   settings and players before it, `details` what is set about a player. The keys are in `menus`,
//!   `at_table` and `looking_back`, those that work everywhere in `shortcuts`;
//!   `asking` is about advice, `telling` about sentences, `choice` about touching squares.
//! - `plan` says where things are, for those who draw and for the mouse; `draw` draws them, as
//!   [`Look`] wants it: with how many colours, and whether only in ASCII.
//! - [`run`] is the real terminal: keys in, screens out, `engines` on threads of their own.
//!
//! - [`SearchTree`] is a recorded search as a tree that folds and unfolds; [`explore`] shows it.
//!
//! It knows no rule of any game: it draws the picture that a session gives and offers the moves
//! that a session lists.

mod app;
mod asking;
mod at_table;
mod choice;
mod details;
mod draw;
mod effect;
mod engines;
mod event;
mod form;
mod game_keeper;
mod game_screen;
mod line_editor;
mod look;
mod looking_back;
mod menus;
mod plan;
mod puzzles;
mod screen;
mod search_tree;
mod seat_name;
mod shortcuts;
mod telling;
mod terminal;

pub use app::App;
pub use effect::AppEffect;
pub use event::AppEvent;
pub use game_keeper::GameKeeper;
pub use look::{Look, Palette};
pub use search_tree::SearchTree;
pub use seat_name::seat_name;
pub use telling::{ending_phrase, event_phrase, minutes, score_phrase};
pub use terminal::{explore, has_terminal, restore_terminal_after, run};
