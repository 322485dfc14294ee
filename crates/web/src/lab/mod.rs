//! The laboratory: searches that are recorded and shown, a few at a time.
//!
//! They think on a thread of their own, so that no game waits for them; each recording is a
//! file without a name, gone when the laboratory forgets it.

mod bounded_file;
mod comparison_run;
mod lab_search;
mod laboratory;
mod node_presenter;

pub(crate) use comparison_run::{ComparisonRun, ComparisonState as Progress};
pub(crate) use lab_search::LabSearch;
pub(crate) use laboratory::Laboratory;
pub(crate) use node_presenter::{moment, node, nodes, summary};
