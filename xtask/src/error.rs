//! Why a task failed.

use std::io;

use thiserror::Error;

use crate::tidy::TidyFault;

/// Why a task failed, as a sentence for the person at the terminal.
#[derive(Debug, Error)]
pub enum TaskError {
    /// The program was not started by cargo, so it does not know where the workspace is.
    #[error("start this as `cargo xtask`: without cargo the workspace is not found")]
    NoCargo,
    /// A program could not be started.
    #[error("{program} cannot be started: {source}")]
    NoStart {
        /// The program.
        program: String,
        /// What the operating system said.
        source: io::Error,
    },
    /// What cargo says about the workspace could not be read.
    #[error("cargo metadata cannot be read: {0}")]
    Metadata(#[from] serde_json::Error),
    /// A file could not be read.
    #[error("{path} cannot be read: {source}")]
    Unreadable {
        /// The file, as seen from the workspace.
        path: String,
        /// What the operating system said.
        source: io::Error,
    },
    /// A file could not be written.
    #[error("{path} cannot be written: {source}")]
    Unwritable {
        /// The file.
        path: String,
        /// What the operating system said.
        source: io::Error,
    },
    /// Something besides Rust is needed and cannot be installed by us.
    #[error("the tests need more than Rust: install {} and try again", .0.join(", "))]
    NeedsPackages(Vec<&'static str>),
    /// Node or npm is missing, without which the page is not checked.
    #[error(
        "the page is checked with node and npm, and one of them is missing: install nodejs and npm \
         and try again"
    )]
    NoNode,
    /// The clone does not have a commit that is needed.
    #[error(
        "this clone does not have the commit {0} of the baseline; a clone that was made with \
         --depth gets it by `git fetch --unshallow`"
    )]
    NoCommit(String),
    /// Some steps did not succeed.
    #[error("FAILED: {}", .0.join(", "))]
    Steps(Vec<&'static str>),
    /// The house is not tidy.
    #[error("{}\n{} to tidy up", list(.0), count(.0.len()))]
    Untidy(Vec<TidyFault>),
}

fn list(faults: &[TidyFault]) -> String {
    faults.iter().map(TidyFault::to_string).collect::<Vec<_>>().join("\n")
}

fn count(faults: usize) -> String {
    if faults == 1 { "one thing".to_owned() } else { format!("{faults} things") }
}
