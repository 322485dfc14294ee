//! The move that looks best at once.

use rules::Game;

use crate::{
    Algorithm, Evaluator, SearchTask, Thought, Ties, Trace,
    root::{judge_every_move, think_at_depths},
    walk::{Node, Walk},
};

/// Plays the move after which the position looks best, without a thought for the answer.
#[derive(Clone, Copy, Debug)]
pub struct Greedy<E> {
    /// How a position looks.
    pub evaluator: E,
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl<G: Game, E: Evaluator<G>> Algorithm<G> for Greedy<E> {
    fn choose<T: Trace<G>>(
        &mut self,
        task: &mut SearchTask<'_, G>,
        mut trace: T,
    ) -> Thought<G::Move> {
        think_at_depths(task, self.ties, 1..=1, |task, depth, root_moves| {
            let mut walk = Walk::new(task, &self.evaluator, &mut trace);
            judge_every_move(&mut walk, depth, root_moves, |walk, next, place| {
                match walk.enter(next, place, true)? {
                    Node::Leaf(score) => Ok(score),
                    Node::Open(_) => unreachable!("one move ahead is the horizon"),
                }
            })
        })
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}
