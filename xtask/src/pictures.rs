//! `cargo xtask pictures`: the pictures of the manual, taken anew.

use std::{fs, io, path::Path};

use crate::{TaskError, test::succeeds, workspace::cargo};

/// How the pictures of the manual begin among the screens that the browser tests take.
const PREFIX: &str = "manual-";

/// Takes the pictures by the tests that photograph the page and the terminal, and puts them into the manual; returns
/// the closing line.
pub(crate) fn run(root: &Path) -> Result<String, TaskError> {
    for (package, tests) in [("cli", "browser"), ("tui", "it")] {
        let mut take = cargo(root);
        take.args(["test", "-p", package, "--test", tests, "pictures::"]);
        if !succeeds(&mut take)? {
            return Err(TaskError::Steps(vec!["pictures"]));
        }
    }
    let (screens, images) = (root.join("target/screens"), root.join("docs/manual/images"));
    let unreadable =
        |source: io::Error| TaskError::Unreadable { path: screens.display().to_string(), source };
    let mut taken = 0;
    for screen in fs::read_dir(&screens).map_err(unreadable)? {
        let path = screen.map_err(unreadable)?.path();
        let name = path.file_name().and_then(|name| name.to_str()).unwrap_or_default();
        if let Some(name) = name.strip_prefix(PREFIX) {
            let to = images.join(name);
            fs::copy(&path, &to).map_err(|source| TaskError::Unwritable {
                path: to.display().to_string(),
                source,
            })?;
            taken += 1;
        }
    }
    Ok(format!("pictures: {taken} in docs/manual/images"))
}
