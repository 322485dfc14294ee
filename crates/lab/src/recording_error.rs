//! Why a recording could not be read.

use std::io;

use rules::{Phrase, Speak};
use thiserror::Error;
use words::say_io_error;

use crate::{QuestionError, RecordedNodeId};

/// Why a recording could not be read.
#[derive(Debug, Error)]
pub enum RecordingError {
    /// It is none.
    #[error("no recording of a search")]
    NoRecording,
    /// It ends too soon, or does not fit together.
    #[error("the recording is not whole")]
    CutShort,
    /// There is no node of that number.
    #[error("there is no node {id}")]
    NoNode {
        /// The number.
        id: RecordedNodeId,
    },
    /// It is of a game that cannot be set up.
    #[error(transparent)]
    Question(#[from] QuestionError),
    /// It cannot be read.
    #[error(transparent)]
    Io(#[from] io::Error),
}

impl Speak for RecordingError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NoRecording => Phrase::new("error-recording-none"),
            Self::CutShort => Phrase::new("error-recording-cut-short"),
            Self::NoNode { id } => Phrase::new("error-recording-node").with("id", u64::from(*id)),
            Self::Question(error) => error.phrase(),
            Self::Io(error) => {
                Phrase::new("error-recording-file").with("problem", say_io_error(error))
            }
        }
    }
}
