//! The search: one yes-or-no question per node.

use search::{Entry, Exit, Meter, Score, Stopped, Trace, Why};

use super::{
    bounds_table::BoundsTable,
    candidates::{Candidate, Candidates, order},
    geometry::Geometry,
    node::Node,
    scale::{self, Bounds},
};
use crate::{ConnectFour, Disc, Frame};

/// A search under way: what stays the same from node to node.
pub(super) struct Solver<'a, const STRIDE: u32, T> {
    pub(super) geometry: Geometry<STRIDE>,
    pub(super) table: &'a mut BoundsTable,
    pub(super) meter: &'a mut Meter,
    pub(super) trace: T,
}

/// With at least this many squares free, the table is asked about every move before any is tried;
/// below, the search is cheaper than the asking.
const LOOK_AHEAD: i32 = 12;

impl<'a, const STRIDE: u32, T: Trace<ConnectFour<u64>>> Solver<'a, STRIDE, T> {
    pub(super) fn new(
        frame: &Frame<u64>,
        table: &'a mut BoundsTable,
        meter: &'a mut Meter,
        trace: T,
    ) -> Self {
        Self { geometry: Geometry::new(frame), table, meter, trace }
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
        let landings = self.geometry.landings(node.position.occupied());
        let safe = node.safe(landings);
        let mut bounds = self.at_sight(node, landings, safe, goal);
        if let Some(answer) = bounds.answer(goal) {
            self.meter.counted.leaves += 1;
            return Ok((answer, Why::Known));
        }
        let key = node.key();
        if let Some(known) = self.table.probe(key) {
            bounds = bounds.within(known);
            if let Some(answer) = bounds.answer(goal) {
                self.meter.counted.table_hits += 1;
                return Ok((answer, Why::Table));
            }
        }
        let mut candidates = Candidates::new();
        order(&self.geometry, node, safe, &mut candidates);
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
            None => bounds.within(self.geometry.pairing(node, landings, goal)),
        }
    }

    /// Tries the moves until one reaches the goal.
    fn best(&mut self, node: &Node, candidates: &Candidates, goal: i32) -> Result<i32, Stopped> {
        let mut best = i32::MIN;
        for &Candidate { square, threats, .. } in candidates {
            let next = node.after(&self.geometry, square, threats);
            let answer = -self.ask(&next, square, 1 - goal)?;
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
            let known = self.probe(&node.after(&self.geometry, square, threats))?;
            (-known.upper >= goal).then_some(-known.upper)
        })
    }

    /// What the table knows about a node.
    pub(super) fn probe(&self, node: &Node) -> Option<Bounds> {
        self.table.probe(node.key())
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
