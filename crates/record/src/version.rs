//! Which version of our own files this is.

use crate::Problem;

/// The version that is written, and the newest that is read.
pub(crate) const NEWEST: u64 = 1;

/// Refuses what a newer version of the program has written.
pub(crate) fn check(found: u64) -> Result<(), Problem> {
    if found > NEWEST { Err(Problem::Newer { found, known: NEWEST }) } else { Ok(()) }
}
