//! Everyone against one: the cautious search at a table of many.
//!
//! What if all the others were in league against me? Then there are two sides again, me and
//! everyone else, a score is as good for one as it is bad for the other, and alpha-beta works as
//! it does for two. [`AlphaBeta`] is written for two sides, so this is alpha-beta under the name
//! that the literature has for it (Sturtevant and Korf, *On pruning techniques for multi-player
//! games*, 2000), with the promising moves first. What it finds is a guarantee:
//! whatever the others do, it will not be worse. It is often too gloomy, because they rarely are
//! in league: `max-n` and `best-reply` assume less.

use rules::Game;

use crate::{Algorithm, AlphaBeta, Evaluator, Guide, SearchTask, Thought, Ties, Trace};

/// Expects of everyone else the move that is worst for the player to move.
#[derive(Clone, Copy, Debug)]
pub struct Paranoid<E, K = ()>(AlphaBeta<E, K>);

impl<E, K> Paranoid<E, K> {
    /// One against all, with the moves ordered by `guide`.
    pub const fn new(evaluator: E, guide: K, ties: Ties) -> Self {
        Self(AlphaBeta { evaluator, guide, pruning: true, ordering: true, ties })
    }
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>> Algorithm<G> for Paranoid<E, K> {
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move> {
        self.0.choose(task, trace)
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}
