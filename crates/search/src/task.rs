//! What an engine is asked.

use rules::{Game, History};

use crate::{Meter, Thought};

/// What an engine is asked: the game and how it has gone so far, what bounds the thinking, and a
/// listener that hears how it gets on.
#[derive(Debug)]
pub struct SearchTask<'a, G: Game> {
    /// The rules.
    pub game: &'a G,
    /// The game so far; the move is wanted at its last position.
    pub history: &'a History<G>,
    /// What counts the positions and says when to stop.
    pub meter: &'a mut Meter,
    /// The listener that hears what the engine thinks meanwhile.
    pub report: Report<'a, G::Move>,
}

/// A listener for what an engine thinks while it thinks, if there is one.
pub struct Report<'a, M>(Option<&'a mut Hear<'a, M>>);

/// What is done with a thought that is told.
type Hear<'a, M> = dyn FnMut(&Thought<M>) + 'a;

impl<'a, G: Game> SearchTask<'a, G> {
    /// A task of which only the answer is wanted.
    pub fn new(game: &'a G, history: &'a History<G>, meter: &'a mut Meter) -> Self {
        Self { game, history, meter, report: Report(None) }
    }

    /// The same with a listener that hears how it gets on.
    #[must_use]
    pub fn reporting(self, hear: &'a mut dyn FnMut(&Thought<G::Move>)) -> Self {
        Self { report: Report(Some(hear)), ..self }
    }

    /// The same task, lent for a while.
    pub fn lend(&mut self) -> SearchTask<'_, G> {
        let Self { game, history, meter, report } = self;
        SearchTask { game, history, meter, report: report.lend() }
    }

    /// The same task, lent for a while under another meter.
    pub fn under<'b>(&'b mut self, meter: &'b mut Meter) -> SearchTask<'b, G> {
        SearchTask { meter, ..self.lend() }
    }

    /// The position in which a move is wanted.
    #[must_use]
    pub fn position(&self) -> &'a G::Position {
        self.history.position()
    }
}

impl<M> Report<'_, M> {
    /// Tells what the engine thinks now.
    #[inline]
    pub fn tell(&mut self, thought: &Thought<M>) {
        if let Some(hear) = &mut self.0 {
            hear(thought);
        }
    }

    fn lend(&mut self) -> Report<'_, M> {
        Report(match &mut self.0 {
            Some(hear) => Some(&mut **hear),
            None => None,
        })
    }
}

impl<M> std::fmt::Debug for Report<'_, M> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_tuple("Report").field(&self.0.is_some()).finish()
    }
}
