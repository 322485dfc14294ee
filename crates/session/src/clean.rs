//! Text as every form can hold it.
//!
//! XML has no way to write most control characters, and no name or comment needs one; so they
//! become spaces when a record is read, and a record is the same in every form.

use std::time::Duration;

use crate::person_name;

/// A name or another text of one line, without what cannot be seen; nothing if there is nothing in it.
#[must_use]
pub fn line(text: &str) -> Option<String> {
    let text = person_name::visible(text);
    trimmed(text.chars().map(|letter| if is_strange(letter) { ' ' } else { letter }).collect())
}

/// A comment, which may have several lines; nothing if there is nothing in it.
#[must_use]
pub fn comment(text: &str) -> Option<String> {
    let text = text.replace("\r\n", "\n").replace('\r', "\n");
    let letter = |letter: char| if letter != '\n' && is_strange(letter) { ' ' } else { letter };
    trimmed(text.chars().map(letter).collect())
}

/// A cell of a spreadsheet in CSV, in quotes where it has to be. What a spreadsheet would take for a
/// formula gets an apostrophe before it, which shows that it is text.
#[must_use]
pub fn cell(text: &str) -> String {
    let is_formula = text.starts_with(['=', '+', '-', '@', '\t', '\r']);
    let text = if is_formula { format!("'{text}") } else { text.to_owned() };
    if is_formula || text.contains([',', '"', '\r', '\n']) {
        format!("\"{}\"", text.replace('"', "\"\""))
    } else {
        text
    }
}

/// A time of at most some centuries, in whole milliseconds; nothing if it is no time.
#[must_use]
pub fn seconds(seconds: f64) -> Option<Duration> {
    const LONGEST: f64 = 1e10;
    let possible = (0.0..=LONGEST).contains(&seconds);
    let exact = possible.then(|| Duration::from_secs_f64(seconds))?;
    Some(whole_milliseconds(exact + Duration::from_micros(500)))
}

/// A time without what is less than a millisecond.
#[must_use]
pub fn whole_milliseconds(time: Duration) -> Duration {
    Duration::new(time.as_secs(), time.subsec_millis() * 1_000_000)
}

fn is_strange(letter: char) -> bool {
    letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}' | '\u{feff}')
}

fn trimmed(text: String) -> Option<String> {
    let inner = text.trim();
    match inner.len() {
        0 => None,
        length if length == text.len() => Some(text),
        _ => Some(inner.to_owned()),
    }
}
