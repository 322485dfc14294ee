//! `plateau library export` and `import`: games out of the library, and into it.

use std::io::{Read, Write};

use record::Record;
use rules::{Phrase, Speak};
use store::{AddOutcome, Library};
use words::Words;

use super::{sought, story};
use crate::{
    arguments::{LibraryExportArgs, LibraryImportArgs},
    blocking_library::BlockingLibrary,
    failure::Failure,
    files::{self, GameInput},
    layout::in_one_line,
};

/// Writes games of the library to a file, the oldest first.
pub(super) fn export(
    export: &LibraryExportArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let form = files::form(export.to.as_ref(), &export.file)?;
    let search = sought::search(&export.search)?;
    let numbers: Vec<i64> =
        export.numbers.iter().map(|text| story::number(text)).collect::<Result<_, _>>()?;
    let blocking = BlockingLibrary::open_existing(export.database.as_ref())?;
    let numbers = if numbers.is_empty() {
        let found = blocking.ask(async |library| library.find(&search).await)?;
        found.iter().rev().map(|game| game.id).collect()
    } else {
        numbers
    };
    if numbers.is_empty() {
        return Err(Failure::Failed(Phrase::new("error-library-nothing")));
    }
    let mut records =
        numbers.iter().map(|&number| blocking.ask(async |library| library.record(number).await));
    files::write(&export.file, form, &mut records, out)?;
    if files::is_stream(&export.file) {
        return Ok(());
    }
    let phrase = Phrase::new("convert-done")
        .with("path", export.file.display().to_string())
        .with("games", numbers.len())
        .with("form", form.phrase());
    Ok(writeln!(out, "{}", in_one_line(&words.say(&phrase)))?)
}

/// Keeps the games of files in the library.
pub(super) fn import(
    import: &LibraryImportArgs,
    words: &Words,
    input: &mut dyn Read,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let blocking = BlockingLibrary::open_for_import(import.database.as_ref())?;
    for path in &import.files {
        let file = GameInput::open(path, import.game.as_ref(), import.strict, input)?;
        let (new, count) = file.each(words, |records| add(&blocking, records))?;
        let phrase = Phrase::new("library-imported")
            .with("path", path.display().to_string())
            .with("games", count.read)
            .with("new", new);
        writeln!(out, "{}", in_one_line(&words.say(&phrase)))?;
    }
    Ok(())
}

/// Keeps games a few at a time, and says how many were not there before.
fn add(
    blocking: &BlockingLibrary,
    records: &mut dyn Iterator<Item = Record>,
) -> Result<usize, Failure> {
    let mut new = 0;
    loop {
        let together: Vec<Record> = records.take(Library::TOGETHER).collect();
        if together.is_empty() {
            return Ok(new);
        }
        let added = blocking.ask(async |library| library.add_all(&together).await)?;
        new += added.iter().filter(|added| matches!(added, AddOutcome::New(_))).count();
    }
}
