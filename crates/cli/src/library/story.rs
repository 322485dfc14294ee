//! `plateau library show`: one game, with its moves and the last position.

use std::io::Write;

use paper::{COLUMNS, wrap};
use record::{Form, Record};
use rules::{Knob, Phrase};
use words::Words;

use crate::{
    arguments::LibraryShowArgs, blocking_library::BlockingLibrary, failure::Failure,
    layout::in_one_line, limits, replay,
};

const NUMBER: Knob = Knob::number("number", 1, i64::MAX.cast_unsigned(), None);

/// The number of a game in the library.
pub(crate) fn number(text: &str) -> Result<i64, Failure> {
    let number = limits::number(Some(&text.to_owned()), NUMBER)?.unwrap_or_default();
    Ok(i64::try_from(number).expect("the knob's range is that"))
}

/// Shows a game.
pub(super) fn run(
    show: &LibraryShowArgs,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let id = number(&show.number)?;
    let blocking = BlockingLibrary::open_existing(show.database.as_ref())?;
    let record = blocking.ask(async |library| library.record(id).await)?;
    if show.json {
        return Ok(out.write_all(&record::write(Form::Json, &[record])?)?);
    }
    let date = record.begun.as_ref().map(ToString::to_string).unwrap_or_default();
    let phrase = Phrase::new("library-game").with("number", id.to_string());
    let phrase = phrase.with("game", record.game.to_string()).with("date", date);
    writeln!(out, "{}", in_one_line(words.say(&phrase).trim_end()))?;
    for line in wrap(&moves(&record), COLUMNS) {
        writeln!(out, "{line}")?;
    }
    replay::show_end(&record, words, out)
}

/// The moves of the main line, those of one round under one number.
fn moves(record: &Record) -> String {
    let round = record.players.len();
    let texts = record.main_line().enumerate().map(|(index, text)| {
        if index % round == 0 { format!("{}. {text}", index / round + 1) } else { text.to_owned() }
    });
    texts.collect::<Vec<_>>().join(" ")
}
