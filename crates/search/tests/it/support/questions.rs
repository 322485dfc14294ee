//! Asking an engine about a position.

use rules::{Game, History};
use search::{Engine, Limits, Meter, SearchTask, Stop, Thought};

/// What an engine thinks of the start of a game.
pub(crate) fn ask<G: Game>(game: &G, engine: &mut impl Engine<G>) -> Thought<G::Move> {
    ask_after(game, &History::new(game), engine, Limits::default())
}

/// What an engine thinks within limits, at some point of a game.
pub(crate) fn ask_after<G: Game>(
    game: &G,
    history: &History<G>,
    engine: &mut (impl Engine<G> + ?Sized),
    limits: Limits,
) -> Thought<G::Move> {
    engine.think(&mut SearchTask::new(game, history, &mut Meter::new(limits, Stop::default())))
}
