//! What a run tells on the way.

use rules::{Phrase, Speak};

use crate::SkewedWorker;

/// Something that a person who waits for a run wants to know.
#[derive(Clone, Debug, PartialEq)]
pub enum FleetNotice {
    /// The run has begun, or goes on with results that are stored already.
    Begun {
        /// The name of the run.
        run: String,
        /// How many jobs are done already.
        done: u64,
    },
    /// No worker of this build is there.
    NoWorkers {
        /// The build that is needed.
        build: String,
        /// How many workers of other builds are there.
        others: u64,
    },
    /// The server has not answered for a while.
    Away,
    /// The server answers again.
    Back,
    /// There is no room for a job or a result.
    Full,
    /// A worker sent a result that cannot be true; its results are no longer counted.
    Wrong {
        /// The worker.
        worker: String,
        /// What is wrong.
        problem: String,
    },
    /// The results of a worker are skewed against those of the others.
    Skewed(SkewedWorker),
}

impl Speak for FleetNotice {
    fn phrase(&self) -> Phrase {
        match self {
            Self::Begun { run, done } => {
                Phrase::new("fleet-notice-begun").with("run", run.as_str()).with("done", *done)
            }
            Self::NoWorkers { build, others } => Phrase::new("fleet-notice-no-workers")
                .with("build", build.as_str())
                .with("others", *others),
            Self::Away => Phrase::new("fleet-notice-away"),
            Self::Back => Phrase::new("fleet-notice-back"),
            Self::Full => Phrase::new("fleet-notice-full"),
            Self::Wrong { worker, problem } => Phrase::new("fleet-notice-wrong")
                .with("worker", worker.as_str())
                .with("problem", problem.as_str()),
            Self::Skewed(skewed) => skewed.phrase(),
        }
    }
}
