//! The score sheets of the games in a file.

use std::{io, path::Path};

use paper::ScoreSheet;
use words::Words;

use crate::{failure::Failure, files::GameInput};

/// A form for every game in a file.
pub(super) fn read(path: &str, words: &Words) -> Result<Vec<ScoreSheet>, Failure> {
    let input = GameInput::open(Path::new(path), None, false, &mut io::empty())?;
    let sheet = |record| ScoreSheet::of(&record::played_game(&record), words);
    Ok(input.each(words, |records| Ok(records.map(sheet).collect()))?.0)
}
