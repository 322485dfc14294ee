//! No leftovers: no half-done work, no path of one machine.

use super::TidyFault;
use crate::Source;

/// What must not be in a file of code. Cut in two, so that this file does not find itself.
const IN_CODE: &[(&str, &str)] = &[
    (concat!("to", "do!("), "is not done"),
    (concat!("unimplemented", "!("), "is not done"),
    (concat!("db", "g!("), "was for debugging"),
    (concat!("#[", "ignore"), "hides a test; give it an environment switch"),
    (concat!("console", ".log("), "was for debugging"),
];

/// What must not be in any file.
const ANYWHERE: &[(&str, &str)] = &[
    (concat!("TO", "DO"), "is not done"),
    (concat!("FIX", "ME"), "is not done"),
    (concat!("/ho", "me/"), "is a path of one machine"),
    (concat!("/ro", "ot/"), "is a path of one machine"),
    (concat!("/Us", "ers/"), "is a path of one machine"),
    (concat!("/wo", "rk/"), "is a path of one machine"),
];

/// No file has something in it that was meant to go.
#[must_use]
pub fn check_leftovers(sources: &[Source]) -> Vec<TidyFault> {
    sources.iter().filter(|source| !source.is_data()).flat_map(check_source).collect()
}

fn check_source(source: &Source) -> Vec<TidyFault> {
    let code = source.is("rs") || source.is("js");
    let patterns = ANYWHERE.iter().chain(if code { IN_CODE } else { &[] });
    let mut faults = Vec::new();
    for (text, complaint) in patterns {
        for (number, line) in (1..).zip(source.text.lines()) {
            if stands_alone(line, text) {
                let place = format!("{}:{number}", source.path);
                faults.push(TidyFault::new(place, format!("`{text}` {complaint}")));
            }
        }
    }
    faults
}

/// Whether the line has the text, and not just as the end of a longer word or path.
fn stands_alone(line: &str, text: &str) -> bool {
    line.match_indices(text).any(|(place, _)| {
        let before = line[..place].chars().next_back();
        !before.is_some_and(|letter| letter.is_alphanumeric() || "_-.~/".contains(letter))
    })
}
