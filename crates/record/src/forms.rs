//! The forms, one file each.

pub(crate) mod ggf;
pub(crate) mod gomocup;
pub(crate) mod json;
pub(crate) mod morpion_xml;
pub(crate) mod obf;
pub(crate) mod pdn;
pub(crate) mod position;
pub(crate) mod room_form;
pub(crate) mod transcript;
pub(crate) mod wthor;
pub(crate) mod xml;

use std::io::Write;

use crate::{Form, Record, StreamError, WriteError};

/// Games of which a form speaks.
const MORPION: &str = "morpion";
pub(crate) const DRAUGHTS: &str = "draughts";
const OTHELLO: &str = "othello";
const CONNECT_FOUR: &str = "connect-four";

/// How one game is written.
type WriteOneGame = fn(&Record) -> Result<String, WriteError>;

/// Writes games in a form.
///
/// # Errors
///
/// If the form has no place for one of them.
pub fn write(form: Form, records: &[Record]) -> Result<Vec<u8>, WriteError> {
    let mut bytes = Vec::new();
    match write_to(form, &mut records.iter().cloned(), &mut bytes) {
        Ok(()) => Ok(bytes),
        Err(StreamError::Refused(error)) => Err(error),
        Err(StreamError::Output(error)) => unreachable!("memory takes what is written: {error}"),
    }
}

/// Writes games one after the other, so that only one of them is in memory.
///
/// # Errors
///
/// If the form has no place for one of them, or it cannot be written; games before it may have been
/// written then.
pub fn write_to(
    form: Form,
    records: &mut dyn Iterator<Item = Record>,
    out: &mut dyn Write,
) -> Result<(), StreamError> {
    let records = &mut records.map(Record::cleaned);
    let (write, between): (WriteOneGame, &str) = match form {
        Form::Xml => return Ok(xml::write(records, out)?),
        Form::Json => return Ok(json::write(records, out)?),
        Form::Obf | Form::Wthor | Form::MorpionXml => {
            return Err(WriteError::ReadOnly(form).into());
        }
        Form::Pdn => (pdn::write, "\n"),
        Form::Ggf => (ggf::write, ""),
        Form::Transcript => (transcript::write, ""),
        Form::Position => (position::write, ""),
        Form::Gomocup => (gomocup::write, ""),
    };
    for (index, record) in records.enumerate() {
        if form == Form::Gomocup && index > 0 {
            return Err(WriteError::OneGame(form).into());
        }
        let before = if index > 0 { between } else { "" };
        write!(out, "{before}{}", write(&record)?)?;
    }
    Ok(())
}

/// A game as JSON in one line, for those who keep many of them.
#[must_use]
pub fn pack(record: &Record) -> String {
    json::pack(record)
}
