//! Why nothing could be measured, or what was found to be wrong.

use std::io;

use thiserror::Error;

/// Why nothing could be measured, or what was found to be wrong.
#[derive(Debug, Error)]
pub(crate) enum Trouble {
    /// The operating system does not let us.
    #[error(transparent)]
    System(#[from] io::Error),
    /// The server does not say where it is.
    #[error("{0} does not serve")]
    NoServer(String),
    /// The server does not answer.
    #[error("the server does not answer: {0}")]
    NoAnswer(#[from] Box<ureq::Error>),
    /// The server did not end as it should.
    #[error("the server has ended with {0}")]
    BadEnd(std::process::ExitStatus),
    /// Moves that were acknowledged are not there.
    #[error("{0} acknowledged moves are lost")]
    Lost(u64),
    /// Something went wrong that must not.
    #[error("{0} errors")]
    Errors(u64),
    /// The server takes more and more memory.
    #[error("the memory has grown from {before:.1} MB to {after:.1} MB")]
    Growth { before: f64, after: f64 },
}

impl From<ureq::Error> for Trouble {
    fn from(error: ureq::Error) -> Self {
        Self::NoAnswer(Box::new(error))
    }
}
