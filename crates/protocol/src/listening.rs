//! Lines from another program, none of them longer than a line can reasonably be.

use std::io::{self, BufRead, Read};

/// How much of a line is kept, in bytes: more than any position or game is long, also one of
/// twenty thousand moves.
pub(crate) const LONGEST: usize = 1 << 18;

/// The next line without its end; `None` when there are no more. What is no text is read as well
/// as it can be, and a line that is too long to mean anything is cut.
pub(crate) fn next_line(input: &mut dyn BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if Read::take(&mut *input, LONGEST as u64).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    if line.len() == LONGEST && !line.ends_with(b"\n") {
        input.skip_until(b'\n')?;
    }
    let text = String::from_utf8_lossy(&line);
    Ok(Some(text.trim_end_matches(['\r', '\n']).to_owned()))
}
