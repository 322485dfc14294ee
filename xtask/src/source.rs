//! The files of the workspace that people write and read.

use std::{collections::BTreeMap, fs, io, path::Path};

use crate::TaskError;

/// A text file of the workspace.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Where it is, as seen from the workspace, with slashes.
    pub path: String,
    /// What it says.
    pub text: String,
}

/// Folders of files that are not written by hand.
const SKIPPED: [&str; 4] = ["target", ".git", "corpus", "artifacts"];

impl Source {
    /// Every text file below a folder; files that are not text are left out.
    ///
    /// # Errors
    ///
    /// If a folder or a file cannot be read.
    pub fn all(root: &Path) -> Result<Vec<Source>, TaskError> {
        let text = |bytes| String::from_utf8(bytes).ok();
        let files = read_files(root)?.into_iter();
        Ok(files.filter_map(|(path, bytes)| Some(Source { path, text: text(bytes)? })).collect())
    }

    /// Whether its name ends so.
    #[must_use]
    pub fn is(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|ours| ours == extension)
    }

    /// Whether it is a table, or was written by others: in a folder `data` or `vendor`.
    #[must_use]
    pub fn is_data(&self) -> bool {
        self.path.split('/').any(|folder| folder == "data" || folder == "vendor")
    }
}

/// Every file below a folder, by its path as seen from there, with slashes.
///
/// # Errors
///
/// If a folder or a file cannot be read.
pub fn read_files(root: &Path) -> Result<BTreeMap<String, Vec<u8>>, TaskError> {
    let mut files = BTreeMap::new();
    let mut ahead = vec![String::new()];
    while let Some(path) = ahead.pop() {
        let told = |source| TaskError::Unreadable { path: path.clone(), source };
        let full = root.join(&path);
        if full.is_dir() {
            for name in names(&full).map_err(told)? {
                ahead.push(if path.is_empty() { name } else { format!("{path}/{name}") });
            }
        } else {
            let bytes = fs::read(&full).map_err(told)?;
            files.insert(path, bytes);
        }
    }
    Ok(files)
}

fn names(folder: &Path) -> io::Result<Vec<String>> {
    let mut names = Vec::new();
    for entry in fs::read_dir(folder)? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        if !SKIPPED.contains(&name.as_str()) {
            names.push(name);
        }
    }
    Ok(names)
}
