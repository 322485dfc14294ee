//! What a person has settled for good, in `settings.toml`.

use std::{fs, io, path::Path};

use rules::Phrase;
use serde::Deserialize;
use words::say_io_error;

use crate::{failure::Failure, folders};

/// The name of the file in the folder of settings.
const FILE: &str = "settings.toml";

/// What a person has settled for good.
#[derive(Debug, Default, Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Settings {
    /// The language to speak, by its code.
    pub(crate) language: Option<String>,
}

impl Settings {
    /// The names of everything that can be settled.
    const NAMES: &[&str] = &["language"];

    /// The settings in the user's folder; nothing is settled if there is no file.
    pub(crate) fn read() -> Result<Self, Failure> {
        folders::config().map_or_else(|| Ok(Self::default()), |folder| of_file(&folder.join(FILE)))
    }
}

fn of_file(path: &Path) -> Result<Settings, Failure> {
    let text = match fs::read_to_string(path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Settings::default()),
        Err(error) => {
            let phrase = Phrase::new("error-settings-unreadable")
                .with("path", path.display().to_string())
                .with("problem", say_io_error(&error));
            return Err(Failure::Failed(phrase));
        }
    };
    toml::from_str(&text).map_err(|error| {
        let before = &text[..error.span().map_or(0, |span| span.start)];
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let phrase = Phrase::new("error-settings-syntax")
            .with("path", path.display().to_string())
            .with("line", before.matches('\n').count() + 1)
            .with("column", before[line_start..].chars().count() + 1)
            .with("allowed", Settings::NAMES);
        Failure::WrongUse(phrase)
    })
}
