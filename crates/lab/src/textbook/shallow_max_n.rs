//! Max-n that leaves out what cannot matter: shallow pruning.
//!
//! At a table of many, what one player gains the others need not lose, so alpha-beta has no place.
//! But if all that there is to win adds up to no more than `sum`, and no player is ever worth less
//! than `least`, then the more one player is sure of, the less is left for the player above, who
//! chooses between this node and another. As soon as that is no more than what the player above has
//! already, the rest of this node cannot matter (Korf, *Multi-player alpha-beta pruning*, 1991).
//! Only the player right above may cut so: a cut deeper down, as alpha-beta makes them, can change
//! the value at the root. So the cuts are shallow, and there are fewer of them.

use rules::Player;
use search::Why;

use super::{NodeResult, TreeWalk};
use crate::{SearchWindow, Tree};

/// What the player above is sure of already.
#[derive(Clone, Copy, Debug)]
pub(super) struct RivalShare {
    player: Player,
    sure: i32,
}

/// What a node is worth to each player, exact if nothing was cut off; without `pruning` nothing is.
pub(super) fn value(
    walk: &mut TreeWalk<'_>,
    twig: usize,
    above: Option<RivalShare>,
    pruning: bool,
) -> Vec<i32> {
    walk.watcher.enter(twig, SearchWindow::FULL);
    if walk.is_end(twig) {
        let shares: Vec<i32> =
            Player::all(walk.tree.players()).map(|player| walk.told(twig, player)).collect();
        let why = if walk.node(twig).is_leaf() { Why::Finished } else { Why::Horizon };
        return leave(walk, twig, shares, why, None);
    }
    let (node, turn) = (walk.node(twig), walk.tree.turn(twig));
    let mut best: Option<(Vec<i32>, usize)> = None;
    let mut why = Why::Exhausted;
    for (index, &branch) in node.branches.iter().enumerate() {
        let sure =
            best.as_ref().map(|(best, _)| RivalShare { player: turn, sure: best[turn.index()] });
        let shares = value(walk, branch, sure, pruning);
        if best.as_ref().is_none_or(|(best, _)| best[turn.index()] < shares[turn.index()]) {
            best = Some((shares, branch));
        }
        let mine = best.as_ref().map_or(0, |(best, _)| best[turn.index()]);
        let closes = above.is_some_and(|above| {
            // A player who moves twice in a row cuts nothing of their own.
            above.player != turn && left_for_one(walk.tree, mine) <= above.sure
        });
        if pruning && (closes || most_for_one(walk.tree) <= mine) && index + 1 < node.branches.len()
        {
            why = Why::Cut;
            break;
        }
    }
    let (shares, branch) = best.expect("a node that is no leaf has branches");
    leave(walk, twig, shares, why, Some(branch))
}

fn leave(
    walk: &mut TreeWalk<'_>,
    twig: usize,
    shares: Vec<i32>,
    why: Why,
    best: Option<usize>,
) -> Vec<i32> {
    let (value, window) = (shares[walk.me.index()], SearchWindow::FULL);
    walk.watcher.leave(twig, NodeResult { value, shares: Some(&shares), window, why, best });
    shares
}

/// What is left for one player if another is sure of something and the rest has the least there is.
pub(crate) fn left_for_one(tree: &Tree, sure: i32) -> i32 {
    let (least, sum) = tree.share_bounds();
    sum - sure - (i32::from(tree.players()) - 2) * least
}

/// The most that one player can have: what is left if all the others have the least there is.
fn most_for_one(tree: &Tree) -> i32 {
    let (least, sum) = tree.share_bounds();
    sum - (i32::from(tree.players()) - 1) * least
}
