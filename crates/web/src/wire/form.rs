//! The forms in which games are written.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::mirror::mirror;

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

mirror! {
    /// The name of a form.
    pub enum FormName of record::Form, besides {
        /// A spreadsheet, for the games of a tournament.
        Csv,
    } {
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
}
