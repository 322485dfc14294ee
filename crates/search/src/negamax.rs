//! Minimax with one rule for both sides: what is good for them is bad for me.
//!
//! A value is written for the side to move, so both sides look for the largest, and the sign turns
//! from one side to the other. That saves half of the cases, here and in every search built on it.

use rules::Game;

use crate::{
    Algorithm, Evaluator, Score, SearchTask, Stopped, Thought, Ties, Trace,
    root::{judge_every_move, think_to_depth},
    walk::{Node, NodeFrame, Walk, Waypoint},
};

/// The same as minimax, written for the side to move: the best of the opposites.
#[derive(Clone, Copy, Debug)]
pub struct Negamax<E> {
    /// What to make of the positions at the horizon.
    pub evaluator: E,
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl<G: Game, E: Evaluator<G>> Algorithm<G> for Negamax<E> {
    fn choose<T: Trace<G>>(
        &mut self,
        task: &mut SearchTask<'_, G>,
        mut trace: T,
    ) -> Thought<G::Move> {
        think_to_depth(task, self.ties, |task, depth, root_moves| {
            let mut walk = Walk::new(task, &self.evaluator, &mut trace);
            judge_every_move(&mut walk, depth, root_moves, |walk, next, frame| {
                let score = value(walk, next, frame)?;
                Ok(walk.turned(&next.position, score))
            })
        })
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}

/// The value of a position for its side to move.
fn value<G: Game, E: Evaluator<G>, T: Trace<G>>(
    walk: &mut Walk<'_, G, E, T>,
    here: &Waypoint<G, E>,
    frame: &NodeFrame<G::Move>,
) -> Result<Score, Stopped> {
    let position = &here.position;
    let moves = match walk.enter(here, frame, frame.depth == 0)? {
        Node::Open(moves) => moves,
        Node::Leaf(score) => return Ok(walk.turned(position, score)),
    };
    walk.repetitions.push(position);
    let mine = walk.is_mine(position);
    let mut best = -Score::MAX;
    for played in moves {
        let next = walk.after(here, played);
        let below = frame.below(played);
        let score = if walk.is_mine(&next.position) == mine {
            value(walk, &next, &below)?
        } else {
            -value(walk, &next, &below)?
        };
        if best < score {
            best = score;
            walk.pv.extend(frame.ply, played);
        }
    }
    walk.repetitions.pop();
    walk.leave(position, frame, best);
    Ok(best)
}
