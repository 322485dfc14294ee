//! JSON: the same content as our XML, for programs.

use serde::{Deserialize, Serialize};
use serde_json::{error::Category, value::RawValue};

use crate::{
    Form, ReadError, ReadProblem, Record, read_context::Games, sheet::Sheet, source::SourceText,
    version,
};

#[derive(Deserialize)]
struct JsonFileIn<'a> {
    plateau: u64,
    // Read only once the version is known to be one that we understand.
    #[serde(borrow)]
    games: &'a RawValue,
}

#[derive(Serialize)]
struct JsonFileOut {
    plateau: u64,
    games: Vec<Sheet>,
}

/// Reads every game of a file.
pub(crate) fn read(source: &SourceText<'_>) -> Result<Games, ReadError> {
    let file: JsonFileIn<'_> =
        serde_json::from_str(source.text).map_err(|error| refusal(source, source.text, &error))?;
    version::check(file.plateau).map_err(|problem| source.error_about(0, "", problem))?;
    let games: Vec<&RawValue> = serde_json::from_str(file.games.get())
        .map_err(|error| refusal(source, file.games.get(), &error))?;
    Ok(games.into_iter().map(|game| read_game(source, game.get())).collect())
}

fn read_game(source: &SourceText<'_>, game: &str) -> Result<Record, ReadError> {
    let sheet: Sheet = serde_json::from_str(game).map_err(|error| refusal(source, game, &error))?;
    let at = game.as_ptr().addr() - source.text.as_ptr().addr();
    sheet.record(source, at)
}

/// Why a part of the text is not as it should be.
fn refusal(source: &SourceText<'_>, part: &str, error: &serde_json::Error) -> ReadError {
    let problem = match error.classify() {
        Category::Data => ReadProblem::Structure,
        Category::Io | Category::Syntax | Category::Eof => {
            ReadProblem::Grammar { form: Form::Json }
        }
    };
    let start = part.as_ptr().addr() - source.text.as_ptr().addr();
    let lines = part.split_inclusive('\n').take(error.line().saturating_sub(1));
    let line: usize = lines.map(str::len).sum();
    let at = start + line + error.column().saturating_sub(1);
    source.error(at.min(source.text.len()), problem)
}

/// Writes games.
pub(crate) fn write(records: &[Record]) -> Vec<u8> {
    let games = records.iter().map(Sheet::of).collect();
    let file = JsonFileOut { plateau: version::NEWEST, games };
    let mut bytes = serde_json::to_vec_pretty(&file).expect("texts and numbers");
    bytes.push(b'\n');
    bytes
}

/// A game in one line, for those who keep many: what [`write`] writes, without a space.
pub(crate) fn pack(record: &Record) -> String {
    let file =
        JsonFileOut { plateau: version::NEWEST, games: vec![Sheet::of(&record.clone().cleaned())] };
    serde_json::to_string(&file).expect("texts and numbers")
}
