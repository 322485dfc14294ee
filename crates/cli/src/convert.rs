//! `plateau convert`: games from one form into another.

use std::io::{Read, Write};

use rules::{Phrase, Speak};
use words::Words;

use crate::{arguments::ConvertArgs, failure::Failure, files};

/// Reads games in any form and writes them in another.
pub(crate) fn run(
    convert: &ConvertArgs,
    words: &Words,
    input: &mut dyn Read,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let form = files::form(convert.to.as_ref(), &convert.output)?;
    let records = files::read(&convert.input, convert.game.as_ref(), input)?;
    files::write(&convert.output, form, &records, out)?;
    if files::is_stream(&convert.output) {
        return Ok(());
    }
    let phrase = Phrase::new("convert-done")
        .with("games", records.len())
        .with("path", convert.output.display().to_string())
        .with("form", form.phrase());
    Ok(writeln!(out, "{}", words.say(&phrase))?)
}
