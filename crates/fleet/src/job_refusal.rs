//! Why a job cannot be done.

use rules::{Phrase, Speak};
use serde::{Deserialize, Serialize};
use thiserror::Error;

/// Why a job cannot be done, wherever it is tried.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Error)]
#[serde(tag = "refused", rename_all = "kebab-case")]
pub enum JobRefusal {
    /// The text is no job.
    #[error("the text is no job")]
    Malformed,
    /// It is for another build.
    #[error("it is for build {build}")]
    OtherBuild {
        /// Which.
        build: String,
    },
    /// What it is about is not in the store, or is not what its name says.
    #[error("{digest} is missing from the store")]
    Missing {
        /// The digest of the document or file.
        digest: String,
    },
    /// What it is about makes no sense: a game, a player, openings.
    #[error("{problem}")]
    Impossible {
        /// What is wrong with it.
        problem: String,
    },
    /// It asks for more than a worker gives.
    #[error("it asks for more than a worker gives")]
    TooLarge,
    /// It took longer than a worker gives it.
    #[error("it took longer than {seconds} seconds")]
    TooLong {
        /// How long it had.
        seconds: u64,
    },
    /// The program crashed on it.
    #[error("the worker crashed on it")]
    Crashed,
    /// Workers vanished on it again and again.
    #[error("{deliveries} workers vanished while they did it")]
    Deadly {
        /// How many.
        deliveries: u64,
    },
}

impl Speak for JobRefusal {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Malformed => Phrase::new("fleet-refusal-malformed"),
            Self::OtherBuild { build } => {
                Phrase::new("fleet-refusal-other-build").with("build", build.as_str())
            }
            Self::Missing { digest } => {
                Phrase::new("fleet-refusal-missing").with("digest", digest.as_str())
            }
            Self::Impossible { problem } => {
                Phrase::new("fleet-refusal-impossible").with("problem", problem.as_str())
            }
            Self::TooLarge => Phrase::new("fleet-refusal-too-large"),
            Self::TooLong { seconds } => {
                Phrase::new("fleet-refusal-too-long").with("seconds", *seconds)
            }
            Self::Crashed => Phrase::new("fleet-refusal-crashed"),
            Self::Deadly { deliveries } => {
                Phrase::new("fleet-refusal-deadly").with("deliveries", *deliveries)
            }
        }
    }
}
