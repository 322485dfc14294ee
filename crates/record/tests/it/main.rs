//! The tests of the forms in which games are kept.

mod any_record;
mod pdn;
mod places;
mod round_trip;
mod said;
mod transcripts;
