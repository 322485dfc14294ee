//! Watching searches that walk on a [`Field`](super::field::Field) and know no positions.

use search::{Entry, Exit, Score, Trace};

use crate::{Cell, Morpion, Position, Stones};

/// Someone who is told of every node; `()` does not listen.
pub(crate) trait Onlooker {
    /// The search enters a node by a move; by none, if it is the root.
    fn enter(&mut self, _played: Option<Cell>, _depth: u32, _window: (Score, Score)) {}

    /// The search leaves the node it entered last.
    fn leave(&mut self, _exit: Exit) {}
}

impl Onlooker for () {}

/// Shows every node to a trace, with its position built anew, if the trace wants to see it.
pub(crate) struct Guided<'a, const W: usize, S, T> {
    game: &'a Morpion<W, S>,
    root: &'a Position<S>,
    /// The positions from the root down.
    line: Vec<Position<S>>,
    trace: T,
}

impl<'a, const W: usize, S: Stones<W>, T> Guided<'a, W, S, T> {
    pub(crate) fn new(game: &'a Morpion<W, S>, root: &'a Position<S>, trace: T) -> Self {
        Self { game, root, line: Vec::new(), trace }
    }
}

impl<const W: usize, S: Stones<W>, T: Trace<Morpion<W, S>>> Onlooker for Guided<'_, W, S, T> {
    #[inline]
    fn enter(&mut self, played: Option<Cell>, depth: u32, (alpha, beta): (Score, Score)) {
        if self.trace.is_silent() {
            return;
        }
        let above = self.line.last().unwrap_or(self.root);
        let position = played
            .map_or_else(|| self.root.clone(), |cell| rules::Game::after(self.game, above, cell));
        self.trace.enter(Entry { played, position: &position, depth, alpha, beta });
        self.line.push(position);
    }

    #[inline]
    fn leave(&mut self, exit: Exit) {
        if !self.trace.is_silent() {
            self.line.pop();
            self.trace.leave(exit);
        }
    }
}
