//! The tests of the page, in a real browser, with the real program behind it.
//!
//! `support::visit` opens a browser and starts a server, both as good as new; `page`, `setup` and
//! `table` beside it are what people do with a page, with its form and at a table. All else is one
//! file per theme.

mod accessibility;
mod analysis;
mod analysis_board;
mod board;
mod broken_links;
mod captures;
mod classes;
mod collections;
mod computer_games;
mod fair_play;
mod game_end;
mod handouts;
mod hints;
mod home;
mod import;
mod keyboard;
mod laboratory;
mod languages;
mod mouse;
mod othello_pass;
mod page_weight;
mod people_tournament;
mod persistence;
mod pictures;
mod positions;
mod preferences;
mod puzzles;
mod replay;
mod review;
mod screen_reader;
mod setup_form;
mod shared_table;
mod sharing;
mod sizes;
mod spoken_board;
mod support;
mod tournaments;
mod undo;
mod views;
