//! What comes of a command.

use std::fmt;

use rules::{Player, Spec};
use search::Stop;

use crate::{EngineRun, Event, FallibleRun, NodeId, SearchText};

/// Which state of the table a search is about. Every change of the position, of who sits where or
/// of whether the game goes on takes a new one.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Ticket(pub(crate) u64);

/// What a command led to: things to tell, and perhaps a search to run.
#[derive(Debug, Default)]
pub struct SessionStep {
    /// What to tell everyone at the table, in order.
    pub events: Vec<Event>,
    /// What to compute now, if it has become an engine's turn. Work of an earlier ticket has been
    /// told to stop; work of the present ticket goes on.
    pub work: Option<Work>,
}

impl SessionStep {
    /// Things to tell that disturb no search.
    pub(crate) fn telling(events: Vec<Event>) -> Self {
        Self { events, work: None }
    }
}

/// A search to run, on any thread; its answer comes back as [`Command::Thought`], or as
/// [`Command::Failed`].
///
/// [`Command::Thought`]: crate::Command::Thought
/// [`Command::Failed`]: crate::Command::Failed
pub struct Work {
    /// To be given back with the answer.
    pub ticket: Ticket,
    /// Whose turn it is.
    pub player: Player,
    /// Raised by the session when the answer is no longer wanted, or wanted now.
    pub stop: Stop,
    /// The search.
    pub job: FallibleRun,
    /// The same search as text, so that another machine can run it.
    pub text: SearchText,
}

impl fmt::Debug for Work {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Work")
            .field("ticket", &self.ticket)
            .field("player", &self.player)
            .finish_non_exhaustive()
    }
}

/// A search of an engine on the time of a person: pondering. Its answer is not asked for: what it
/// finds it remembers.
pub struct PonderRun {
    /// Raised by the session when the table has changed, and by anyone who needs the thread.
    pub stop: Stop,
    /// The search.
    pub job: EngineRun,
}

impl fmt::Debug for PonderRun {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("PonderRun").finish_non_exhaustive()
    }
}

/// A search that plays nothing: a hint, the evaluation bar, the analysis of a game. Its answer
/// comes back as [`Command::Judged`].
///
/// [`Command::Judged`]: crate::Command::Judged
pub struct Inquiry {
    /// To be given back with the answer.
    pub ticket: Ticket,
    /// The place it is about.
    pub node: NodeId,
    /// Who is asked.
    pub engine: Spec,
    /// Raised by the session when the table has changed, and by anyone who has heard enough.
    pub stop: Stop,
    /// The search.
    pub job: EngineRun,
    /// The same search as text, so that another machine can run it.
    pub text: SearchText,
}

impl fmt::Debug for Inquiry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Inquiry")
            .field("ticket", &self.ticket)
            .field("node", &self.node)
            .field("engine", &self.engine.to_string())
            .finish_non_exhaustive()
    }
}
