//! One opponent at a time: the best reply at a table of many.
//!
//! At a table of many, a search is hardly past everyone's first move when its time is up. This one
//! gets further by assuming that between two of my turns only *one* opponent does something about
//! me. Everyone else plays what is expected of them: the move that the room's guide finds most
//! promising, or simply the first. Which opponent departs from the expected, and how, is for the
//! search to find out: whatever is worst for me.
//!
//! So in each round the others have about as many lines as one player has, not the product of all
//! their moves. The idea is Schadd and Winands' (*Best reply search for multiplayer games*, 2011);
//! the form in which no turn is skipped is known as BRS+ (Esser and others, 2013). At a
//! table of two the one opponent is free in every round, and the value is alpha-beta's.

use std::{cmp::Reverse, iter};

use rules::{Game, Player};

use crate::{
    Algorithm, Choice, Evaluator, Guide, Score, SearchTask, Stopped, Thought, Ties, Trace,
    root::think_to_depth,
    root_moves::RootMoves,
    walk::{Node, NodeFrame, Walk, Waypoint},
};

/// Expects that between two of its turns one opponent replies as badly for it as possible, and
/// the others play what looks most promising.
#[derive(Clone, Copy, Debug)]
pub struct BestReply<E, K = ()> {
    /// What to make of the positions at the horizon.
    pub evaluator: E,
    /// What is expected of everyone; with `()` it is the first legal move.
    pub guide: K,
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>> Algorithm<G> for BestReply<E, K> {
    fn choose<T: Trace<G>>(
        &mut self,
        task: &mut SearchTask<'_, G>,
        mut trace: T,
    ) -> Thought<G::Move> {
        think_to_depth(task, self.ties, |task, depth, root_moves| {
            let walk = Walk::new(task, &self.evaluator, &mut trace);
            Search { walk, guide: &self.guide }.root(depth, root_moves)
        })
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}

/// One search: what stays the same from node to node.
struct Search<'a, G: Game, E, K, T> {
    walk: Walk<'a, G, E, T>,
    guide: &'a K,
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Search<'_, G, E, K, T> {
    /// Judges every move at the root.
    fn root(&mut self, depth: u32, root_moves: &mut RootMoves<G::Move>) -> Result<(), Stopped> {
        let (root, frame) = (self.walk.start(), NodeFrame::root(depth));
        let position = &root.position;
        let Node::Open(moves) = self.walk.enter(&root, &frame, false)? else { return Ok(()) };
        self.walk.repetitions.push(position);
        let expected = self.expected(position);
        let scope = self.walk.task.scope;
        let moves = iter::once(expected).chain(moves.filter(|&played| played != expected));
        for played in moves.filter(|played| scope.contains(played)) {
            let alpha = root_moves.bar();
            let score = self.after(&root, &NodeFrame { alpha, ..frame }, played, None)?;
            let choice = Choice::searched(played, score, alpha < score);
            root_moves.note(choice, self.walk.pv.at(1));
        }
        let alpha = root_moves.best();
        self.walk.leave(position, &NodeFrame { alpha, ..frame }, root_moves.best());
        Ok(())
    }

    /// The value of a position for its side to move: exact inside the window, a bound outside.
    ///
    /// `departed` is who has done something unexpected since my last turn.
    fn value(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        departed: Option<Player>,
    ) -> Result<Score, Stopped> {
        let position = &here.position;
        let moves = match self.walk.enter(here, frame, frame.depth == 0)? {
            Node::Open(moves) => moves,
            Node::Leaf(score) => return Ok(self.walk.turned(position, score)),
        };
        self.walk.repetitions.push(position);
        let turn = self.walk.game().turn(position);
        let departed = departed.filter(|_| !self.walk.is_mine(position));
        let free = departed.is_none_or(|departed| departed == turn);
        let expected = self.expected(position);
        let unexpected = moves.filter(|&played| free && played != expected);
        let (mut best, mut alpha) = (-Score::MAX, frame.alpha);
        for played in iter::once(expected).chain(unexpected) {
            let departs = !self.walk.is_mine(position) && played != expected;
            let departed = if departs { Some(turn) } else { departed };
            let score = self.after(here, &NodeFrame { alpha, ..*frame }, played, departed)?;
            if best < score {
                best = score;
                if frame.alpha < score {
                    self.walk.pv.extend(frame.ply, played);
                }
            }
            alpha = alpha.max(score);
            if frame.beta <= score {
                break;
            }
        }
        self.walk.repetitions.pop();
        self.walk.leave(position, &NodeFrame { alpha, ..*frame }, best);
        Ok(best)
    }

    /// The value of a move for the side that plays it.
    fn after(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        played: G::Move,
        departed: Option<Player>,
    ) -> Result<Score, Stopped> {
        let next = self.walk.after(here, played);
        let below = frame.below(played);
        if self.walk.is_mine(&next.position) == self.walk.is_mine(&here.position) {
            self.value(&next, &below, departed)
        } else {
            Ok(-self.value(&next, &below.turned(), departed)?)
        }
    }

    /// The move that looks most promising; of equal ones, the first.
    fn expected(&self, position: &G::Position) -> G::Move {
        let (game, guide) = (self.walk.game(), self.guide);
        let moves = game.moves(position).into_iter().flatten();
        let promise = |&played: &G::Move| Reverse(guide.promise(game, position, played));
        moves.min_by_key(promise).expect("a game that goes on has a move")
    }
}
