//! JSON: the same content as our XML, for programs.

use std::{
    cell::RefCell,
    io::{self, Write},
};

use serde::{Deserialize, Serialize, Serializer};
use serde_json::{error::Category, value::RawValue};

use crate::{
    Form, ReadError, ReadProblem, Record, game_source::GameIter, sheet::Sheet, source::SourceText,
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
struct JsonFileOut<'a> {
    plateau: u64,
    games: JsonGamesOut<'a>,
}

/// Games that are made into sheets one after the other, while they are written.
struct JsonGamesOut<'a>(RefCell<&'a mut dyn Iterator<Item = Record>>);

impl Serialize for JsonGamesOut<'_> {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut records = self.0.borrow_mut();
        serializer.collect_seq((&mut **records).map(|record| Sheet::of(&record)))
    }
}

impl<'a> JsonFileOut<'a> {
    fn of(records: &'a mut dyn Iterator<Item = Record>) -> Self {
        Self { plateau: version::NEWEST, games: JsonGamesOut(RefCell::new(records)) }
    }
}

/// Reads every game of a file.
pub(crate) fn read(source: SourceText<'_>) -> Result<GameIter<'_>, ReadError> {
    let file: JsonFileIn<'_> =
        serde_json::from_str(source.text).map_err(|error| refusal(&source, source.text, &error))?;
    version::check(file.plateau).map_err(|problem| source.error_about(0, "", problem))?;
    let games: Vec<&RawValue> = serde_json::from_str(file.games.get())
        .map_err(|error| refusal(&source, file.games.get(), &error))?;
    Ok(Box::new(games.into_iter().map(move |game| read_game(&source, game.get()))))
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
pub(crate) fn write(
    records: &mut dyn Iterator<Item = Record>,
    out: &mut dyn Write,
) -> io::Result<()> {
    serde_json::to_writer_pretty(&mut *out, &JsonFileOut::of(records))?;
    writeln!(out)
}

/// A game in one line, for those who keep many: what [`write`] writes, without a space.
pub(crate) fn pack(record: &Record) -> String {
    let mut record = std::iter::once(record.clone().cleaned());
    serde_json::to_string(&JsonFileOut::of(&mut record)).expect("texts and numbers")
}
