//! Why the program did not do what it was asked.

use std::io;

use rules::{Phrase, Speak};
use words::say_io_error;

/// Why the program did not do what it was asked, in a sentence waiting for a language.
#[derive(Debug)]
pub(crate) enum Failure {
    /// What was asked makes no sense: the arguments, a spec, a position.
    WrongUse(Phrase),
    /// It was understood but could not be done.
    Failed(Phrase),
    /// An interruption ended the work early; what there was to say has been said.
    Interrupted,
    /// The reader of the output has closed it (a broken pipe); there is nothing to say.
    NobodyReads,
}

impl Failure {
    pub(crate) fn wrong_use(speaker: &impl Speak) -> Self {
        Self::WrongUse(speaker.phrase())
    }
}

impl From<io::Error> for Failure {
    fn from(error: io::Error) -> Self {
        match error.kind() {
            io::ErrorKind::BrokenPipe => Self::NobodyReads,
            _ => Self::Failed(Phrase::new("error-output").with("problem", say_io_error(&error))),
        }
    }
}

impl From<rules::SpecError> for Failure {
    fn from(error: rules::SpecError) -> Self {
        Self::wrong_use(&error)
    }
}

impl From<session::OpenError> for Failure {
    fn from(error: session::OpenError) -> Self {
        Self::wrong_use(&error)
    }
}

impl From<session::SetupError> for Failure {
    fn from(error: session::SetupError) -> Self {
        Self::wrong_use(&error)
    }
}

impl From<record::FileLoadError> for Failure {
    fn from(error: record::FileLoadError) -> Self {
        match error {
            record::FileLoadError::Unreadable { .. } => Self::Failed(error.phrase()),
            record::FileLoadError::Refused { .. } => Self::WrongUse(error.phrase()),
        }
    }
}

impl From<record::SaveError> for Failure {
    fn from(error: record::SaveError) -> Self {
        Self::Failed(error.phrase())
    }
}

impl From<record::WriteError> for Failure {
    fn from(error: record::WriteError) -> Self {
        Self::wrong_use(&error)
    }
}

impl From<serde_json::Error> for Failure {
    fn from(error: serde_json::Error) -> Self {
        io::Error::from(error).into()
    }
}
