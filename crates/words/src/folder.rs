//! Languages in a folder: each is a folder named by its code, with any number of Fluent files.

use std::{
    fs, io,
    path::{Path, PathBuf},
    sync::Arc,
};

use fluent_bundle::FluentResource;
use unic_langid::LanguageIdentifier;

use crate::LocaleError;

/// A language's files, in the order of their names.
type Files = Vec<Arc<FluentResource>>;

/// Reads every language in a folder; what is no folder is none of ours.
pub(crate) fn read_languages(
    folder: &Path,
) -> Result<Vec<(LanguageIdentifier, Files)>, LocaleError> {
    let folders = entries(folder)?.into_iter().filter(|path| path.is_dir());
    folders.map(|path| Ok((read_code(&path)?, read_files(&path)?))).collect()
}

fn read_code(path: &Path) -> Result<LanguageIdentifier, LocaleError> {
    let name = path.file_name().and_then(|name| name.to_str());
    let code = name.and_then(|name| name.parse().ok());
    code.ok_or_else(|| LocaleError::NoCode { path: path.to_owned() })
}

fn read_files(folder: &Path) -> Result<Files, LocaleError> {
    let fluent = |path: &PathBuf| path.extension().is_some_and(|extension| extension == "ftl");
    let files = entries(folder)?.into_iter().filter(fluent);
    files
        .map(|path| {
            let text = fs::read_to_string(&path).map_err(|source| unreadable(&path, source))?;
            Ok(Arc::new(read_text(&path, text)?))
        })
        .collect()
}

/// Reads the text of a Fluent file; the path is only for the error.
pub(crate) fn read_text(path: &Path, text: String) -> Result<FluentResource, LocaleError> {
    FluentResource::try_new(text).map_err(|(resource, errors)| {
        let error = errors.first().expect("a file that was refused has an error");
        let before = before(resource.source(), error.pos.start);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        LocaleError::Syntax {
            path: path.to_owned(),
            line: before.matches('\n').count() + 1,
            column: before[line_start..].chars().count() + 1,
        }
    })
}

/// The text before a byte offset, or before the letter that the offset falls into.
fn before(text: &str, offset: usize) -> &str {
    let letters = text.char_indices().map(|(start, _)| start).chain([text.len()]);
    &text[..letters.take_while(|&start| start <= offset).last().unwrap_or_default()]
}

/// What is in a folder, sorted.
fn entries(folder: &Path) -> Result<Vec<PathBuf>, LocaleError> {
    let read = || -> io::Result<Vec<PathBuf>> {
        let mut paths = Vec::new();
        for entry in fs::read_dir(folder)? {
            paths.push(entry?.path());
        }
        paths.sort();
        Ok(paths)
    };
    read().map_err(|source| unreadable(folder, source))
}

fn unreadable(path: &Path, source: io::Error) -> LocaleError {
    LocaleError::Unreadable { path: path.to_owned(), source }
}
