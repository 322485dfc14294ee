//! The forms in which games are written.

use std::{fmt, path::Path};

use rules::{Phrase, Speak};
use session::GameEntry;

use crate::forms::{DRAUGHTS, room_form};

/// A form in which games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Our own XML, for saved games of any kind.
    Xml,
    /// The same content in JSON.
    Json,
    /// PDN 3.0, for draughts.
    Pdn,
    /// GGF, the records of the Generic Game Server, for Othello.
    Ggf,
    /// OBF, positions of Othello with the worth of their moves.
    Obf,
    /// WTHOR, a binary collection of games of Othello.
    Wthor,
    /// The XML of the older Morpion.
    MorpionXml,
    /// The boards of Gomocup, for five in a row.
    Gomocup,
    /// The moves of the main line one after the other, a game a line: `f5d6c3`, `4453`.
    Transcript,
    /// One position a line: FEN, board strings, pictures.
    Position,
}

impl Form {
    /// Every form.
    pub const ALL: [Form; 10] = [
        Self::Xml,
        Self::Json,
        Self::Pdn,
        Self::Ggf,
        Self::Obf,
        Self::Wthor,
        Self::MorpionXml,
        Self::Gomocup,
        Self::Transcript,
        Self::Position,
    ];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xml => "xml",
            Self::Json => "json",
            Self::Pdn => "pdn",
            Self::Ggf => "ggf",
            Self::Obf => "obf",
            Self::Wthor => "wthor",
            Self::MorpionXml => "morpion-xml",
            Self::Gomocup => "gomocup",
            Self::Transcript => "transcript",
            Self::Position => "position",
        }
    }

    /// How the names of its files end; nothing if they end as those of another form do.
    #[must_use]
    pub const fn extension(self) -> Option<&'static str> {
        match self {
            Self::Xml => Some("xml"),
            Self::Json => Some("json"),
            Self::Pdn => Some("pdn"),
            Self::Ggf => Some("ggf"),
            Self::Obf => Some("obf"),
            Self::Wthor => Some("wtb"),
            Self::MorpionXml | Self::Gomocup => None,
            Self::Transcript => Some("txt"),
            Self::Position => Some("fen"),
        }
    }

    /// The one game that it can be read as, if it does not say itself which game it has; any game
    /// will do where nothing is named.
    pub(crate) fn only_game(self) -> Option<&'static str> {
        match self {
            Self::Pdn => Some(DRAUGHTS),
            Self::Obf => room_form::room(self).map(GameEntry::name),
            _ => None,
        }
    }

    /// Whether games are written in it; the others are only read.
    #[must_use]
    pub const fn is_written(self) -> bool {
        !matches!(self, Self::Obf | Self::Wthor | Self::MorpionXml)
    }

    /// The form of that name.
    #[must_use]
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|form| form.name().eq_ignore_ascii_case(name))
    }

    /// The form that the name of a file promises.
    #[must_use]
    pub fn of_file(path: &Path) -> Option<Self> {
        let extension = path.extension()?.to_str()?;
        let ends_so = |known: &str| known.eq_ignore_ascii_case(extension);
        Self::ALL.into_iter().find(|form| form.extension().is_some_and(ends_so))
    }
}

impl fmt::Display for Form {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Speak for Form {
    fn phrase(&self) -> Phrase {
        Phrase::built(format!("form-{}", self.name()))
    }
}
