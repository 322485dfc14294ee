//! Why a file of weights was refused.

use rules::{Phrase, Speak, SpecError};
use thiserror::Error;

/// Why a file of weights was refused.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WeightsError {
    /// It does not begin as such files do.
    #[error("not a file of weights")]
    NotWeights,
    /// It is of a version that is not known here.
    #[error("weights of version {0}, which is not known here")]
    Version(u32),
    /// Its checksum is wrong: it was cut short or changed.
    #[error("the file of weights is damaged or cut short")]
    Damaged,
    /// Its weights are for something else.
    #[error("weights for {found}, not for {expected}")]
    Foreign {
        /// What they are for.
        found: String,
        /// What was wanted.
        expected: String,
    },
    /// Its weights are for other shapes on the same board.
    #[error("weights for other shapes of {0}")]
    OtherShapes(String),
    /// No such file was opened on the command line.
    #[error("{0} was not opened: only the command line and the settings name files")]
    NotOpened(String),
}

impl WeightsError {
    /// The same about a file that a spec names.
    #[must_use]
    pub fn refused(&self, file: &str) -> SpecError {
        let phrase = Phrase::new("error-weights-file");
        SpecError::Clash(phrase.with("file", file).with("problem", self.phrase()))
    }
}

impl Speak for WeightsError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::NotWeights => Phrase::new("error-weights-not-weights"),
            Self::Version(version) => {
                Phrase::new("error-weights-version").with("version", u64::from(*version))
            }
            Self::Damaged => Phrase::new("error-weights-damaged"),
            Self::Foreign { found, expected } => Phrase::new("error-weights-foreign")
                .with("found", found.as_str())
                .with("expected", expected.as_str()),
            Self::OtherShapes(name) => {
                Phrase::new("error-weights-other-shapes").with("name", name.as_str())
            }
            Self::NotOpened(file) => {
                Phrase::new("error-weights-not-opened").with("file", file.as_str())
            }
        }
    }
}
