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

use crate::{Form, Record, WriteError};

/// Games of which a form speaks.
const MORPION: &str = "morpion";
pub(crate) const DRAUGHTS: &str = "draughts";
const OTHELLO: &str = "othello";
const CONNECT_FOUR: &str = "connect-four";

/// Writes games in a form.
///
/// # Errors
///
/// If the form has no place for one of them.
pub fn write(form: Form, records: &[Record]) -> Result<Vec<u8>, WriteError> {
    let records: &[Record] = &records.iter().cloned().map(Record::cleaned).collect::<Vec<_>>();
    match form {
        Form::Xml => Ok(xml::write(records)),
        Form::Json => Ok(json::write(records)),
        Form::Pdn => pdn::write(records),
        Form::Ggf => ggf::write(records),
        Form::Transcript => transcript::write(records),
        Form::Position => position::write(records),
        Form::Gomocup => gomocup::write(records),
        Form::Obf | Form::Wthor | Form::MorpionXml => Err(WriteError::ReadOnly(form)),
    }
}

/// A game as JSON in one line, for those who keep many of them.
#[must_use]
pub fn pack(record: &Record) -> String {
    json::pack(record)
}
