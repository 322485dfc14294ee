//! Games in files and streams: `-` is the standard input or output.

use std::{
    io::{Read, Write},
    path::Path,
};

use record::{FileLoadError, Form, ReadContext, Record};
use rules::Phrase;
use words::say_io_error;

use crate::failure::Failure;

/// What stands for the standard input or output.
const STREAM: &str = "-";

/// Whether this is the standard input or output and not a file.
pub(crate) fn is_stream(path: &Path) -> bool {
    path.as_os_str() == STREAM
}

/// Reads the games of a file or of the standard input.
pub(crate) fn read(
    path: &Path,
    game: Option<&String>,
    input: &mut dyn Read,
) -> Result<Vec<Record>, Failure> {
    let game = game.map(|game| game.parse()).transpose()?;
    let reading = ReadContext { game, ..ReadContext::default() };
    if !is_stream(path) {
        return Ok(record::load(path, &reading)?);
    }
    let mut bytes = Vec::new();
    let most = reading.longest as u64 + 1;
    input.take(most).read_to_end(&mut bytes).map_err(|error| {
        Failure::Failed(Phrase::new("error-input").with("problem", say_io_error(&error)))
    })?;
    let refused = |problem| FileLoadError::Refused { path: path.to_owned(), problem };
    Ok(reading.read(&bytes).map_err(refused)?)
}

/// The form of that name; or the one that the name of a file promises.
pub(crate) fn form(name: Option<&String>, path: &Path) -> Result<Form, Failure> {
    let allowed = || -> Vec<String> {
        let written = Form::ALL.into_iter().filter(|form| form.is_written());
        written.map(|form| form.name().to_owned()).collect()
    };
    match name {
        Some(name) => Form::named(name).ok_or_else(|| {
            let phrase = Phrase::new("error-no-such-form").with("form", name.as_str());
            Failure::WrongUse(phrase.with("allowed", allowed()))
        }),
        None => Form::of_file(path).ok_or_else(|| {
            let path = path.display().to_string();
            let phrase = Phrase::new("error-which-form").with("path", path);
            Failure::WrongUse(phrase.with("allowed", allowed()))
        }),
    }
}

/// Writes games to a file or to the standard output.
pub(crate) fn write(
    path: &Path,
    form: Form,
    records: &[Record],
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let bytes = record::write(form, records)?;
    if is_stream(path) { Ok(out.write_all(&bytes)?) } else { Ok(::files::save(path, &bytes)?) }
}
