//! What a game's own room knows about playing it well.

use rules::{Game, Offer, Settings};

use crate::{Engine, Evaluator, Guide};

/// How an evaluator is made.
pub type BuildEvaluator<G> = fn() -> Box<dyn Evaluator<G>>;

/// How one of a room's own engines is made.
pub type BuildEngine<G> = fn(&Settings) -> Box<dyn Engine<G>>;

/// What a game's own room knows about playing it well.
pub trait Expertise: Game + Sized {
    /// What orders the moves when ordering is on.
    type Guide: Guide<Self> + Default + 'static;
    /// The evaluators by name, the best first.
    const EVALUATORS: &'static [Offer<BuildEvaluator<Self>>];
    /// The engines that play only this game.
    const ENGINES: &'static [Offer<BuildEngine<Self>>] = &[];
}
