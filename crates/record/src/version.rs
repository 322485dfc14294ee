//! Which version of our own files this is.

use crate::ReadProblem;

/// The version that is written, and the newest that is read.
pub(crate) const NEWEST: u64 = 1;

/// Refuses what a newer version of the program has written.
pub(crate) fn check(found: u64) -> Result<(), ReadProblem> {
    if found > NEWEST { Err(ReadProblem::Newer { found, known: NEWEST }) } else { Ok(()) }
}
