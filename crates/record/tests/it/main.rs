//! The tests of the forms in which games are kept.

mod documents;
mod files;
mod messages;
mod morpion_forms;
mod othello_forms;
mod pdn;
mod read_errors;
mod resume;
mod round_trip;
mod support;
mod transcripts;
mod wrong_games;
