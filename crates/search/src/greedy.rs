//! The move that looks best at once.

use rules::{Game, History};

use crate::{
    Algorithm, Evaluator, Meter, Thought, Ties, Trace,
    root::{judge_every_move, think_to_depth},
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
        game: &G,
        history: &History<G>,
        meter: &mut Meter,
        report: &mut dyn FnMut(&Thought<G::Move>),
        trace: T,
    ) -> Thought<G::Move> {
        think_to_depth(game, history, meter, self.ties, report, |meter, _, ballot| {
            let mut walk = Walk::new(game, &self.evaluator, history, meter, trace);
            judge_every_move(&mut walk, history.position(), 1, ballot, |walk, next, place| {
                match walk.enter(next, place, true)? {
                    Node::Leaf(score) => Ok(score),
                    Node::Open(_) => unreachable!("one move ahead is the horizon"),
                }
            })
        })
    }
}
