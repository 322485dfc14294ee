//! What cargo knows about our crates.

use std::{
    env,
    ffi::OsString,
    path::{Path, PathBuf},
    process::{Command, Stdio},
};

use serde::Deserialize;

use crate::TaskError;

/// Our crates, and the folder they are in.
#[derive(Clone, Debug)]
pub struct Workspace {
    /// The folder of the workspace.
    pub root: PathBuf,
    /// The crates.
    pub crates: Vec<Crate>,
}

/// One of our crates.
#[derive(Clone, Debug, Deserialize)]
pub struct Crate {
    /// Its name.
    pub name: String,
    /// What it leans on, of ours and of others.
    pub dependencies: Vec<Dependency>,
    /// What is made of it: a library, a program, tests.
    pub targets: Vec<Target>,
    manifest_path: PathBuf,
}

/// Something made of a crate.
#[derive(Clone, Debug, Deserialize)]
pub struct Target {
    /// What it is: `lib`, `bin`, `test`, `bench`, `example`.
    pub kind: Vec<String>,
    /// Whether tests in its own files are run.
    pub test: bool,
}

impl Target {
    /// Whether it is made of the crate's own files, and they could have tests.
    #[must_use]
    pub fn is_own(&self) -> bool {
        self.kind.iter().any(|kind| kind == "lib" || kind == "bin")
    }
}

/// Something a crate leans on.
#[derive(Clone, Debug, Deserialize)]
pub struct Dependency {
    /// The name of the crate leant on.
    pub name: String,
    /// What for.
    #[serde(default)]
    pub kind: Option<DependencyKind>,
}

/// What a dependency is for, when it is not for the crate itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum DependencyKind {
    /// For the tests.
    Dev,
    /// For the build script.
    Build,
}

#[derive(Deserialize)]
struct Metadata {
    packages: Vec<Crate>,
}

impl Workspace {
    /// Asks cargo about the workspace in a folder.
    ///
    /// # Errors
    ///
    /// If cargo does not answer.
    pub fn read(root: &Path) -> Result<Self, TaskError> {
        let mut command = cargo(root);
        command.args(["metadata", "--no-deps", "--format-version", "1"]);
        // What cargo complains of, it says to the person itself.
        let output = command.stderr(Stdio::inherit()).output().map_err(|source| {
            let program = command.get_program().to_string_lossy().into_owned();
            TaskError::NoStart { program, source }
        })?;
        Self::parse(root, &output.stdout)
    }

    /// Reads what cargo answered.
    ///
    /// # Errors
    ///
    /// If it is not an answer to `cargo metadata`.
    pub fn parse(root: &Path, metadata: &[u8]) -> Result<Self, TaskError> {
        let metadata: Metadata = serde_json::from_slice(metadata)?;
        Ok(Self { root: root.to_owned(), crates: metadata.packages })
    }

    /// The folder of a crate, as seen from the workspace, with slashes.
    #[must_use]
    pub fn path_of(&self, ours: &Crate) -> String {
        let folder = ours.manifest_path.parent().unwrap_or(&ours.manifest_path);
        let folder = folder.strip_prefix(&self.root).unwrap_or(folder);
        folder.to_string_lossy().replace('\\', "/")
    }

    /// Whether there is a crate of that name in the workspace.
    #[must_use]
    pub fn is_ours(&self, name: &str) -> bool {
        self.crates.iter().any(|ours| ours.name == name)
    }
}

/// The cargo that runs us, at work in the folder of the workspace.
pub(crate) fn cargo(root: &Path) -> Command {
    let mut command = Command::new(env::var_os("CARGO").unwrap_or(OsString::from("cargo")));
    command.current_dir(root);
    command
}
