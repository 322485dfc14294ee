//! Everything says what it is for.

use super::Fault;
use crate::{Source, Workspace};

/// Every crate has a README, and every file of code begins by saying why it exists.
#[must_use]
pub fn check_tours(workspace: &Workspace, sources: &[Source]) -> Vec<Fault> {
    let lacking = workspace.crates.iter().filter(|ours| !ours.folder().join("README.md").is_file());
    let readmes = lacking.map(|ours| Fault::new(&ours.name, "has no README.md"));
    let code = sources.iter().filter(|source| source.is("rs") && !source.is_data());
    let silent = code.filter(|source| !source.text.starts_with("//! "));
    let tours = silent.map(|source| Fault::new(&source.path, "does not begin with its `//!`"));
    readmes.chain(tours).collect()
}
