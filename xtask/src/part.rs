//! A part of a page that a command writes, between two marks; the rest of the page stays.

use std::{fs, io, path::Path};

use crate::TaskError;

/// Writes the part of that name into a page, in place of what is there.
pub(crate) fn write(page: &Path, name: &str, text: &str) -> Result<(), TaskError> {
    let trouble =
        |source: io::Error| TaskError::Unwritable { path: page.display().to_string(), source };
    let before = fs::read_to_string(page).map_err(trouble)?;
    let after = replaced(&before, name, text).ok_or_else(|| {
        trouble(io::Error::new(io::ErrorKind::InvalidData, format!("it has no part {name}")))
    })?;
    fs::write(page, after).map_err(trouble)
}

/// A page with another text in the part of that name, if it has one.
#[must_use]
pub fn replaced(page: &str, name: &str, text: &str) -> Option<String> {
    let (begins, ends) = (format!("<!-- {name} begins -->\n"), format!("<!-- {name} ends -->\n"));
    let (head, rest) = page.split_once(&begins)?;
    let (_, tail) = rest.split_once(&ends)?;
    Some(format!("{head}{begins}{text}{ends}{tail}"))
}
