//! The forms in which games are written.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

/// A form in which games are written.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct Form {
    /// Its name, to be asked for.
    pub name: FormName,
    /// How the names of its files end.
    pub extension: String,
    /// What people call it.
    pub title: String,
}

/// The name of a form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum FormName {
    /// A spreadsheet, for the games of a tournament.
    Csv,
    /// Our own XML.
    Xml,
    /// The same content in JSON.
    Json,
    /// PDN 3.0, for draughts.
    Pdn,
    /// GGF, for Othello.
    Ggf,
    /// OBF, positions of Othello.
    Obf,
    /// WTHOR, collections of games of Othello.
    Wthor,
    /// The XML of the older Morpion.
    MorpionXml,
    /// The boards of Gomocup.
    Gomocup,
    /// The moves of the main line one after the other.
    Transcript,
    /// One position a line.
    Position,
}

impl From<record::Form> for FormName {
    fn from(form: record::Form) -> Self {
        match form {
            record::Form::Xml => Self::Xml,
            record::Form::Json => Self::Json,
            record::Form::Pdn => Self::Pdn,
            record::Form::Ggf => Self::Ggf,
            record::Form::Obf => Self::Obf,
            record::Form::Wthor => Self::Wthor,
            record::Form::MorpionXml => Self::MorpionXml,
            record::Form::Gomocup => Self::Gomocup,
            record::Form::Transcript => Self::Transcript,
            record::Form::Position => Self::Position,
        }
    }
}
