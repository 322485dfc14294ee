//! Why games could not be written one after the other.

use std::io;

use thiserror::Error;

use crate::WriteError;

/// Why games could not be written one after the other.
#[derive(Debug, Error)]
pub enum StreamError {
    /// The form has no place for one of them.
    #[error(transparent)]
    Refused(#[from] WriteError),
    /// Nothing more can be written.
    #[error("the output takes no more: {0}")]
    Output(#[from] io::Error),
}
