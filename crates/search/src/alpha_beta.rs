//! Minimax that skips what cannot matter.
//!
//! A side that already has a move worth alpha does not care about moves worth less, and a position
//! worth beta or more will not come about, because the other side has something better: the rest
//! of its moves can be skipped. The value at the root is minimax's; how much is skipped depends on
//! how early the good moves are tried: with the best first always, twice the depth costs the same
//! (Knuth and Moore, *An analysis of alpha-beta pruning*, 1975).

use rules::Game;

use crate::{
    Algorithm, Choice, Evaluator, Guide, Score, SearchTask, Stopped, Thought, Ties, Trace,
    ballot::Ballot,
    root::think_to_depth,
    walk::{Node, Place, Walk, Waypoint},
};

/// Minimax without the lines that cannot matter.
#[derive(Clone, Copy, Debug)]
pub struct AlphaBeta<E, K = ()> {
    /// What to make of the positions at the horizon.
    pub evaluator: E,
    /// What orders the moves, if they are ordered.
    pub guide: K,
    /// Whether to skip what cannot matter; without it this is negamax.
    pub pruning: bool,
    /// Whether to try the promising moves first.
    pub ordering: bool,
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl<E> AlphaBeta<E> {
    /// The plain form: pruning, in the order in which the rules list the moves.
    pub const fn new(evaluator: E) -> Self {
        Self { evaluator, guide: (), pruning: true, ordering: false, ties: Ties::First }
    }
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>> Algorithm<G> for AlphaBeta<E, K> {
    fn choose<T: Trace<G>>(
        &mut self,
        task: &mut SearchTask<'_, G>,
        mut trace: T,
    ) -> Thought<G::Move> {
        let &mut Self { ref evaluator, ref guide, pruning, ordering, ties } = self;
        think_to_depth(task, ties, |task, depth, ballot| {
            let walk = Walk::new(task, evaluator, &mut trace);
            let mut search = Search { walk, guide, pruning, ordering, lists: Vec::new() };
            search.root(depth, ballot)
        })
    }
}

/// One search: what stays the same from node to node.
struct Search<'a, G: Game, E, K, T> {
    walk: Walk<'a, G, E, T>,
    guide: &'a K,
    pruning: bool,
    ordering: bool,
    /// A list of moves per ply, kept so that no node needs to allocate one.
    lists: Vec<Vec<(i32, G::Move)>>,
}

/// How a node stands while its moves are tried.
struct Tally {
    best: Score,
    /// What the side to move is sure of.
    alpha: Score,
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Search<'_, G, E, K, T> {
    /// Judges every move at the root.
    fn root(&mut self, depth: u32, ballot: &mut Ballot<G::Move>) -> Result<(), Stopped> {
        let (root, place) = (self.walk.start(), Place::root(depth));
        let position = &root.position;
        let Node::Open(moves) = self.walk.enter(&root, &place, false)? else { return Ok(()) };
        self.walk.past.push(position);
        let moves = self.listed(position, moves, 0);
        for &(_, played) in &moves {
            let alpha = if self.pruning { ballot.bar() } else { place.alpha };
            let score = self.after(&root, &Place { alpha, ..place }, played)?;
            let exact = alpha < score;
            ballot.note(Choice::searched(played, score, exact), self.walk.lines.at(1));
        }
        let alpha = if self.pruning { place.alpha.max(ballot.best()) } else { place.alpha };
        self.walk.leave(position, &Place { alpha, ..place }, ballot.best());
        Ok(())
    }

    /// The value of a position for its side to move: exact inside the window, a bound outside.
    fn value(&mut self, here: &Waypoint<G, E>, place: &Place<G::Move>) -> Result<Score, Stopped> {
        let position = &here.position;
        let moves = match self.walk.enter(here, place, place.depth == 0)? {
            Node::Open(moves) => moves,
            Node::Leaf(score) => return Ok(self.walk.turned(position, score)),
        };
        self.walk.past.push(position);
        let mut tally = Tally { best: -Score::MAX, alpha: place.alpha };
        if self.ordering {
            let moves = self.listed(position, moves, place.ply);
            for &(_, played) in &moves {
                if self.try_move(here, place, &mut tally, played)? {
                    break;
                }
            }
            self.lists[place.ply as usize] = moves;
        } else {
            for played in moves {
                if self.try_move(here, place, &mut tally, played)? {
                    break;
                }
            }
        }
        self.walk.past.pop();
        self.walk.leave(position, &Place { alpha: tally.alpha, ..*place }, tally.best);
        Ok(tally.best)
    }

    /// Tries one more move; true if the rest cannot matter.
    #[inline]
    fn try_move(
        &mut self,
        here: &Waypoint<G, E>,
        place: &Place<G::Move>,
        tally: &mut Tally,
        played: G::Move,
    ) -> Result<bool, Stopped> {
        let score = self.after(here, &Place { alpha: tally.alpha, ..*place }, played)?;
        if tally.best < score {
            tally.best = score;
            if place.alpha < score {
                self.walk.lines.extend(place.ply, played);
            }
        }
        if self.pruning {
            tally.alpha = tally.alpha.max(score);
        }
        Ok(self.pruning && place.beta <= score)
    }

    /// The value of a move for the side that plays it.
    ///
    /// The sign changes when the side does: passes and tables of many need no case of their own.
    #[inline]
    fn after(
        &mut self,
        here: &Waypoint<G, E>,
        place: &Place<G::Move>,
        played: G::Move,
    ) -> Result<Score, Stopped> {
        let next = self.walk.after(here, played);
        let below = place.below(played);
        if self.walk.is_mine(&next.position) == self.walk.is_mine(&here.position) {
            self.value(&next, &below)
        } else {
            Ok(-self.value(&next, &below.turned())?)
        }
    }

    /// The moves in a list borrowed from `ply`, the most promising first if they are ordered.
    fn listed(
        &mut self,
        position: &G::Position,
        moves: impl Iterator<Item = G::Move>,
        ply: u32,
    ) -> Vec<(i32, G::Move)> {
        let ply = ply as usize;
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        if self.ordering {
            let (game, guide) = (self.walk.game(), self.guide);
            list.extend(moves.map(|played| (guide.promise(game, position, played), played)));
            // Stable, so that equally promising moves stay in the order of the rules.
            list.sort_by_key(|&(promise, _)| std::cmp::Reverse(promise));
        } else {
            list.extend(moves.map(|played| (0, played)));
        }
        list
    }
}
