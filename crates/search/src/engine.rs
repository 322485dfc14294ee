//! Anything that chooses moves.

use rules::Game;

use crate::{SearchTask, Thought, Trace};

/// Anything that chooses moves in one game.
///
/// Searches implement [`Algorithm`] and are engines by that; a room may write an engine of its own.
pub trait Engine<G: Game>: Send {
    /// Chooses a move; the game must not be over.
    ///
    /// However early it is stopped, it answers with a legal move.
    fn think(&mut self, task: &mut SearchTask<'_, G>) -> Thought<G::Move>;

    /// The same with a trace that sees every node; the answer and the counts are the same.
    fn think_watched(
        &mut self,
        task: &mut SearchTask<'_, G>,
        trace: &mut dyn Trace<G>,
    ) -> Thought<G::Move>;

    /// Gives back the memory of earlier searches, which only makes the next one faster.
    fn clear(&mut self) {}
}

/// A way of choosing a move, written once for every kind of trace.
pub trait Algorithm<G: Game>: Send {
    /// Chooses a move; the game must not be over.
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move>;

    /// Gives back the memory of earlier searches, if it keeps any.
    fn clear(&mut self) {}
}

impl<G: Game, A: Algorithm<G>> Engine<G> for A {
    fn think(&mut self, task: &mut SearchTask<'_, G>) -> Thought<G::Move> {
        self.choose(task, ())
    }

    fn think_watched(
        &mut self,
        task: &mut SearchTask<'_, G>,
        trace: &mut dyn Trace<G>,
    ) -> Thought<G::Move> {
        self.choose(task, trace)
    }

    fn clear(&mut self) {
        Algorithm::clear(self);
    }
}
