//! Any legal move, drawn by lot.

use rules::Game;

use crate::{Algorithm, SearchTask, Thought, Trace, root_moves::rng_at};

/// Plays any legal move, drawn by lot.
#[derive(Clone, Copy, Debug)]
pub struct Random {
    /// What the lots follow from.
    pub seed: u64,
}

impl<G: Game> Algorithm<G> for Random {
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, _: T) -> Thought<G::Move> {
        let legal: Vec<_> = task.game.moves(task.position()).into_iter().flatten().collect();
        let lot = rng_at(self.seed, task.history).usize(..legal.len());
        Thought::of_move(legal[lot], task.meter.statistics())
    }
}
