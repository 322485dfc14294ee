//! The root: questions about every move until one score is left.

use std::cmp::Reverse;

use search::{Choice, MoveBounds, Stopped, Trace, Why};

use super::{
    candidates::{Candidate, Candidates, order},
    geometry::Geometry,
    node::Node,
    scale::{self, Bounds},
    solver::Solver,
};
use crate::{ConnectFour, Disc, Position};

/// The position on the board, with what is known about it and about each of its moves.
#[derive(Debug)]
pub(super) struct Root {
    pub(super) node: Node,
    /// What the position is worth.
    pub(super) bounds: Bounds,
    /// The moves in the order of trying, and what each is worth.
    moves: Vec<(Candidate, Bounds)>,
}

impl Root {
    /// What can be told of a position, whose game is not over, by looking at it.
    pub(super) fn new<const STRIDE: u32>(
        geometry: &Geometry<STRIDE>,
        position: &Position<u64>,
    ) -> Self {
        let node = Node::root(geometry, *position);
        let landings = geometry.landings(position.occupied());
        let wins = geometry.completing(position.mover(), landings);
        let safe = node.safe(landings);
        let bounds = |square| {
            if wins & square != 0 {
                Bounds::exactly(scale::win(node.free))
            } else if safe & square != 0 {
                Bounds::of_quiet(node.free)
            } else {
                Bounds::exactly(-scale::win(node.free - 1))
            }
        };
        let mut candidates = Candidates::new();
        order(geometry, &node, landings, &mut candidates);
        let mut moves: Vec<_> =
            candidates.into_iter().map(|candidate| (candidate, bounds(candidate.square))).collect();
        // When all is lost, at least one threat is met.
        let meets_threat = |square| square & node.threats != 0;
        moves.sort_by_key(|(candidate, bounds)| {
            Reverse((bounds.upper, meets_threat(candidate.square)))
        });
        let (_, bounds) = moves.first().expect("a game that goes on has a move");
        Self { node, bounds: *bounds, moves }
    }

    /// Takes over what a book says: the score, and a move that reaches it.
    pub(super) fn settle(&mut self, square: u64, score: i32) {
        self.bounds = Bounds::exactly(score);
        for (candidate, bounds) in &mut self.moves {
            let lower = if candidate.square == square { score } else { bounds.lower };
            *bounds = Bounds { lower, upper: bounds.upper.min(score) };
        }
        self.moves.sort_by_key(|(candidate, _)| candidate.square != square);
    }

    /// The best move so far: what is proved counts first, then what is possible.
    pub(super) fn best(&self) -> Disc<u64> {
        let best =
            self.moves.iter().min_by_key(|(_, bounds)| Reverse((bounds.lower, bounds.upper)));
        let (Candidate { square, .. }, _) = *best.expect("a game that goes on has a move");
        Disc { square }
    }

    /// What is known of each move, in the order of trying.
    pub(super) fn known(&self) -> Vec<MoveBounds<Disc<u64>>> {
        let known = |&(Candidate { square, .. }, Bounds { lower, upper }): &(Candidate, Bounds)| {
            MoveBounds { played: Disc { square }, lower, upper }
        };
        self.moves.iter().map(known).collect()
    }

    /// Counts the root where looking at it was enough; where it is not, its questions are counted.
    pub(super) fn visit<const STRIDE: u32, T: Trace<ConnectFour<u64>>>(
        &self,
        solver: &mut Solver<'_, STRIDE, T>,
    ) -> Result<(), Stopped> {
        if self.bounds.is_settled() {
            let Bounds { lower: score, .. } = self.bounds;
            solver.meter.visit(0)?;
            solver.meter.counted.leaves += 1;
            solver.enter(&self.node, None, score);
            solver.leave(&self.node, score, score, Why::Known);
        }
        Ok(())
    }

    /// Asks the next question that narrows the score within a range; false if none is left.
    pub(super) fn narrow<const STRIDE: u32, T: Trace<ConnectFour<u64>>>(
        &mut self,
        solver: &mut Solver<'_, STRIDE, T>,
        range: Bounds,
    ) -> Result<bool, Stopped> {
        let open = self.bounds.within(range);
        if open.is_settled() {
            return Ok(false);
        }
        self.ask(solver, open.next_goal())?;
        Ok(true)
    }

    /// Asks whether any move is worth at least `goal`.
    fn ask<const STRIDE: u32, T: Trace<ConnectFour<u64>>>(
        &mut self,
        solver: &mut Solver<'_, STRIDE, T>,
        goal: i32,
    ) -> Result<(), Stopped> {
        solver.meter.visit(0)?;
        solver.enter(&self.node, None, goal);
        let mut best = i32::MIN;
        for index in 0..self.moves.len() {
            let (Candidate { square, threats, .. }, bounds) = self.moves[index];
            let answer = if let Some(answer) = bounds.answer(goal) {
                answer
            } else {
                let next = self.node.after(&solver.geometry, square, threats);
                -solver.ask(&next, square, 1 - goal)?
            };
            self.moves[index].1 = bounds.after(goal, answer);
            best = best.max(answer);
            if answer >= goal {
                self.moves[..=index].rotate_right(1);
                break;
            }
        }
        self.bounds = self.bounds.after(goal, best);
        let why = if best >= goal { Why::Cut } else { Why::Exhausted };
        solver.leave(&self.node, goal, best, why);
        Ok(())
    }

    /// What each move is worth as far as it is known; none is worth more than the position.
    pub(super) fn choices(&self) -> Vec<Choice<Disc<u64>>> {
        let choice =
            |&(Candidate { square, .. }, Bounds { lower, upper }): &(Candidate, Bounds)| {
                let upper = upper.min(self.bounds.upper);
                let score = scale::told(upper, self.node.free);
                Choice::searched(Disc { square }, score, lower == upper)
            };
        self.moves.iter().map(choice).collect()
    }
}
