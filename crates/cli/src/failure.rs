//! Why the program did not do what it was asked.

use std::{fs, io, path::Path};

use rules::{Phrase, Speak, nearest};
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
            record::FileLoadError::Unreadable { ref path, ref problem } => {
                let is_missing = problem.kind() == io::ErrorKind::NotFound;
                Self::Failed(match meant_file(path).filter(|_| is_missing) {
                    Some(meant) => Phrase::new("error-file-meant")
                        .with("path", path.display().to_string())
                        .with("meant", meant),
                    None => error.phrase(),
                })
            }
            record::FileLoadError::Refused { .. } => Self::WrongUse(error.phrase()),
        }
    }
}

/// The file that was probably meant: one in the same folder whose name is nearly the same.
fn meant_file(path: &Path) -> Option<String> {
    let folder = path.parent().filter(|folder| !folder.as_os_str().is_empty());
    let files = fs::read_dir(folder.unwrap_or(Path::new("."))).ok()?.flatten();
    let names: Vec<String> = files.filter_map(|file| file.file_name().into_string().ok()).collect();
    let name = path.file_name()?.to_str()?;
    let meant = nearest(name, names.iter().map(String::as_str))?;
    Some(folder.map_or_else(|| meant.to_owned(), |folder| folder.join(meant).display().to_string()))
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
