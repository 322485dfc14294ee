//! Everything says what it is for.

use super::TidyFault;
use crate::{Source, Workspace};

/// Every crate has a README that says more than its name, and every file of code begins by saying
/// why it exists.
#[must_use]
pub fn check_tours(workspace: &Workspace, sources: &[Source]) -> Vec<TidyFault> {
    let silent_crates = workspace.crates.iter().filter(|ours| {
        let readme = workspace.path_of(ours) + "/README.md";
        let readme = sources.iter().find(|source| source.path == readme);
        readme.is_none_or(|readme| readme.text.lines().filter(|line| !line.is_empty()).count() < 2)
    });
    let readmes = silent_crates
        .map(|ours| TidyFault::new(&ours.name, "has no README.md that says more than its name"));
    let code = sources.iter().filter(|source| source.is("rs") && !source.is_data());
    let silent_files = code.filter(|source| !source.text.starts_with("//! "));
    let tours =
        silent_files.map(|source| TidyFault::new(&source.path, "does not begin with its `//!`"));
    readmes.chain(tours).collect()
}
