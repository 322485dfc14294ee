//! The score sheets of the games in a file.

use std::fs;

use paper::ScoreSheet;
use rules::{Phrase, Speak as _};
use words::{Words, say_io_error};

use crate::failure::Failure;

/// A form for every game in a file.
pub(super) fn read(path: &str, words: &Words) -> Result<Vec<ScoreSheet>, Failure> {
    let bytes = fs::read(path).map_err(|error| {
        let phrase = Phrase::new("error-input-file")
            .with("path", path)
            .with("problem", say_io_error(&error));
        Failure::Failed(phrase)
    })?;
    let records = record::read(&bytes).map_err(|error| {
        let phrase = Phrase::new("error-input-file").with("path", path);
        Failure::WrongUse(phrase.with("problem", error.phrase()))
    })?;
    Ok(records.iter().map(|record| ScoreSheet::of(&record::played_game(record), words)).collect())
}
