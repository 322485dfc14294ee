//! Lessons: what is said, and what is shown beside it.

use lab::Show;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{ExerciseRequest, SearchRequest};

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

/// What is looked at in a step of a lesson.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "kebab-case")]
pub enum ShowName {
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

impl From<Show> for ShowName {
    fn from(show: Show) -> Self {
        match show {
            Show::Leaves => Self::Leaves,
            Show::Whole => Self::Whole,
            Show::First => Self::First,
            Show::Cut => Self::Cut,
            Show::Expected => Self::Expected,
        }
    }
}
