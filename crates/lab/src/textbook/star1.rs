//! Alpha-beta where dice are thrown: Star1.
//!
//! What a chance node is worth is a mean, so it seems that every branch must be known. But if no
//! leaf is worth more than `most`, then what is not known yet cannot lift the mean above what it
//! would be if all of it were worth `most`. If even that is too little for alpha, the rest need not
//! be looked at; and the other way round with `least` and beta (Ballard, *The \*-minimax search
//! procedure for trees containing chance nodes*, 1983).
//!
//! The same sum tells each branch a window of its own: what the branch must be worth at least, so
//! that the node can still come out above alpha.

use search::Why;

use super::{NodeResult, TreeWalk};
use crate::SearchWindow;

/// Infinity: more than any sum of values.
const INFINITE: i64 = 1 << 40;

/// A window of numbers, in which an open end is very far away.
#[derive(Clone, Copy, Debug)]
pub(super) struct ChanceWindow {
    alpha: i64,
    beta: i64,
}

impl ChanceWindow {
    /// Everything is possible.
    pub(super) const FULL: Self = Self { alpha: -INFINITE, beta: INFINITE };

    fn window(self) -> SearchWindow {
        let end = |end: i64| i32::try_from(end).ok();
        SearchWindow { alpha: end(self.alpha), beta: end(self.beta) }
    }
}

/// The value of a node for the player that the search is about: exact inside the window, a bound
/// outside.
pub(super) fn value(walk: &mut TreeWalk<'_>, twig: usize, bounds: ChanceWindow) -> i32 {
    if let Some(value) = walk.enter(twig, bounds.window()) {
        return value;
    }
    if walk.node(twig).is_chance() {
        by_chance(walk, twig, bounds)
    } else {
        chosen(walk, twig, bounds)
    }
}

/// A node where a player chooses: alpha-beta as ever.
fn chosen(walk: &mut TreeWalk<'_>, twig: usize, entry: ChanceWindow) -> i32 {
    let (node, mine) = (walk.node(twig), walk.is_mine(twig));
    let mut bounds = entry;
    let mut best: Option<(i32, usize)> = None;
    let mut why = Why::Exhausted;
    for (index, &branch) in node.branches.iter().enumerate() {
        let value = value(walk, branch, bounds);
        if best.is_none_or(|(best, _)| if mine { best < value } else { value < best }) {
            best = Some((value, branch));
        }
        let value = i64::from(value);
        let closes = if mine {
            bounds.alpha = bounds.alpha.max(value);
            walk.cutting.reaches(value, entry.beta)
        } else {
            bounds.beta = bounds.beta.min(value);
            walk.cutting.reaches(-value, -entry.alpha)
        };
        if closes && index + 1 < node.branches.len() {
            why = Why::Cut;
            break;
        }
    }
    let (value, branch) = best.expect("a node that is no leaf has branches");
    let window = bounds.window();
    walk.leave(twig, NodeResult { value, shares: None, window, why, best: Some(branch) })
}

/// A node where chance decides.
fn by_chance(walk: &mut TreeWalk<'_>, twig: usize, entry: ChanceWindow) -> i32 {
    let node = walk.node(twig);
    let (least, most) = walk.bounds();
    let (least, most) = (i64::from(least), i64::from(most));
    let all = i64::from(node.chances());
    // What is known so far, each branch as often as it happens; and how often what is not known.
    let (mut sum, mut unknown) = (0, all);
    let mut why = Why::Exhausted;
    for (&branch, &odds) in node.branches.iter().zip(&node.odds) {
        let odds = i64::from(odds);
        unknown -= odds;
        // What the branch must be worth for the node to come to alpha, or to beta, if all that is
        // not known yet were as good, or as bad, as it can be.
        let needed = all * entry.alpha - sum - unknown * most;
        let enough = all * entry.beta - sum - unknown * least;
        let below = ChanceWindow {
            alpha: needed.div_euclid(odds).max(least),
            beta: (-(-enough).div_euclid(odds)).min(most),
        };
        sum += odds * i64::from(value(walk, branch, below));
        let (at_most, at_least) = (sum + unknown * most, sum + unknown * least);
        let too_low = walk.cutting.reaches(-at_most, -all * entry.alpha);
        let too_high = walk.cutting.reaches(at_least, all * entry.beta);
        if unknown > 0 && (too_low || too_high) {
            why = Why::Cut;
            sum = if too_low { at_most } else { at_least };
            break;
        }
    }
    let value = mean(sum, all, entry);
    walk.leave(twig, NodeResult { value, shares: None, window: entry.window(), why, best: None })
}

/// A sum over chances divided by their number. Inside the window that is whole; what is only a
/// bound is rounded towards the window, of which it stays outside.
fn mean(sum: i64, chances: i64, entry: ChanceWindow) -> i32 {
    let value = if sum <= chances * entry.alpha {
        -(-sum).div_euclid(chances)
    } else {
        sum.div_euclid(chances)
    };
    i32::try_from(value).expect("no mean is larger than the largest leaf")
}
