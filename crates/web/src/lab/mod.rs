//! The laboratory: searches that are recorded and shown, a few at a time.
//!
//! They think on a thread of their own, so that nobody's game waits for them; each recording is a
//! file without a name, gone when the laboratory forgets it.

mod bounded;
mod comparing;
mod search;
mod shelf;
mod showing;

pub(crate) use comparing::{ComparisonRun, ComparisonState as Progress};
pub(crate) use search::LabSearch;
pub(crate) use shelf::Laboratory;
pub(crate) use showing::{moment, node, nodes, summary};
