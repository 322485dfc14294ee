//! `cargo xtask baseline`: the program as it was at a fixed commit, to be played and measured
//! against.
//!
//! It is built in a worktree of its own under `target`, so neither the files nor the builds of the
//! work in hand are touched. What is there already is used again.

use std::{
    ffi::OsStr,
    path::Path,
    process::{Command, Stdio},
};

use crate::{TaskError, test::succeeds, workspace::cargo};

/// The commit that the baseline is built from.
pub const BASELINE: &str = "47ce5fe4ee6fa4a3ef489d4f92d42cc8352a521d";

/// Builds the baseline of the workspace in `root` and returns the path of its program.
pub(crate) fn run(root: &Path) -> Result<String, TaskError> {
    let folder = root.join("target/baseline");
    let source = folder.join("source");
    check_out(root, &source, BASELINE)?;
    let target = folder.join("build");
    let mut build = cargo(&source);
    build.args(["build", "--release", "--locked", "-p", "cli", "--target-dir"]).arg(&target);
    must(&mut build, "the build of the baseline")?;
    Ok(target.join("release/plateau").display().to_string())
}

/// Has the files of a commit in a worktree of their own, made anew only if it is not there.
///
/// # Errors
///
/// If the clone does not have the commit, or git cannot do it.
pub fn check_out(root: &Path, source: &Path, commit: &str) -> Result<(), TaskError> {
    let object = format!("{commit}^{{commit}}");
    let mut known = git(root, ["cat-file", "-e", &object]);
    if !succeeds(known.stderr(Stdio::null()))? {
        return Err(TaskError::NoCommit(commit.to_owned()));
    }
    if source.join(".git").exists() {
        return must(
            &mut git(source, ["checkout", "--quiet", "--force", "--detach", commit]),
            "git checkout",
        );
    }
    // A worktree whose folder was removed by hand is still on git's list.
    must(&mut git(root, ["worktree", "prune"]), "git worktree prune")?;
    let mut add = git(root, ["worktree", "add", "--quiet", "--detach"]);
    must(add.arg(source).arg(commit), "git worktree add")
}

fn git<'a>(folder: &Path, arguments: impl IntoIterator<Item = &'a str>) -> Command {
    let mut command = Command::new("git");
    command.current_dir(folder).args(arguments.into_iter().map(OsStr::new));
    command
}

fn must(command: &mut Command, step: &'static str) -> Result<(), TaskError> {
    if succeeds(command)? { Ok(()) } else { Err(TaskError::Steps(vec![step])) }
}
