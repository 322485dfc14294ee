//! Comments of documentation and log messages are straight statements.

use super::TidyFault;
use crate::Source;

/// Words that leave open who or how many are meant.
const VAGUE: &[&str] = &["somebody", "nobody", "whoever", "everybody", "so many", "so much"];

/// What a call that writes to the log begins with.
const LOG: &[&str] = &["tracing::", "trace!(", "debug!(", "info!(", "warn!(", "error!("];

/// No documentation and no log message of a crate says one of the vague words.
#[must_use]
pub fn check_sentences(sources: &[Source]) -> Vec<TidyFault> {
    let code = sources.iter().filter(|source| source.is("rs") && source.path.contains("/src/"));
    code.filter(|source| !source.is_data()).flat_map(check_source).collect()
}

fn check_source(source: &Source) -> Vec<TidyFault> {
    let mut faults = Vec::new();
    // A phrase may be broken over two lines, and a call over several.
    let mut before = String::new();
    let mut calls = false;
    for (number, line) in (1..).zip(source.text.lines()) {
        let line = line.trim();
        let documents = line.strip_prefix("///").or_else(|| line.strip_prefix("//!"));
        calls = calls || LOG.iter().any(|call| line.starts_with(call));
        let said = match documents {
            Some(text) => text.trim().to_lowercase(),
            None if calls => line.to_lowercase(),
            None => String::new(),
        };
        calls = calls && !line.ends_with(';');
        let both = format!("{before} {said}");
        for word in VAGUE {
            let found =
                |text: &str| text.match_indices(word).any(|(at, _)| is_word(text, at, word));
            if found(&both) && !found(&before) {
                let place = format!("{}:{number}", source.path);
                faults
                    .push(TidyFault::new(place, format!("`{word}` is vague: say who or how many")));
            }
        }
        before = said;
    }
    faults
}

/// Whether the text at a place is a word of its own.
fn is_word(text: &str, at: usize, word: &str) -> bool {
    let letter = |letter: char| letter.is_alphanumeric();
    !text[..at].ends_with(letter) && !text[at + word.len()..].starts_with(letter)
}
