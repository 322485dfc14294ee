//! What can be asked of `cargo xtask`.

use std::{env, path::PathBuf};

use thiserror::Error;

use crate::{TaskError, Workspace, baseline, classic, load, pictures, strength, test, tidy};

/// What `cargo xtask help` says.
const HELP: &str = "\
The tasks of this workspace, from any folder of it:

  cargo xtask test   everything that must hold before a commit: formatting, tidiness, clippy
                     without a warning, types, form and modules of the page, all tests, also
                     those in a browser, the documentation; installs what the tests need besides
                     Rust when run as root on Debian or Ubuntu, and what they take from npm in
                     target/node
  cargo xtask tidy   only the habits that no compiler checks: dependency arrows, file lengths,
                     tours and READMEs, language files, nothing left lying about
  cargo xtask strength
                     plays every level against the one below, which takes hours, goes on where it
                     was stopped, and writes the levels of docs/strength.md
  cargo xtask classic
                     compares the classic searches on three games and writes the searches of
                     docs/strength.md, with their plots
  cargo xtask pictures
                     takes the pictures of the manual anew, with the page as it is, in every
                     language
  cargo xtask load   lets many players play at a server of its own and measures how long their
                     moves take; --help after it says what can be asked
  cargo xtask baseline
                     builds the program as it was at a fixed commit, in target/baseline, and
                     prints its path: for matches and measurements of before and after
  cargo xtask help   this text

PLATEAU_DEEP=1 makes the tests go deep, which takes much longer.
UPDATE=1 writes recorded games anew instead of comparing with them.";

/// What can be asked for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Task {
    /// Check everything.
    Test,
    /// Check only the habits that no compiler checks.
    Tidy,
    /// Measure the levels.
    Strength,
    /// Compare the classic searches.
    Classic,
    /// Take the pictures of the manual.
    Pictures,
    /// Put the server under load, as these arguments say.
    Load(Vec<String>),
    /// Build the program that is compared with.
    Baseline,
    /// Say what the tasks are.
    Help,
}

/// There is no such task.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error(
    "there is no task {0:?}; there is test, tidy, strength, classic, pictures, load, baseline and help"
)]
pub struct UnknownTask(pub String);

impl Task {
    /// The task that the arguments ask for.
    ///
    /// # Errors
    ///
    /// If it is not one of ours, or something follows it that does not belong there.
    pub fn read(arguments: &[String]) -> Result<Self, UnknownTask> {
        match arguments.iter().map(String::as_str).collect::<Vec<_>>()[..] {
            ["test"] => Ok(Self::Test),
            ["tidy"] => Ok(Self::Tidy),
            ["strength"] => Ok(Self::Strength),
            ["classic"] => Ok(Self::Classic),
            ["pictures"] => Ok(Self::Pictures),
            ["load", ..] => Ok(Self::Load(arguments[1..].to_vec())),
            ["baseline"] => Ok(Self::Baseline),
            [] | ["help" | "--help" | "-h"] => Ok(Self::Help),
            _ => Err(UnknownTask(arguments.join(" "))),
        }
    }

    /// Does the task, and returns the line to close with.
    ///
    /// # Errors
    ///
    /// If something is not as it must be.
    pub fn run(self) -> Result<String, TaskError> {
        match self {
            Self::Test => test::run(&root()?),
            Self::Tidy => {
                let workspace = Workspace::read(&root()?)?;
                let faults = tidy::check(&workspace)?;
                if faults.is_empty() {
                    Ok(format!("tidy: {} crates, nothing to complain of", workspace.crates.len()))
                } else {
                    Err(TaskError::Untidy(faults))
                }
            }
            Self::Strength => strength::run(&root()?),
            Self::Classic => classic::run(&root()?),
            Self::Pictures => pictures::run(&root()?),
            Self::Load(arguments) => load::run(&root()?, &arguments),
            Self::Baseline => baseline::run(&root()?),
            Self::Help => Ok(HELP.to_owned()),
        }
    }
}

/// The folder of the workspace: the one above ours, as cargo tells it.
fn root() -> Result<PathBuf, TaskError> {
    let ours = env::var_os("CARGO_MANIFEST_DIR").map(PathBuf::from).ok_or(TaskError::NoCargo)?;
    ours.parent().map(PathBuf::from).ok_or(TaskError::NoCargo)
}
