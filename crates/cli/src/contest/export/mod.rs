//! What was played, written to files of other kinds.

mod page;

pub(crate) use page::document;

use std::{io, path::Path};

use record::Form;
use rules::Phrase;
use tournament::{Contest, GameReport};
use words::Words;

use super::ContestResult;
use crate::{failure::Failure, files};

/// What the name of a file asks for.
#[derive(Clone, Copy)]
enum ExportKind {
    /// A line for each game, for a spreadsheet.
    List,
    /// The result as a page to read.
    Page,
    /// The games themselves.
    Games(Form),
}

impl ExportKind {
    fn of(path: &Path) -> Result<Self, Failure> {
        match path.extension().and_then(|ending| ending.to_str()) {
            Some("csv") => Ok(Self::List),
            Some("html") => Ok(Self::Page),
            _ => Form::of_file(path).map(Self::Games).ok_or_else(|| {
                let path = path.display().to_string();
                Failure::WrongUse(Phrase::new("error-contest-export").with("path", path))
            }),
        }
    }
}

/// Says at once what would only come out after hours of play: that a file's name promises nothing
/// known, or that these games cannot be written in such a form.
pub(super) fn check<'a>(
    paths: impl IntoIterator<Item = &'a Path>,
    contest: &Contest,
) -> Result<(), Failure> {
    for path in paths {
        if let ExportKind::Games(form) = ExportKind::of(path)? {
            contest.check_form(form)?;
        }
    }
    Ok(())
}

/// Writes a contest to a file, in the form that its name asks for.
pub(crate) fn write(
    path: &Path,
    held: &ContestResult,
    played: &[GameReport],
    words: &Words,
) -> Result<(), Failure> {
    let contest: &Contest = &held.contest;
    match ExportKind::of(path)? {
        ExportKind::List => Ok(::files::save(path, contest.spreadsheet(played).as_bytes())?),
        ExportKind::Page => {
            Ok(::files::save(path, paper::page(&page::document(held, words)).as_bytes())?)
        }
        ExportKind::Games(form) => {
            let mut records = played.iter().map(|report| Ok(contest.record(report)));
            files::write(path, form, &mut records, &mut io::sink())
        }
    }
}
