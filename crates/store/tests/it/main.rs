//! The tests of the library, against a file and against a server.

mod copies;
mod errors;
mod explorer;
mod game_in_progress;
mod handouts;
mod live_tables;
mod messages;
mod queries;
mod rows;
mod saved_games;
mod support;
mod tournaments;
