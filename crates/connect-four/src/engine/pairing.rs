//! What a player cannot reach against someone who answers on top.
//!
//! When an even number of squares is free, the player who is *not* to move can play by pairs. In
//! every column the free squares are paired from the top down, and a disc on the lower square of
//! a pair is answered by one on the upper. A column with an odd number of free squares has one
//! left over at its landing; such columns come in even numbers, and a disc on one left-over square
//! is answered by a disc on another. So there is always an answer, and the player to move never
//! gets more than the lower squares and the left-over ones. If no four is to be made of those, the
//! player cannot win; if the upper squares give the other a four, the player has lost.
//!
//! This is the follow-up strategy known as claimeven, with its companion for the left-over
//! squares (V. Allis, "A Knowledge-based Approach of Connect-Four", 1988).

use super::{geometry::Geometry, node::Node, scale::Bounds};

impl<const STRIDE: u32> Geometry<STRIDE> {
    /// What pairs and want of room say about a node, as far as it may answer "at least `goal`?".
    #[inline]
    pub(super) fn pairing(&self, node: &Node, landings: u64, goal: i32) -> Bounds {
        let mut bounds = Bounds::NONE;
        let empty = self.squares() ^ node.position.occupied();
        if goal >= 0 {
            bounds.upper = self.most(node, landings, empty);
        }
        if goal <= 0 && !self.has_four(node.position.waiting() | empty) {
            bounds.lower = 0;
        }
        bounds
    }

    /// The most that the player to move can get.
    #[inline]
    fn most(&self, node: &Node, landings: u64, empty: u64) -> i32 {
        let (mover, waiting) = (node.position.mover(), node.position.waiting());
        let is_paired = node.free % 2 == 0;
        let reach = if is_paired { empty & (self.lower | landings) } else { empty };
        if self.has_four(mover | reach) {
            i32::MAX
        } else if is_paired && self.has_four(waiting | (empty ^ reach)) {
            -1
        } else {
            0
        }
    }
}
