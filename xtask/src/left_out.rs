//! The deep tests that a run has left out, so that it is seen what was not tried.

use std::{
    collections::BTreeSet,
    fs,
    path::{Path, PathBuf},
};

/// The file in which tests write a line for each thing that they leave out
/// (`testkit::deep_test_wanted`).
#[derive(Clone, Debug)]
pub struct LeftOut {
    /// The file.
    pub path: PathBuf,
}

impl LeftOut {
    /// The environment variable by which tests know the file.
    pub const VARIABLE: &str = "PLATEAU_LEFT_OUT";

    /// An empty list, in the folder for what is built.
    #[must_use]
    pub fn new(root: &Path) -> Self {
        let path = root.join("target").join("left-out.txt");
        // If there is one, it is of another run; if it cannot be removed, its lines are shown too.
        let _ = fs::remove_file(&path);
        Self { path }
    }

    /// What was left out, each thing once, in alphabetical order.
    #[must_use]
    pub fn read(&self) -> BTreeSet<String> {
        let lines = fs::read_to_string(&self.path).unwrap_or_default();
        lines.lines().map(str::to_owned).collect()
    }

    /// Prints what was left out, and how it is run.
    pub(crate) fn list(&self) {
        let tests = self.read();
        if !tests.is_empty() {
            println!("── left out, PLATEAU_DEEP=1 runs them: {} deep tests", tests.len());
            for test in &tests {
                println!("   {test}");
            }
        }
    }
}
