//! Lessons: what is said, and what is shown beside it.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ExerciseRequest, SearchRequest, mirror::mirror};

/// A lesson on the list of lessons.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonEntry {
    /// Its name in addresses.
    pub name: String,
    /// Its title.
    pub title: String,
}

/// A lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonShown {
    /// Its title.
    pub title: String,
    /// What is said and shown, one idea at a time.
    pub steps: Vec<LessonStepShown>,
    /// The exercise at its end.
    pub exercise: ExerciseRequest,
    /// The lesson that comes next.
    pub next: Option<LessonEntry>,
}

/// One idea of a lesson.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LessonStepShown {
    /// What is said; `**` stands around what is stressed.
    pub text: String,
    /// What the engines are asked: one, or two side by side.
    pub searches: Vec<SearchRequest>,
    /// What is looked at.
    pub show: ShowName,
}

mirror! {
    /// What is looked at in a step of a lesson.
    pub enum ShowName of lab::Show {
        /// The leaves alone.
        Leaves,
        /// The whole tree.
        Whole,
        /// The first step.
        First,
        /// The first cut.
        Cut,
        /// The line that the search expects.
        Expected,
        /// A tiny evaluation that learns.
        Training,
        /// What learned weights say of each square.
        Weights,
    }
}

/// A tiny evaluation of Othello that is to learn from some more games: nothing is kept of it here.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TrainingRequest {
    /// The value of each kind of square; none at first.
    pub values: Vec<f32>,
    /// How many games it has learned from.
    pub games: u32,
    /// What the games follow from.
    pub seed: u32,
}

/// What has become of it.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct TrainingShown {
    /// The value of each kind of square.
    pub values: Vec<f32>,
    /// How many games it has learned from.
    pub games: u32,
    /// The kind of each square, row by row.
    pub kinds: Vec<u8>,
}

/// What the weights of Othello say, as pictures.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct WeightsShown {
    /// For each quarter of the game what a disc on each square is worth, in discs, row by row.
    pub stages: Vec<Vec<f64>>,
}
