//! The tests of the forms in which games are kept.

mod documents;
mod morpion_forms;
mod othello_forms;
mod pdn;
mod places;
mod resuming;
mod round_trip;
mod said;
mod saving;
mod support;
mod transcripts;
mod wrong_games;
