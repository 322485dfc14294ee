//! What checks the page with node: TypeScript its types, Biome its form and habits, `node --test`
//! what is pure in it; and axe-core, from npm as well, that it is accessible. Nothing of it goes
//! into the program.

use std::{
    fs,
    io::ErrorKind,
    path::{Path, PathBuf},
    process::Command,
};

use crate::{TaskError, test::succeeds};

/// Where it goes, as seen from the workspace.
const FOLDER: &str = "target/node";
/// What says which versions.
const LISTS: [&str; 2] = ["package.json", "package-lock.json"];
/// The tests of the page's modules, as seen from the workspace: beside the page, and so not in the
/// program.
const TESTS: &str = "crates/web/tests/page";

/// Sees to it that what is listed is there, in those versions; false if npm could not get it.
pub(crate) fn fetch(root: &Path) -> Result<bool, TaskError> {
    let folder = root.join(FOLDER);
    // This npm writes when all the rest is there.
    let mut fresh = folder.join("node_modules/.package-lock.json").is_file();
    for list in LISTS {
        let wanted = read(&root.join("xtask").join(list))?;
        let copy = folder.join(list);
        if fs::read_to_string(&copy).ok().as_ref() != Some(&wanted) {
            fresh = false;
            write(&folder, &copy, &wanted)?;
        }
    }
    if fresh {
        return Ok(true);
    }
    let mut npm = Command::new("npm");
    npm.args(["ci", "--ignore-scripts", "--no-audit", "--no-fund"]).current_dir(folder);
    run(&mut npm)
}

/// Whether the types that the page writes down in its comments fit together.
pub(crate) fn check_types(root: &Path) -> Result<bool, TaskError> {
    let mut node = tool(root, "typescript/bin/tsc");
    run(node.args(["--project", "crates/web/page"]))
}

/// Whether the page and its tests are formatted, and the linter finds nothing. It looks for its
/// configuration where it is run.
pub(crate) fn check_style(root: &Path) -> Result<bool, TaskError> {
    let mut node = tool(root, "@biomejs/biome/bin/biome");
    run(node.args(["check", "--error-on-warnings"]).current_dir(root.join("crates/web")))
}

/// Whether the tests of the page's modules pass.
pub(crate) fn run_tests(root: &Path) -> Result<bool, TaskError> {
    let mut node = Command::new("node");
    node.arg("--test").args(test_files(&root.join(TESTS))?).current_dir(root);
    run(&mut node)
}

/// The test files of a folder, by name: not every version of node finds them by itself.
///
/// # Errors
///
/// If the folder cannot be read.
pub fn test_files(folder: &Path) -> Result<Vec<PathBuf>, TaskError> {
    let unreadable = |source| TaskError::Unreadable { path: folder.display().to_string(), source };
    let entries = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
    let mut files: Vec<PathBuf> =
        entries.map_err(unreadable)?.iter().map(fs::DirEntry::path).collect();
    files.retain(|path| path.to_string_lossy().ends_with(".test.js"));
    files.sort();
    Ok(files)
}

/// A program from npm, run by node in the folder of the workspace.
fn tool(root: &Path, program: &str) -> Command {
    let mut node = Command::new("node");
    node.arg(root.join(FOLDER).join("node_modules").join(program)).current_dir(root);
    node
}

/// Runs node or npm; false if it did not succeed.
fn run(command: &mut Command) -> Result<bool, TaskError> {
    succeeds(command).map_err(|error| match error {
        TaskError::NoStart { source, .. } if source.kind() == ErrorKind::NotFound => {
            TaskError::NoNode
        }
        other => other,
    })
}

fn read(path: &Path) -> Result<String, TaskError> {
    fs::read_to_string(path)
        .map_err(|source| TaskError::Unreadable { path: path.display().to_string(), source })
}

fn write(folder: &Path, path: &Path, text: &str) -> Result<(), TaskError> {
    fs::create_dir_all(folder)
        .and_then(|()| fs::write(path, text))
        .map_err(|source| TaskError::Unwritable { path: path.display().to_string(), source })
}
