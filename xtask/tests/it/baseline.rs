//! The baseline has its files in a worktree of its own.

use std::{
    fs,
    path::{Path, PathBuf},
    process::Command,
};

use xtask::{
    TaskError,
    baseline::{BASELINE, check_out},
};

fn git(folder: &Path, arguments: &[&str]) -> String {
    let mut command = Command::new("git");
    command.current_dir(folder).args(["-c", "user.name=Ada", "-c", "user.email=ada@example.org"]);
    let output = command.args(arguments).output().expect("git runs");
    assert!(output.status.success(), "{output:?}");
    String::from_utf8(output.stdout).expect("text").trim().to_owned()
}

/// A clone with two commits, in the first of which the file says `old`.
fn clone(name: &str) -> (PathBuf, [String; 2]) {
    let root = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    // There is none if the test runs for the first time.
    let _ = fs::remove_dir_all(&root);
    fs::create_dir_all(&root).expect("a folder of our own");
    git(&root, &["init", "--quiet"]);
    let commits = ["old", "new"].map(|text| {
        fs::write(root.join("file"), text).expect("a file of our own");
        git(&root, &["add", "file"]);
        git(&root, &["commit", "--quiet", "--message", text]);
        git(&root, &["rev-parse", "HEAD"])
    });
    (root, commits)
}

#[test]
fn a_commit_is_checked_out_beside_the_work_in_hand() {
    let (root, [old, new]) = clone("baseline-beside");
    let source = root.join("target/baseline/source");
    let read = |folder: &Path| fs::read_to_string(folder.join("file")).expect("the file");
    check_out(&root, &source, &old).expect("it is there");
    assert_eq!((&*read(&source), &*read(&root)), ("old", "new"));
    // What is there already stays, and what was changed in it does not.
    fs::write(source.join("built"), "kept").expect("a file of our own");
    fs::write(source.join("file"), "changed").expect("a file of our own");
    check_out(&root, &source, &old).expect("it is there");
    assert_eq!(read(&source), "old");
    assert!(source.join("built").exists());
    check_out(&root, &source, &new).expect("it is there");
    assert_eq!(read(&source), "new");
    // A folder that was thrown away is made again.
    fs::remove_dir_all(&source).expect("it was there");
    check_out(&root, &source, &old).expect("it is there");
    assert_eq!(read(&source), "old");
}

#[test]
fn a_commit_that_the_clone_does_not_have_is_told() {
    let (root, _) = clone("baseline-missing");
    let missing = "0123456789012345678901234567890123456789";
    let refused = check_out(&root, &root.join("source"), missing).expect_err("it is not there");
    assert!(matches!(refused, TaskError::NoCommit(_)), "{refused}");
    assert_eq!(
        refused.to_string(),
        format!(
            "this clone does not have the commit {missing} of the baseline; a clone that was made \
             with --depth gets it by `git fetch --unshallow`"
        )
    );
    assert!(!root.join("source").exists());
}

#[test]
fn the_baseline_is_a_commit() {
    assert!(BASELINE.len() == 40 && BASELINE.bytes().all(|byte| byte.is_ascii_hexdigit()));
}
