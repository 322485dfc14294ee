//! The forms in which games are written.

use std::{fmt, path::Path};

use rules::{Phrase, Speak};

/// A form in which games are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// Our own XML, for saved games of any kind.
    Xml,
    /// The same content in JSON.
    Json,
    /// PDN 3.0, for draughts.
    Pdn,
    /// The moves of the main line one after the other, a game a line: `f5d6c3`, `4453`.
    Transcript,
    /// One position a line: FEN, board strings, pictures.
    Position,
}

impl Form {
    /// Every form.
    pub const ALL: [Form; 5] = [Self::Xml, Self::Json, Self::Pdn, Self::Transcript, Self::Position];

    /// Its name on the command line.
    #[must_use]
    pub const fn name(self) -> &'static str {
        match self {
            Self::Xml => "xml",
            Self::Json => "json",
            Self::Pdn => "pdn",
            Self::Transcript => "transcript",
            Self::Position => "position",
        }
    }

    /// How the names of its files end.
    #[must_use]
    pub const fn extension(self) -> &'static str {
        match self {
            Self::Xml => "xml",
            Self::Json => "json",
            Self::Pdn => "pdn",
            Self::Transcript => "txt",
            Self::Position => "fen",
        }
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
        Self::ALL.into_iter().find(|form| form.extension().eq_ignore_ascii_case(extension))
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
