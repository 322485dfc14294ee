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
    best::Best,
    deepening::Round,
    root::think_to_depth,
    root_moves::RootMoves,
    walk::{Node, NodeFrame, Walk, Waypoint},
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
        think_to_depth(task, ties, |task, depth, root_moves| {
            let walk = Walk::new(task, evaluator, &mut trace);
            let mut search = Search::new(walk, guide, pruning, ordering);
            let moves = search.ordered_moves();
            search.root(depth, &moves, root_moves)
        })
    }

    fn obeys_scope(&self) -> bool {
        true
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
        root_moves: &mut RootMoves<G::Move>,
    ) -> Result<(), Stopped> {
        let (root, frame) = (self.walk.start(), NodeFrame::root(depth));
        let position = &root.position;
        let Node::Open(_) = self.walk.enter(&root, &frame, false)? else { return Ok(()) };
        self.walk.repetitions.push(position);
        for &played in moves {
            let alpha = if self.pruning { root_moves.bar() } else { frame.alpha };
            let score = self.after(&root, &NodeFrame { alpha, ..frame }, played)?;
            let exact = alpha < score;
            root_moves.note(Choice::searched(played, score, exact), self.walk.pv.at(1));
        }
        self.walk.repetitions.pop();
        let alpha = if self.pruning { frame.alpha.max(root_moves.best()) } else { frame.alpha };
        self.walk.leave(position, &NodeFrame { alpha, ..frame }, root_moves.best());
        Ok(())
    }

    /// The value of a position for its side to move: exact inside the window, a bound outside.
    fn value(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
    ) -> Result<Score, Stopped> {
        let position = &here.position;
        let moves = match self.walk.enter(here, frame, frame.depth == 0)? {
            Node::Open(moves) => moves,
            Node::Leaf(score) => return Ok(self.walk.turned(position, score)),
        };
        self.walk.repetitions.push(position);
        let mut best = Best::new(frame.alpha);
        if self.ordering || self.next_expected(frame.ply).is_some() {
            let moves = self.listed(here, moves, frame.ply);
            for &(_, played) in &moves {
                if self.try_move(here, frame, &mut best, played)? {
                    break;
                }
            }
            self.lists[frame.ply as usize] = moves;
        } else {
            for played in moves {
                if self.try_move(here, frame, &mut best, played)? {
                    break;
                }
            }
        }
        self.walk.repetitions.pop();
        self.walk.leave(position, &NodeFrame { alpha: best.alpha, ..*frame }, best.score);
        Ok(best.score)
    }

    /// Tries one more move; true if the rest cannot matter.
    #[inline]
    fn try_move(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        best: &mut Best,
        played: G::Move,
    ) -> Result<bool, Stopped> {
        let score = self.after(here, &NodeFrame { alpha: best.alpha, ..*frame }, played)?;
        if best.score < score {
            best.score = score;
            if frame.alpha < score {
                self.walk.pv.extend(frame.ply, played);
            }
        }
        if self.pruning {
            best.alpha = best.alpha.max(score);
        }
        Ok(self.pruning && frame.beta <= score)
    }

    /// The value of a move for the side that plays it.
    ///
    /// The sign changes when the side does: passes and tables of many need no case of their own.
    #[inline]
    fn after(
        &mut self,
        here: &Waypoint<G, E>,
        frame: &NodeFrame<G::Move>,
        played: G::Move,
    ) -> Result<Score, Stopped> {
        let next = self.walk.after(here, played);
        let below = frame.below(played);
        let followed = self.followed;
        self.followed += u32::from(self.next_expected(frame.ply) == Some(played));
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

    fn ordered_moves(&mut self) -> Vec<G::Move> {
        let root = self.walk.start();
        let moves = self.walk.task.moves();
        self.listed(&root, moves, 0).into_iter().map(|(_, played)| played).collect()
    }

    fn search(
        &mut self,
        depth: u32,
        before: &Thought<G::Move>,
        moves: &mut [G::Move],
        new_root_moves: &mut dyn FnMut() -> RootMoves<G::Move>,
    ) -> (RootMoves<G::Move>, Result<(), Stopped>) {
        self.walk.opinion_asked = false;
        self.expected.clone_from(&before.line);
        self.followed = 0;
        let mut root_moves = new_root_moves();
        let judged = self.root(depth, moves, &mut root_moves);
        (root_moves, judged)
    }
}
