//! The folder in which a training keeps what it has.

use std::{
    fs, io,
    path::{Path, PathBuf},
};

use patterns::{Layout, Weights};

use crate::{RoundReport, TrainError, TrainingPlan};

/// No training has more rounds: their numbers have two digits.
const MOST_ROUNDS: usize = 99;

/// The folder in which a training keeps what it has: its plan, the games, the weights and the report
/// of each round.
#[derive(Clone, Debug)]
pub struct Folder(PathBuf);

impl Folder {
    /// The folder at a path.
    #[must_use]
    pub fn new(path: impl Into<PathBuf>) -> Self {
        Self(path.into())
    }

    /// Where it is.
    #[must_use]
    pub fn path(&self) -> &Path {
        &self.0
    }

    /// Where the plan is.
    fn plan_path(&self) -> PathBuf {
        self.0.join("plan.txt")
    }

    /// Where the games of a round are, counted from one.
    #[must_use]
    pub fn games_path(&self, round: usize) -> PathBuf {
        self.0.join(format!("round-{round:02}.games"))
    }

    /// Where the weights of a round are.
    #[must_use]
    pub fn weights_path(&self, round: usize) -> PathBuf {
        self.0.join(format!("round-{round:02}.weights"))
    }

    /// Where the report of a round is.
    fn report_path(&self, round: usize) -> PathBuf {
        self.0.join(format!("round-{round:02}.txt"))
    }

    /// The plan that is kept here, if there is one.
    ///
    /// # Errors
    ///
    /// If what is kept is no plan.
    pub fn plan(&self) -> Result<Option<TrainingPlan>, TrainError> {
        let path = self.plan_path();
        match fs::read_to_string(&path) {
            Ok(text) => text.parse().map(Some).map_err(|_| TrainError::OtherPlan(self.0.clone())),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(TrainError::File { path, error }),
        }
    }

    /// Makes the folder for a plan, or checks that it is the folder of this plan: the rounds that a
    /// training has begun must be the same, later ones may be others.
    ///
    /// # Errors
    ///
    /// If it has another plan or cannot be written.
    pub(crate) fn prepare(&self, plan: &TrainingPlan) -> Result<(), TrainError> {
        if let Some(kept) = self.plan()? {
            let is_begun = |round: usize| {
                [self.games_path(round), self.weights_path(round)].iter().any(|path| path.exists())
            };
            let begun = (1..=MOST_ROUNDS).take_while(|&round| is_begun(round)).count();
            let head = |plan: &TrainingPlan| {
                let rounds = plan.rounds.iter().take(begun).copied().collect();
                TrainingPlan { rounds, ..plan.clone() }
            };
            if head(&kept) != head(plan) {
                return Err(TrainError::OtherPlan(self.0.clone()));
            }
        }
        fs::create_dir_all(&self.0)
            .map_err(|error| TrainError::File { path: self.0.clone(), error })?;
        write(&self.plan_path(), plan.to_string().as_bytes())
    }

    /// The weights of a round, if it is done.
    pub(crate) fn weights(
        &self,
        layout: &Layout,
        round: usize,
    ) -> Result<Option<Weights>, TrainError> {
        let path = self.weights_path(round);
        match fs::read(&path) {
            Ok(bytes) => Weights::read(layout, &bytes)
                .map(Some)
                .map_err(|error| TrainError::Weights { path, error }),
            Err(error) if error.kind() == io::ErrorKind::NotFound => Ok(None),
            Err(error) => Err(TrainError::File { path, error }),
        }
    }

    /// Keeps the weights of a round and its report. The weights come last: with them it is done.
    pub(crate) fn keep(
        &self,
        layout: &Layout,
        round: usize,
        weights: &Weights,
        report: &RoundReport,
    ) -> Result<(), TrainError> {
        write(&self.report_path(round), report.to_string().as_bytes())?;
        write(&self.weights_path(round), &weights.write(layout))
    }

    /// Keeps the weights that a training begins with, unless there are some already.
    pub(crate) fn keep_given(&self, layout: &Layout, weights: &Weights) -> Result<(), TrainError> {
        let path = self.weights_path(1);
        if path.exists() { Ok(()) } else { write(&path, &weights.write(layout)) }
    }

    /// The reports of the rounds that are done.
    #[must_use]
    pub fn reports(&self) -> Vec<RoundReport> {
        (1..=MOST_ROUNDS)
            .take_while(|&round| self.weights_path(round).exists())
            .filter_map(|round| fs::read_to_string(self.report_path(round)).ok()?.parse().ok())
            .collect()
    }
}

/// Writes a file whole or not at all.
///
/// # Errors
///
/// If it cannot be written.
pub(crate) fn write(path: &Path, bytes: &[u8]) -> Result<(), TrainError> {
    files::save(path, bytes)
        .map_err(|error| TrainError::File { path: error.path, error: error.problem })
}
