//! Anything that chooses moves.

use rules::{Game, History};

use crate::{Meter, Thought, Trace};

/// Anything that chooses moves in one game.
///
/// Searches implement [`Algorithm`] and are engines by that; a room may write an engine of its own.
pub trait Engine<G: Game>: Send {
    /// Chooses a move; the game must not be over.
    ///
    /// However early it is stopped, it answers with a legal move.
    fn think(
        &mut self,
        game: &G,
        history: &History<G>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<G::Move>),
    ) -> Thought<G::Move>;

    /// The same with someone watching every node; the answer and the counts are the same.
    fn think_watched(
        &mut self,
        game: &G,
        history: &History<G>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<G::Move>),
        trace: &mut dyn Trace<G>,
    ) -> Thought<G::Move>;

    /// Gives back the memory of earlier searches. It is only there to make the next one faster.
    fn forget(&mut self) {}
}

/// A way of choosing a move, written once for every kind of trace.
pub trait Algorithm<G: Game>: Send {
    /// Chooses a move; the game must not be over.
    fn choose<T: Trace<G>>(
        &mut self,
        game: &G,
        history: &History<G>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<G::Move>),
        trace: T,
    ) -> Thought<G::Move>;

    /// Gives back the memory of earlier searches, if it keeps any.
    fn let_go(&mut self) {}
}

impl<G: Game, A: Algorithm<G>> Engine<G> for A {
    fn think(
        &mut self,
        game: &G,
        history: &History<G>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<G::Move>),
    ) -> Thought<G::Move> {
        self.choose(game, history, meter, report, ())
    }

    fn think_watched(
        &mut self,
        game: &G,
        history: &History<G>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<G::Move>),
        trace: &mut dyn Trace<G>,
    ) -> Thought<G::Move> {
        self.choose(game, history, meter, report, trace)
    }

    fn forget(&mut self) {
        self.let_go();
    }
}
