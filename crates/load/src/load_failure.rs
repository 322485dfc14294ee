//! Why nothing could be measured, or what was found to be wrong.

use std::io;

use thiserror::Error;
use tokio_tungstenite::tungstenite;

/// Why nothing could be measured, or what was found to be wrong.
#[derive(Debug, Error)]
pub(crate) enum LoadFailure {
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
    /// A live connection has failed.
    #[error("the live connection has failed: {0}")]
    Connection(#[from] Box<tungstenite::Error>),
    /// A move was not answered.
    #[error("a move was not answered")]
    Silent,
    /// A message is not understood.
    #[error("a message is not understood")]
    Garbled,
    /// The game that was to grow long is over.
    #[error("the game has ended after {0} moves")]
    Short(u32),
    /// The new program is slower than the old one by more than is tolerated.
    #[error("the median of {name} has grown from {old:.2} ms to {new:.2} ms")]
    Slower { name: &'static str, old: f64, new: f64 },
    /// The server takes more and more memory.
    #[error("the memory has grown from {before:.1} MB to {after:.1} MB")]
    Growth { before: f64, after: f64 },
}

impl From<tungstenite::Error> for LoadFailure {
    fn from(error: tungstenite::Error) -> Self {
        Self::Connection(Box::new(error))
    }
}

impl From<ureq::Error> for LoadFailure {
    fn from(error: ureq::Error) -> Self {
        Self::NoAnswer(Box::new(error))
    }
}
