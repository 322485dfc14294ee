//! Any legal move, drawn by lot.

use rules::{Game, History};

use crate::{Algorithm, Meter, Thought, Trace, ballot::rng_at};

/// Plays any legal move, drawn by lot.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    /// What the lots follow from.
    pub seed: u64,
}

impl<G: Game> Algorithm<G> for Random {
    fn choose<T: Trace<G>>(
        &mut self,
        game: &G,
        history: &History<G>,
        meter: &mut Meter,
        _: &mut dyn FnMut(&Thought<G::Move>),
        _: T,
    ) -> Thought<G::Move> {
        let legal: Vec<_> = game.moves(history.position()).into_iter().flatten().collect();
        let lot = rng_at(self.seed, history).usize(..legal.len());
        Thought::of_move(legal[lot], meter.statistics())
    }
}
