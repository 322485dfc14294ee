//! `cargo xtask load`: many players at a server of its own.

use std::path::Path;

use crate::{TaskError, test::succeeds, workspace::cargo};

/// Builds the program and those who play at it, and lets them; returns the closing line.
pub(crate) fn run(root: &Path, arguments: &[String]) -> Result<String, TaskError> {
    let mut build = cargo(root);
    build.args(["build", "--release", "-p", "cli", "-p", "load"]);
    succeeds(&mut build)?;
    let mut load = std::process::Command::new(root.join("target/release/load"));
    load.current_dir(root).args(arguments);
    if succeeds(&mut load)? {
        Ok("load: done".to_owned())
    } else {
        Err(TaskError::Steps(vec!["load"]))
    }
}
