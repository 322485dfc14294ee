//! Lines that somebody types, or that come through a pipe.

use std::io::{self, BufRead, Read};

use rules::Phrase;
use words::say_io_error;

use crate::failure::Failure;

/// How much of a line is kept, in bytes: more than any position is long.
const LONGEST: u64 = 5000;

/// One line without the spaces around it; `None` at the end of the input.
///
/// A line that is too long to mean anything is cut, and ends in dots that say so.
pub(super) fn read_line(input: &mut dyn BufRead) -> Result<Option<String>, Failure> {
    read(input).map_err(|error| {
        let problem = say_io_error(&error);
        Failure::Failed(Phrase::new("error-input").with("problem", problem))
    })
}

fn read(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if Read::take(&mut *input, LONGEST).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    let whole = line.len() as u64 != LONGEST || line.ends_with(b"\n");
    let text = String::from_utf8_lossy(&line).trim().to_owned();
    if whole {
        return Ok(Some(text));
    }
    let beyond = input.skip_until(b'\n')?;
    Ok(Some(if beyond == 0 { text } else { text + "…" }))
}
