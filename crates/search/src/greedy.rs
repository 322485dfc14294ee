//! The move that looks best at once.

use rules::Game;

use crate::{
    Algorithm, Evaluator, SearchTask, Thought, Ties, Trace,
    root::judge_every_move,
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
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move> {
        let mut walk = Walk::new(task, &self.evaluator, trace);
        let mut ballot = walk.ballot(self.ties);
        let judged = judge_every_move(&mut walk, 1, &mut ballot, |walk, next, place| {
            match walk.enter(next, place, true)? {
                Node::Leaf(score) => Ok(score),
                Node::Open(_) => unreachable!("one move ahead is the horizon"),
            }
        });
        walk.conclude(&ballot, judged)
    }
}
