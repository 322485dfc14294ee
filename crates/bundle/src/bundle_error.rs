//! Why a page cannot be joined.

use std::io;

use thiserror::Error;

/// Why a page cannot be joined. It is read by those who write the page.
#[derive(Debug, Error)]
pub enum BundleError {
    /// A file that is named cannot be read.
    #[error("{file}: {problem}")]
    Unreadable {
        /// Its path in the folder of the page.
        file: String,
        /// What the operating system says.
        problem: io::Error,
    },
    /// A statement of another form than those that are understood.
    #[error("{file}: `{statement}` is not understood: {allowed}")]
    Statement {
        /// The file with it.
        file: String,
        /// The statement, on one line.
        statement: String,
        /// What may stand there.
        allowed: &'static str,
    },
    /// Modules that import each other.
    #[error("modules that import each other: {}", circle.join(" → "))]
    Circle {
        /// The modules, the first one twice.
        circle: Vec<String>,
    },
}
