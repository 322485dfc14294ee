//! Why a training could not go on.

use std::{io, path::PathBuf};

use patterns::WeightsError;
use rules::{Phrase, Speak};
use thiserror::Error;

/// Why a training could not go on.
#[derive(Debug, Error)]
pub enum TrainError {
    /// A file could not be read or written.
    #[error("{}: {error}", path.display())]
    File {
        /// Which one.
        path: PathBuf,
        /// Why not.
        error: io::Error,
    },
    /// The folder has a training with another plan.
    #[error("{} has a training of another kind", .0.display())]
    OtherPlan(PathBuf),
    /// The weights of a round that is done cannot be read.
    #[error("{}: {error}", path.display())]
    Weights {
        /// Which file.
        path: PathBuf,
        /// Why not.
        error: WeightsError,
    },
    /// The plan begins with given weights, and the folder has none.
    #[error("{} has no weights to begin with", .0.display())]
    NothingGiven(PathBuf),
    /// Nothing can be learned about this game.
    #[error("nothing can be learned about {0}")]
    NotLearnable(String),
}

impl Speak for TrainError {
    fn phrase(&self) -> Phrase {
        let path = |path: &PathBuf| path.display().to_string();
        match self {
            Self::File { path: file, error } => Phrase::new("error-train-file")
                .with("path", path(file))
                .with("error", error.to_string()),
            Self::OtherPlan(folder) => {
                Phrase::new("error-train-other-plan").with("path", path(folder))
            }
            Self::Weights { path: file, error } => Phrase::new("error-train-weights")
                .with("path", path(file))
                .with("error", error.phrase()),
            Self::NothingGiven(folder) => {
                Phrase::new("error-train-nothing-given").with("folder", path(folder))
            }
            Self::NotLearnable(game) => {
                Phrase::new("error-train-not-learnable").with("game", game.as_str())
            }
        }
    }
}
