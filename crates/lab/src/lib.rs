//! What a search did: recordings, trees, exercises, comparisons.
//!
//! The tour, in reading order:
//!
//! - A [`Question`] says what is asked of which engine. A [`Recorder`] watches the search and
//!   writes every [`Node`] down; a [`Recording`] reads them a little at a time, in the order of the
//!   tree or in the order of the search ([`Moment`]).
//! - An [`Excerpt`] is the part of a recording that is shown, with its moves in notation: as text,
//!   as a drawing, as a page, for Graphviz and for LaTeX.
//! - A [`Tree`] is a tree written down, as textbooks have them; every search plays it too.

mod answer;
mod blocks;
mod counters;
mod dot;
mod drawing;
mod excerpt;
mod fate;
mod gathered;
mod html;
mod layout;
mod literal;
mod moment;
mod node;
mod question;
mod record;
mod recorded;
mod recorder;
mod recording;
mod recording_error;
mod sentence;
mod text;
mod tikz;
mod tree;

pub use answer::Answer;
pub use counters::Counters;
pub use excerpt::{Branch, Excerpt, Extent};
pub use fate::Fate;
pub use literal::is_tree;
pub use moment::Moment;
pub use node::{Bound, Node, NodeId, Standing, Why, Window};
pub use question::{Question, QuestionError, table};
pub use recorded::RecordError;
pub use recorder::Recorder;
pub use recording::Recording;
pub use recording_error::RecordingError;
pub use tree::{Shape, Tree, Twig};
