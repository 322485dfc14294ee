//! No test is silenced by a manifest.
//!
//! A library without tests in its own files says `test = false`: compiling it a second time, to
//! find nothing in it, is most of what a test run would compile. Tests that move in later must
//! find that line gone.

use super::TidyFault;
use crate::{Source, Workspace};

/// What marks a test; cut in two, so that this file does not find itself.
const TEST: &str = concat!("#[", "test]");

/// A crate whose manifest says that nothing is tested in its own files has no tests there.
#[must_use]
pub fn check_silenced(workspace: &Workspace, sources: &[Source]) -> Vec<TidyFault> {
    let silent = workspace
        .crates
        .iter()
        .filter(|ours| ours.targets.iter().any(|target| target.is_own() && !target.test));
    silent
        .flat_map(|ours| {
            let folder = workspace.path_of(ours) + "/src/";
            let own = sources.iter().filter(move |source| source.path.starts_with(&folder));
            own.filter(|source| source.text.contains(TEST) && !source.is_data())
        })
        .map(|source| {
            TidyFault::new(&source.path, "has a test, but the manifest says `test = false`")
        })
        .collect()
}
