//! What is kept of a run.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};

use crate::{JobKind, JobRefusal};

/// How far a run is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum RunPhase {
    /// A command holds it.
    #[default]
    UnderWay,
    /// It was interrupted, and goes on when the same command is given again.
    Interrupted,
    /// Everything was counted.
    Finished,
    /// It cannot go on.
    Failed,
}

/// What is kept of a run, for those who watch and for the command that resumes it.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct RunState {
    /// Its name.
    pub run: String,
    /// What it is about.
    pub title: String,
    /// Which kind of jobs it has.
    pub kind: Option<JobKind>,
    /// The build that it needs.
    pub build: String,
    /// How far it is.
    pub phase: RunPhase,
    /// How many jobs are done.
    pub jobs: u64,
    /// How many games are counted, and how many there will be.
    pub games: (u64, u64),
    /// Games a second since the command began.
    pub pace: f64,
    /// How many results came after a job was delivered again.
    pub redelivered: u64,
    /// How many results came twice.
    pub duplicates: u64,
    /// How many results were wrong.
    pub wrong: u64,
    /// The job that was refused last: by which worker and why.
    #[serde(default)]
    pub refused: Option<(String, JobRefusal)>,
    /// How many games each worker has played.
    pub workers: BTreeMap<String, u64>,
    /// The workers whose results are skewed.
    pub skewed: Vec<String>,
    /// When it was begun and last told of, in seconds since 1970.
    pub begun: u64,
    /// When it was last told of.
    pub told: u64,
    /// Which command holds it.
    pub holder: String,
}
