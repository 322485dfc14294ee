//! Why work cannot be shared.

use rules::{Phrase, Speak};
use thiserror::Error;

use crate::JobRefusal;

/// Why work cannot be shared.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum FleetError {
    /// The server cannot be reached or refuses us.
    #[error("{url}: {problem}")]
    Unreachable {
        /// The address, without what is secret in it.
        url: String,
        /// What happened.
        problem: String,
    },
    /// The server has no JetStream, or what we need cannot be made there.
    #[error("{url} does not keep our streams: {problem}")]
    NoStreams {
        /// The address, without what is secret in it.
        url: String,
        /// What happened.
        problem: String,
    },
    /// The server is there and something went wrong.
    #[error("NATS: {0}")]
    Trouble(String),
    /// A file of credentials or certificates cannot be used.
    #[error("{file}: {problem}")]
    File {
        /// The file.
        file: String,
        /// What happened.
        problem: String,
    },
    /// What is to be done is not for workers: a player of another program, a file.
    #[error("workers cannot do it: {0}")]
    NotForWorkers(JobRefusal),
    /// A worker has refused a job of the run.
    #[error("worker {worker} refused a job: {refusal}")]
    Refused {
        /// The worker.
        worker: String,
        /// Why.
        refusal: JobRefusal,
    },
    /// Results of a job were wrong again and again.
    #[error("the results of a job were wrong {times} times")]
    Wrong {
        /// How often.
        times: u32,
    },
    /// Another command holds the run.
    #[error("run {run} is under way elsewhere")]
    UnderWay {
        /// The run.
        run: String,
    },
    /// There is no such run.
    #[error("there is no run {run}")]
    NoRun {
        /// The name that was given.
        run: String,
    },
}

impl FleetError {
    /// Something that went wrong with a server that is there.
    pub(crate) fn trouble(error: impl std::fmt::Display) -> Self {
        Self::Trouble(error.to_string())
    }
}

impl Speak for FleetError {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Unreachable { url, problem } => Phrase::new("error-fleet-unreachable")
                .with("url", url.as_str())
                .with("problem", problem.as_str()),
            Self::NoStreams { url, problem } => Phrase::new("error-fleet-streams")
                .with("url", url.as_str())
                .with("problem", problem.as_str()),
            Self::Trouble(problem) => {
                Phrase::new("error-fleet-trouble").with("problem", problem.as_str())
            }
            Self::File { file, problem } => Phrase::new("error-fleet-file")
                .with("file", file.as_str())
                .with("problem", problem.as_str()),
            Self::NotForWorkers(refusal) => {
                Phrase::new("error-fleet-not-for-workers").with("problem", refusal.phrase())
            }
            Self::Refused { worker, refusal } => Phrase::new("error-fleet-refused")
                .with("worker", worker.as_str())
                .with("problem", refusal.phrase()),
            Self::Wrong { times } => {
                Phrase::new("error-fleet-wrong").with("times", u64::from(*times))
            }
            Self::UnderWay { run } => {
                Phrase::new("error-fleet-under-way").with("run", run.as_str())
            }
            Self::NoRun { run } => Phrase::new("error-fleet-no-run").with("run", run.as_str()),
        }
    }
}
