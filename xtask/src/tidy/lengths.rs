//! How long a file may be. How long a function may be, clippy knows (`clippy.toml`).

use super::TidyFault;
use crate::Source;

/// The most lines a file of code may have.
const LONGEST: usize = 500;

/// No file of code is too long to be read at a sitting, tables aside.
#[must_use]
pub fn check_lengths(sources: &[Source]) -> Vec<TidyFault> {
    let code = sources.iter().filter(|source| source.is("rs") || source.is("js"));
    code.filter(|source| !source.is_data())
        .map(|source| (source, source.text.lines().count()))
        .filter(|&(_, lines)| lines > LONGEST)
        .map(|(source, lines)| {
            TidyFault::new(&source.path, format!("{lines} lines; a file has at most {LONGEST}"))
        })
        .collect()
}
