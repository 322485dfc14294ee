//! What the tests of the page take from npm: TypeScript, which checks its types, and axe-core,
//! which checks that everybody can use it. Nothing of it goes into the program.

use std::{fs, path::Path, process::Command};

use crate::{TaskError, test::succeeds};

/// Where it goes, as seen from the workspace.
const FOLDER: &str = "target/node";
/// What says which versions.
const LISTS: [&str; 2] = ["package.json", "package-lock.json"];

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
    succeeds(&mut npm)
}

/// Whether the types that the page writes down in its comments fit together.
pub(crate) fn check_types(root: &Path) -> Result<bool, TaskError> {
    let mut node = Command::new("node");
    node.arg(format!("{FOLDER}/node_modules/typescript/bin/tsc"));
    succeeds(node.args(["--project", "crates/web/page"]).current_dir(root))
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
