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
    deepening::Round,
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
            let mut search = Search::new(walk, guide, pruning, ordering);
            let moves = search.root_moves();
            search.root(depth, &moves, ballot)
        })
    }
}

/// One search: what stays the same from node to node.
pub(crate) struct Search<'a, G: Game, E, K, T> {
    walk: Walk<'a, G, E, T>,
    guide: &'a K,
    pruning: bool,
    ordering: bool,
    /// The line to try first, if a shallower search has found one.
    expected: Vec<G::Move>,
    /// How many moves of the line expected have led to the node under way.
    followed: u32,
    /// A list of moves per ply, kept so that no node needs to allocate one.
    lists: Vec<Vec<(Promise, G::Move)>>,
}

/// How promising a move looks, by the guide and then by the evaluator.
type Promise = (i32, Score);

/// How a node stands while its moves are tried.
struct Tally {
    best: Score,
    /// What the side to move is sure of.
    alpha: Score,
}

impl<'a, G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Search<'a, G, E, K, T> {
    pub(crate) fn new(
        walk: Walk<'a, G, E, T>,
        guide: &'a K,
        pruning: bool,
        ordering: bool,
    ) -> Self {
        let (expected, lists) = (Vec::new(), Vec::new());
        Self { walk, guide, pruning, ordering, expected, followed: 0, lists }
    }

    /// Judges every move at the root, in this order.
    fn root(
        &mut self,
        depth: u32,
        moves: &[G::Move],
        ballot: &mut Ballot<G::Move>,
    ) -> Result<(), Stopped> {
        let (root, place) = (self.walk.start(), Place::root(depth));
        let position = &root.position;
        let Node::Open(_) = self.walk.enter(&root, &place, false)? else { return Ok(()) };
        self.walk.past.push(position);
        for &played in moves {
            let alpha = if self.pruning { ballot.bar() } else { place.alpha };
            let score = self.after(&root, &Place { alpha, ..place }, played)?;
            let exact = alpha < score;
            ballot.note(Choice::searched(played, score, exact), self.walk.lines.at(1));
        }
        self.walk.past.pop();
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
        if self.ordering || self.next_expected(place.ply).is_some() {
            let moves = self.listed(here, moves, place.ply);
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
        let followed = self.followed;
        self.followed += u32::from(self.next_expected(place.ply) == Some(played));
        let score = if self.walk.is_mine(&next.position) == self.walk.is_mine(&here.position) {
            self.value(&next, &below)?
        } else {
            -self.value(&next, &below.turned())?
        };
        self.followed = followed;
        Ok(score)
    }

    /// The move that the line expected goes on with, if it has led to the node under way.
    #[inline]
    fn next_expected(&self, ply: u32) -> Option<G::Move> {
        if self.followed == ply { self.expected.get(ply as usize).copied() } else { None }
    }

    /// The moves in a list borrowed from `ply`, the most promising first if they are ordered.
    fn listed(
        &mut self,
        here: &Waypoint<G, E>,
        moves: impl Iterator<Item = G::Move>,
        ply: u32,
    ) -> Vec<(Promise, G::Move)> {
        let expected = self.next_expected(ply);
        let ply = ply as usize;
        if self.lists.len() <= ply {
            self.lists.resize_with(ply + 1, Vec::new);
        }
        let mut list = std::mem::take(&mut self.lists[ply]);
        list.clear();
        if self.ordering {
            list.extend(moves.map(|played| (self.promise(here, played), played)));
            // Stable, so that equally promising moves stay in the order of the rules.
            list.sort_by_key(|&(promise, _)| std::cmp::Reverse(promise));
        } else {
            list.extend(moves.map(|played| ((0, Score::DRAW), played)));
        }
        if let Some(place) = list.iter().position(|&(_, played)| Some(played) == expected) {
            list[..=place].rotate_right(1);
        }
        list
    }

    /// How promising a move looks: what the guide says and, where its promises do not order the
    /// moves by themselves, what the evaluator makes of the position that the move leads to.
    fn promise(&self, here: &Waypoint<G, E>, played: G::Move) -> Promise {
        let (game, guide) = (self.walk.game(), self.guide);
        let promise = guide.promise(game, &here.position, played);
        if guide.orders() {
            return (promise, Score::DRAW);
        }
        (promise, self.walk.opinion_after(here, played))
    }
}

impl<'a, G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>> Round<'a, G, E, T>
    for Search<'a, G, E, K, T>
{
    fn walk(&mut self) -> &mut Walk<'a, G, E, T> {
        &mut self.walk
    }

    fn root_moves(&mut self) -> Vec<G::Move> {
        let root = self.walk.start();
        let moves = self.walk.game().moves(&root.position).into_iter().flatten();
        self.listed(&root, moves, 0).into_iter().map(|(_, played)| played).collect()
    }

    fn search(
        &mut self,
        depth: u32,
        before: &Thought<G::Move>,
        moves: &mut [G::Move],
        new_ballot: &mut dyn FnMut() -> Ballot<G::Move>,
    ) -> (Ballot<G::Move>, Result<(), Stopped>) {
        self.walk.opinion_asked = false;
        self.expected.clone_from(&before.line);
        self.followed = 0;
        let mut ballot = new_ballot();
        let judged = self.root(depth, moves, &mut ballot);
        (ballot, judged)
    }
}
