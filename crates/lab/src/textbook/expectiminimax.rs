//! Minimax where dice are thrown: the largest for me, the smallest for the other, the mean for
//! chance.
//!
//! No player chooses at a chance node, so neither the largest nor the smallest of its branches is what
//! it is worth, but what they come to on an average: each counts as often as it happens (Michie,
//! *Game-playing and game-learning automata*, 1966). Nothing is clever here, on purpose: it looks at
//! every leaf, and Star1 must find the same value.

use search::Why;

use super::{NodeResult, TreeWalk};
use crate::SearchWindow;

/// The value of a node for the player that the search is about.
pub(super) fn value(walk: &mut TreeWalk<'_>, twig: usize) -> i32 {
    if let Some(value) = walk.enter(twig, SearchWindow::FULL) {
        return value;
    }
    let node = walk.node(twig);
    let (value, best) = if node.is_chance() {
        let mut sum = 0;
        for (&branch, &odds) in node.branches.iter().zip(&node.odds) {
            sum += i64::from(odds) * i64::from(value(walk, branch));
        }
        (mean(sum, node.chances()), None)
    } else {
        let mine = walk.is_mine(twig);
        let mut best: Option<(i32, usize)> = None;
        for &branch in &node.branches {
            let value = value(walk, branch);
            if best.is_none_or(|(best, _)| if mine { best < value } else { value < best }) {
                best = Some((value, branch));
            }
        }
        let (value, branch) = best.expect("a node that is no leaf has branches");
        (value, Some(branch))
    };
    let (window, why) = (SearchWindow::FULL, Why::Exhausted);
    walk.leave(twig, NodeResult { value, shares: None, window, why, best })
}

/// A sum over chances divided by their number: whole, because a point is told in parts that are
/// fine enough.
fn mean(sum: i64, chances: i32) -> i32 {
    i32::try_from(sum / i64::from(chances)).expect("no mean is larger than the largest leaf")
}
