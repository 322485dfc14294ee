//! Files that the program makes, and what is known of them from their names.

use std::{
    io::{self, IsTerminal as _, Write},
    path::Path,
};

use paper::PageFormat;
use rules::{Knob, Phrase};
use words::{Words, say_io_error};

use crate::{arguments::PageFlags, failure::Failure, limits};

/// The papers by name.
const PAPERS: [&str; PageFormat::ALL.len()] = [PageFormat::ALL[0].0, PageFormat::ALL[1].0];
/// The margins that can be asked for, in millimetres.
const MARGIN: Knob = Knob::number("margin", 0, 60, None);

/// The paper that the flags ask for.
pub(crate) fn paper(page: &PageFlags) -> Result<PageFormat, Failure> {
    let knob = Knob::word("paper", &PAPERS, Some(PAPERS[0]));
    let name = limits::word(page.paper.as_ref(), knob)?;
    let named = PageFormat::ALL.iter().find(|(known, _)| Some(*known) == name.as_deref());
    let format = named.map_or(PageFormat::A4, |(_, format)| *format);
    let margin = limits::number(page.margin.as_ref(), MARGIN)?;
    Ok(margin.map_or(format, |margin| {
        format.with_margin(u8::try_from(margin).expect("the knob's range is small"))
    }))
}

/// The form to write in: as asked for, or as the name of the file ends; the first where neither
/// says anything.
pub(crate) fn form(
    asked: Option<&String>,
    output: Option<&String>,
    forms: &'static [&'static str],
) -> Result<&'static str, Failure> {
    let asked = limits::word(asked, Knob::word("format", forms, None))?;
    let extension = output.and_then(|path| Path::new(path).extension()?.to_str());
    let extension = extension.map(|extension| match extension.to_ascii_lowercase().as_str() {
        "txt" => "text".to_owned(),
        "htm" => "html".to_owned(),
        other => other.to_owned(),
    });
    let Some(wanted) = asked.or(extension) else { return Ok(forms[0]) };
    forms.iter().find(|form| **form == wanted).copied().ok_or_else(|| {
        let phrase = Phrase::new("error-output-ending").with("ending", wanted);
        Failure::WrongUse(phrase.with("forms", forms))
    })
}

/// Hands over what was made: into a file, and says so, or else to the standard output. What is no
/// text is not thrown at a person's terminal.
pub(crate) fn deliver(
    made: &[u8],
    output: Option<&String>,
    words: &Words,
    out: &mut dyn Write,
) -> Result<(), Failure> {
    let Some(path) = output else {
        if std::str::from_utf8(made).is_err() && io::stdout().is_terminal() {
            return Err(Failure::WrongUse(Phrase::new("error-output-terminal")));
        }
        return Ok(out.write_all(made)?);
    };
    files::save(Path::new(path), made).map_err(|error| unwritten(path, &error.problem))?;
    Ok(writeln!(out, "{}", words.say(&Phrase::new("output-written").with("path", path.as_str())))?)
}

/// Why a file could not be written.
pub(crate) fn unwritten(path: &str, error: &io::Error) -> Failure {
    let phrase = Phrase::new("error-output-file").with("path", path);
    Failure::Failed(phrase.with("problem", say_io_error(error)))
}
