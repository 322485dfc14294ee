//! What a search did: recordings, trees, exercises, comparisons.
//!
//! The tour, in reading order:
//!
//! - A [`SearchQuestion`] says what is asked of which engine. A [`Recorder`] watches the search and
//!   writes every [`RecordedNode`] down; a [`Recording`] reads them a little at a time, in the
//!   order of the tree or in the order of the search ([`Moment`]).
//!   An [`Explorer`] lays the positions out beside it, node by node, as a page asks for them; a
//!   [`Halt`] is what the search knew at a moment. A [`SearchReplay`] search is that of a player at
//!   a table, or another's where the player does not search.
//! - An [`Excerpt`] is the part of it that is shown ([`Explorer::excerpt`]), with its moves in
//!   notation: as text, as a drawing, as a page, for Graphviz and for LaTeX.
//! - A [`Tree`] is a tree written down, as textbooks have them; every search plays it too. An
//!   [`Exercise`] is a tree to be filled in by hand, checked and explained, or printed on
//!   [`sheets`].
//! - A [`Lesson`] says what to look at, in which order.
//! - A [`Comparison`] lets several engines search the same positions; [`ComparisonResult`] is what
//!   came of it, as a table, a plot (a [`Chart`](paper::Chart)) or a report.

mod answer;
mod blocks;
mod compare;
mod counters;
mod cut_audit;
mod dot;
mod drawing;
mod excerpt;
mod exercise;
mod explorer;
mod fate;
mod halt;
mod html;
mod layout;
mod lesson;
mod literal;
mod moment;
mod node;
mod playout_tree;
mod plies;
mod question;
mod record;
mod recorded;
mod recorder;
mod recording;
mod recording_error;
mod search_replay;
mod sentence;
mod text;
mod textbook;
mod tikz;
mod tree;

pub use answer::SearchAnswer;
pub use compare::{
    BestCase, ComparedPosition, Comparison, ComparisonResult, Effort, EffortRow, Measurement,
    PlotAxis, PositionsError, best_case, branching_factor,
};
pub use counters::Counters;
pub use cut_audit::CutAudit;
pub use excerpt::{Excerpt, ExcerptNode, Extent};
pub use exercise::{
    AnswerRemark, Answers, AnswersError, Cutting, Exercise, ExerciseKind, ExerciseSource,
    NodeSolution, Solution, SourceError, Subject, sheets,
};
pub use explorer::{Child, Children, Explorer};
pub use fate::ExpectedEnd;
pub use halt::{Halt, Standpoint};
pub use html::page;
pub use lesson::{LESSONS, Lesson, LessonExercise, LessonStep, Show};
pub use literal::is_tree;
pub use moment::Moment;
pub use node::{PlayoutStats, RecordedNode, RecordedNodeId, SearchWindow, Treatment, ValueBound};
pub use question::{QuestionError, SearchQuestion, table};
pub use recorded::RecordError;
pub use recorder::Recorder;
pub use recording::Recording;
pub use recording_error::RecordingError;
pub use search::Why;
pub use search_replay::SearchReplay;
pub use sentence::score_text;
pub use textbook::TextbookEngine;
pub use tree::{Tree, TreeNode, TreeShape};
