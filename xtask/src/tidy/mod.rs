//! The habits that no compiler checks. One habit, one file.

mod arrows;
mod comparisons;
mod leftovers;
mod lengths;
mod locales;
mod sentences;
mod silenced;
mod tours;
mod type_names;

use std::fmt;

use crate::{Source, TaskError, Workspace};

pub use arrows::check_arrows;
pub use comparisons::check_comparisons;
pub use leftovers::check_leftovers;
pub use lengths::check_lengths;
pub use locales::check_locales;
pub use sentences::check_sentences;
pub use silenced::check_silenced;
pub use tours::check_tours;
pub use type_names::check_type_names;

/// Something that is not as we do it here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TidyFault {
    /// Where: a crate, or a file with its line.
    pub place: String,
    /// What is wrong there.
    pub complaint: String,
}

impl TidyFault {
    fn new(place: impl Into<String>, complaint: impl Into<String>) -> Self {
        Self { place: place.into(), complaint: complaint.into() }
    }
}

impl fmt::Display for TidyFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {}", self.place, self.complaint)
    }
}

/// Checks every habit.
///
/// # Errors
///
/// If a file cannot be read.
pub fn check(workspace: &Workspace) -> Result<Vec<TidyFault>, TaskError> {
    let sources = Source::all(&workspace.root)?;
    let faults = [
        check_arrows(workspace),
        check_lengths(&sources),
        check_tours(workspace, &sources),
        check_leftovers(&sources),
        check_locales(&sources),
        check_silenced(workspace, &sources),
        check_type_names(&sources),
        check_sentences(&sources),
        check_comparisons(&sources),
    ];
    Ok(faults.concat())
}
