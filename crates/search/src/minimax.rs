//! The textbook search: try everything, assume the worst.
//!
//! The player to move picks the move that is worth most to that player, and what a move is worth depends on
//! what the others pick in turn; at the horizon, where the search stops, an opinion stands in for
//! the rest of the game (Shannon, *Programming a computer for playing chess*, 1950).
//!
//! Nothing is clever here, on purpose: this is the oracle that every other exact search is tested
//! against, and the first one that a student should read.

use rules::Game;

use crate::{
    Algorithm, Evaluator, Score, SearchTask, Stopped, Thought, Ties, Trace,
    root::{judge_every_move, think_to_depth},
    walk::{Node, NodeFrame, Walk, Waypoint},
};

/// Tries every move to the depth allowed: my best move against everyone else's worst for me.
#[derive(Clone, Copy, Debug)]
pub struct Minimax<E> {
    /// What to make of the positions at the horizon.
    pub evaluator: E,
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl<G: Game, E: Evaluator<G>> Algorithm<G> for Minimax<E> {
    fn choose<T: Trace<G>>(
        &mut self,
        task: &mut SearchTask<'_, G>,
        mut trace: T,
    ) -> Thought<G::Move> {
        think_to_depth(task, self.ties, |task, depth, root_moves| {
            let mut walk = Walk::new(task, &self.evaluator, &mut trace);
            judge_every_move(&mut walk, depth, root_moves, value)
        })
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}

/// The value of a position for the player that the search is about.
fn value<G: Game, E: Evaluator<G>, T: Trace<G>>(
    walk: &mut Walk<'_, G, E, T>,
    here: &Waypoint<G, E>,
    frame: &NodeFrame<G::Move>,
) -> Result<Score, Stopped> {
    let position = &here.position;
    let moves = match walk.enter(here, frame, frame.depth == 0)? {
        Node::Open(moves) => moves,
        Node::Leaf(score) => return Ok(score),
    };
    walk.repetitions.push(position);
    let mine = walk.is_mine(position);
    let mut best = None;
    for played in moves {
        let next = walk.after(here, played);
        let score = value(walk, &next, &frame.below(played))?;
        if best.is_none_or(|best| if mine { best < score } else { score < best }) {
            best = Some(score);
            walk.pv.extend(frame.ply, played);
        }
    }
    walk.repetitions.pop();
    let best = best.expect("a game that goes on has a move");
    walk.leave(position, frame, walk.turned(position, best));
    Ok(best)
}
