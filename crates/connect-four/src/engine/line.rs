//! The expected play, read out of the table.

use search::Trace;

use super::{node::Node, root::Root, solver::Solver};
use crate::{Bits, ConnectFour, Disc};

impl<const STRIDE: u32, T: Trace<ConnectFour<u64>>> Solver<'_, STRIDE, T> {
    /// The play that follows from a solved root, as far as the table still remembers it.
    pub(super) fn line(&self, root: &Root) -> Vec<Disc<u64>> {
        let mut line = vec![root.best()];
        let mut node = self.step(&root.node, root.best().square);
        let mut score = -root.bounds.lower;
        while let Some(square) = self.next(&node, score) {
            line.push(Disc { square });
            node = self.step(&node, square);
            score = -score;
        }
        line
    }

    fn step(&self, node: &Node, square: u64) -> Node {
        let empty = self.geometry.squares() ^ node.position.occupied() ^ square;
        let threats = self.geometry.completing(node.position.mover() | square, empty);
        node.after(&self.geometry, square, threats)
    }

    /// A move that keeps the score, if the game goes on and one is known.
    fn next(&self, node: &Node, score: i32) -> Option<u64> {
        let landings = self.geometry.landings(node.position.occupied());
        if self.geometry.has_four(node.position.waiting()) {
            return None;
        }
        if let Some(winning) =
            self.geometry.completing(node.position.mover(), landings).singles().next()
        {
            return Some(winning);
        }
        let safe = node.safe(landings);
        if safe == 0 {
            // Lost: meeting one of the threats shows why.
            return (landings & node.threats).singles().chain(landings.singles()).next();
        }
        let goal = 1 - score;
        let keeps = |square: &u64| {
            let next = self.step(node, *square);
            let landings = self.geometry.landings(next.position.occupied());
            let seen = self.at_sight(&next, landings, next.safe(landings), goal);
            let known = self.probe(&next).map_or(seen, |known| seen.within(known));
            known.upper < goal
        };
        safe.singles().find(keeps)
    }
}
