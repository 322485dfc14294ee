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
    /// Which moves are looked at, and how many lines are wanted.
    pub scope: RootScope<'a, G::Move>,
}

/// Which moves of the position are looked at, and of how many the line is wanted.
#[derive(Debug)]
pub struct RootScope<'a, M> {
    /// The moves to look at; empty if all of them.
    pub only: &'a [M],
    /// How many of the best moves are to be known exactly, each with what is expected after it.
    pub lines: usize,
}

impl<M> Clone for RootScope<'_, M> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<M> Copy for RootScope<'_, M> {}

impl<M: PartialEq> RootScope<'_, M> {
    /// All moves, and the line of the best.
    pub const WHOLE: Self = Self { only: &[], lines: 1 };

    /// Whether a move is looked at.
    #[must_use]
    pub fn contains(&self, played: &M) -> bool {
        self.only.is_empty() || self.only.contains(played)
    }
}

/// A listener for what an engine thinks while it thinks, if there is one.
pub struct Report<'a, M>(Option<&'a mut Hear<'a, M>>);

/// What is done with a thought that is told.
type Hear<'a, M> = dyn FnMut(&Thought<M>) + 'a;

impl<'a, G: Game> SearchTask<'a, G> {
    /// A task of which only the answer is wanted.
    pub fn new(game: &'a G, history: &'a History<G>, meter: &'a mut Meter) -> Self {
        Self { game, history, meter, report: Report(None), scope: RootScope::WHOLE }
    }

    /// The same with a listener that hears how it gets on.
    #[must_use]
    pub fn reporting(self, hear: &'a mut dyn FnMut(&Thought<G::Move>)) -> Self {
        Self { report: Report(Some(hear)), ..self }
    }

    /// The same for some of the moves, or with more lines.
    #[must_use]
    pub fn within(self, scope: RootScope<'a, G::Move>) -> Self {
        Self { scope, ..self }
    }

    /// The same task, lent for a while.
    pub fn lend(&mut self) -> SearchTask<'_, G> {
        let Self { game, history, meter, report, scope } = self;
        SearchTask { game, history, meter, report: report.lend(), scope: *scope }
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

    /// The legal moves that are looked at.
    pub fn moves(&self) -> impl Iterator<Item = G::Move> + use<'a, G> {
        let scope = self.scope;
        let legal = self.game.moves(self.position()).into_iter().flatten();
        legal.filter(move |played| scope.contains(played))
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
