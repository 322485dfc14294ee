//! `plateau convert`: games from one form into another.

use std::io::{Read, Write};

use rules::{Phrase, Speak};
use words::Words;

use crate::{
    arguments::ConvertArgs,
    failure::Failure,
    files::{self, GameInput},
};

/// Reads games in any form and writes them in another, one at a time.
pub(crate) fn run(
    convert: &ConvertArgs,
    words: &Words,
    input: &mut dyn Read,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let form = files::form(convert.to.as_ref(), &convert.output)?;
    let input = GameInput::open(&convert.input, convert.game.as_ref(), convert.strict, input)?;
    let write = |records: &mut dyn Iterator<Item = _>| {
        files::write(&convert.output, form, &mut records.map(Ok), out)
    };
    let ((), count) = input.each(words, write)?;
    if files::is_stream(&convert.output) {
        return Ok(());
    }
    let phrase = Phrase::new("convert-done")
        .with("games", count.read)
        .with("path", convert.output.display().to_string())
        .with("form", form.phrase());
    Ok(writeln!(out, "{}", words.say(&phrase))?)
}
