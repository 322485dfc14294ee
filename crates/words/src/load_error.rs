//! Why a folder of languages was refused.

use std::{io, path::PathBuf};

use rules::{Phrase, Speak};
use thiserror::Error;

use crate::say_io_error;

/// Why a folder of languages was refused.
#[derive(Debug, Error)]
pub enum LocaleError {
    /// A file or folder cannot be read.
    #[error("{} cannot be read: {source}", path.display())]
    Unreadable {
        /// The file or folder.
        path: PathBuf,
        /// What the operating system said.
        source: io::Error,
    },
    /// A folder is not named by the code of a language, such as `de` or `pt-BR`.
    #[error("{} is not named by the code of a language", path.display())]
    NoCode {
        /// The folder.
        path: PathBuf,
    },
    /// A file does not follow the syntax of Fluent.
    #[error("{}:{line}:{column}: no Fluent syntax", path.display())]
    Syntax {
        /// The file.
        path: PathBuf,
        /// The line, counted from one.
        line: usize,
        /// The character in the line, counted from one.
        column: usize,
    },
}

impl Speak for LocaleError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreadable { path, source } => Phrase::new("error-language-unreadable")
                .with("path", path.display().to_string())
                .with("problem", say_io_error(source)),
            Self::NoCode { path } => {
                Phrase::new("error-language-no-code").with("path", path.display().to_string())
            }
            Self::Syntax { path, line, column } => Phrase::new("error-language-syntax")
                .with("path", path.display().to_string())
                .with("line", *line)
                .with("column", *column),
        }
    }
}
