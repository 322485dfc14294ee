//! The search: one yes-or-no question per node.

use search::{Entry, Exit, Meter, Score, Stopped, Trace, Why};

use super::{
    bounds_table::BoundsTable,
    candidates::{Candidate, Candidates, Orderer},
    node::Node,
    pairing::SquarePairing,
    scale::{self, Bounds},
};
use crate::{ConnectFour, Disc, Frame, Position};

/// A search under way: what stays the same from node to node.
pub(super) struct Solver<'a, T> {
    pub(super) frame: &'a Frame<u64>,
    pub(super) orderer: Orderer,
    pub(super) pairing: SquarePairing,
    pub(super) table: &'a mut BoundsTable,
    pub(super) meter: &'a mut Meter,
    pub(super) trace: T,
}

/// With at least this many squares free, the table is asked about every move before any is tried;
/// below, the search is cheaper than the asking.
const LOOK_AHEAD: i32 = 12;

/// With at least this many squares free, a position and its mirror image share an entry; below,
/// they hardly ever meet.
const MIRROR: i32 = 22;

impl<'a, T: Trace<ConnectFour<u64>>> Solver<'a, T> {
    pub(super) fn new(
        frame: &'a Frame<u64>,
        table: &'a mut BoundsTable,
        meter: &'a mut Meter,
        trace: T,
    ) -> Self {
        let (orderer, pairing) = (Orderer::new(frame), SquarePairing::new(frame));
        Self { frame, orderer, pairing, table, meter, trace }
    }

    /// Whether the node after a move is worth at least `goal` to the player to move there: an
    /// answer that reaches the goal is a lower bound of what it is worth, one that does not is an
    /// upper bound.
    pub(super) fn ask(&mut self, node: &Node, played: u64, goal: i32) -> Result<i32, Stopped> {
        self.meter.visit(node.ply)?;
        self.enter(node, Some(played), goal);
        let (answer, why) = self.answer(node, goal)?;
        self.leave(node, goal, answer, why);
        Ok(answer)
    }

    fn answer(&mut self, node: &Node, goal: i32) -> Result<(i32, Why), Stopped> {
        let landings = self.frame.landings(node.position.occupied());
        let safe = node.safe(landings);
        let mut bounds = self.at_sight(node, landings, safe, goal);
        if let Some(answer) = bounds.answer(goal) {
            self.meter.counted.leaves += 1;
            return Ok((answer, Why::Known));
        }
        let key = key(self.frame, &node.position, node.free);
        if let Some(known) = self.table.probe(key) {
            bounds = bounds.within(known);
            if let Some(answer) = bounds.answer(goal) {
                self.meter.counted.table_hits += 1;
                return Ok((answer, Why::Table));
            }
        }
        let mut candidates = Candidates::new();
        self.orderer.order(self.frame, node, safe, &mut candidates);
        if node.free >= LOOK_AHEAD
            && let Some(answer) = self.look_ahead(node, &candidates, goal)
        {
            self.meter.counted.table_hits += 1;
            return Ok((answer, Why::Table));
        }
        let before = self.meter.counted.nodes;
        let answer = self.best(node, &candidates, goal)?;
        let nodes = self.meter.counted.nodes - before;
        self.table.store(key, bounds.after(goal, answer), nodes);
        Ok((answer, if answer >= goal { Why::Cut } else { Why::Exhausted }))
    }

    /// What can be said of a node without looking further, as far as it may answer the question.
    #[inline]
    pub(super) fn at_sight(&self, node: &Node, landings: u64, safe: u64, goal: i32) -> Bounds {
        if node.free <= 2 && (safe != 0 || landings == 0) {
            // Neither of the last two discs can win any more.
            return Bounds::exactly(0);
        }
        if safe == 0 {
            return Bounds::exactly(-scale::win(node.free - 1));
        }
        let bounds = Bounds::of_quiet(node.free);
        match bounds.answer(goal) {
            Some(_) => bounds,
            None => bounds.within(self.pairing.bounds(self.frame, node, landings, goal)),
        }
    }

    /// Tries the moves until one reaches the goal.
    fn best(&mut self, node: &Node, candidates: &Candidates, goal: i32) -> Result<i32, Stopped> {
        let mut best = i32::MIN;
        for &Candidate { square, threats, .. } in candidates {
            let answer = -self.ask(&node.after(square, threats), square, 1 - goal)?;
            best = best.max(answer);
            if best >= goal {
                self.meter.counted.cutoffs += 1;
                break;
            }
        }
        Ok(best)
    }

    /// An answer that reaches the goal, if the table has one for the position after any move.
    fn look_ahead(&self, node: &Node, candidates: &Candidates, goal: i32) -> Option<i32> {
        candidates.iter().find_map(|&Candidate { square, threats, .. }| {
            let known = self.probe(&node.after(square, threats))?;
            (-known.upper >= goal).then_some(-known.upper)
        })
    }

    /// What the table knows about a node.
    pub(super) fn probe(&self, node: &Node) -> Option<Bounds> {
        self.table.probe(key(self.frame, &node.position, node.free))
    }

    #[inline]
    pub(super) fn enter(&mut self, node: &Node, played: Option<u64>, goal: i32) {
        let (alpha, beta) = window(node, goal);
        let played = played.map(|square| Disc { square });
        let (position, depth) = (&node.position, node.free.cast_unsigned());
        self.trace.enter(Entry { played, position, depth, alpha, beta });
    }

    #[inline]
    pub(super) fn leave(&mut self, node: &Node, goal: i32, answer: i32, why: Why) {
        let (alpha, beta) = window(node, goal);
        let score = if node.ply.is_multiple_of(2) { Score(answer) } else { Score(-answer) };
        self.trace.leave(Exit { score, alpha, beta, why, outcome: None });
    }
}

/// The question at a node as a window, for the player to move at the root.
fn window(node: &Node, goal: i32) -> (Score, Score) {
    if node.ply.is_multiple_of(2) {
        (Score(goal - 1), Score(goal))
    } else {
        (Score(-goal), Score(1 - goal))
    }
}

/// The key of a position: no two have the same, but for early mirror images.
///
/// Adding the discs of the player to move to all discs leaves, in every column, a one above the
/// highest disc or a carry past it: both the heights and the colours can be read back.
#[inline]
fn key(frame: &Frame<u64>, position: &Position<u64>, free: i32) -> u64 {
    let key = position.mover() + position.occupied();
    if free >= MIRROR { key.min(frame.mirrored(key)) } else { key }
}
