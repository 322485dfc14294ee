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
    }
}
