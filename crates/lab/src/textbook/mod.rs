//! The searches of textbooks that need more than a game has: dice, and bounds on what leaves are
//! worth.
//!
//! They search trees that are written down, each in a file of its own, to be read by students:
//! [`expectiminimax`] takes the mean where chance decides, [`star1`] leaves out of that what cannot
//! matter, [`shallow_max_n`] does so at a table of many. A [`TreeWalk`] carries what they have in
//! common: who looks at the tree, and who watches.

mod expectiminimax;
mod recording;
mod shallow_max_n;
mod star1;

use rules::Player;
use search::Why;

use crate::{Cutting, SearchWindow, Tree, TreeNode};

pub use recording::TextbookEngine;
pub(crate) use recording::record;
pub(crate) use shallow_max_n::left_for_one;

/// A watcher of a search of a tree that is written down, node by node.
pub(crate) trait TreeWatcher {
    /// The search enters a node with a window.
    fn enter(&mut self, twig: usize, window: SearchWindow);

    /// The search leaves the node it entered last and has not left yet.
    fn leave(&mut self, twig: usize, found: NodeResult<'_>);
}

/// What a search has found at a node when it leaves it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NodeResult<'a> {
    /// The value for the player that the search is about, in parts of a point.
    pub(crate) value: i32,
    /// What the node is worth to each player, in a search that knows that.
    pub(crate) shares: Option<&'a [i32]>,
    /// What is left of the window.
    pub(crate) window: SearchWindow,
    /// Why nothing more is searched here.
    pub(crate) why: Why,
    /// The branch that gave the value; none at leaves and where chance decides.
    pub(crate) best: Option<usize>,
}

/// What every search of a tree carries from node to node.
pub(crate) struct TreeWalk<'a> {
    pub(crate) tree: &'a Tree,
    /// The player that the search is about: the one to move at the root.
    pub(crate) me: Player,
    /// How many moves to look ahead; to the leaves unless given.
    pub(crate) depth: Option<u32>,
    /// When the rest of a node is cut off.
    pub(crate) cutting: Cutting,
    pub(crate) watcher: &'a mut dyn TreeWatcher,
}

impl<'a> TreeWalk<'a> {
    /// A node of the tree.
    pub(crate) fn node(&self, twig: usize) -> &'a TreeNode {
        &self.tree.twigs()[twig]
    }

    /// Whether the player that the search is about chooses at a node.
    pub(crate) fn is_mine(&self, twig: usize) -> bool {
        self.tree.turn(twig) == self.me
    }

    /// Whether the search looks no further than a node.
    pub(crate) fn is_end(&self, twig: usize) -> bool {
        let node = self.node(twig);
        node.is_leaf() || self.depth.is_some_and(|depth| depth <= node.ply)
    }

    /// What the text says a node is worth to a player, in parts of a point.
    pub(crate) fn told(&self, twig: usize, player: Player) -> i32 {
        let worth = self.node(twig).worth.as_ref();
        worth.map_or(0, |worth| worth[player.index()] * self.tree.unit())
    }

    /// What leaves lie between for the player that the search is about, in parts of a point.
    pub(crate) fn bounds(&self) -> (i32, i32) {
        let (least, most) = self.tree.bounds();
        let unit = self.tree.unit();
        if self.me == Player::FIRST {
            (least * unit, most * unit)
        } else {
            (-most * unit, -least * unit)
        }
    }

    /// Enters a node and leaves it at once with what the text says, if the search looks no further.
    pub(crate) fn enter(&mut self, twig: usize, window: SearchWindow) -> Option<i32> {
        self.watcher.enter(twig, window);
        if !self.is_end(twig) {
            return None;
        }
        let why = if self.node(twig).is_leaf() { Why::Finished } else { Why::Horizon };
        let value = self.told(twig, self.me);
        self.watcher.leave(twig, NodeResult { value, shares: None, window, why, best: None });
        Some(value)
    }

    /// Leaves a node with its value, and passes that on.
    pub(crate) fn leave(&mut self, twig: usize, found: NodeResult<'_>) -> i32 {
        self.watcher.leave(twig, found);
        found.value
    }
}

impl Cutting {
    /// Whether a value closes a window whose upper end is there.
    pub(crate) fn reaches(self, value: i64, bound: i64) -> bool {
        match self {
            Cutting::NonStrict => bound <= value,
            Cutting::Strict => bound < value,
        }
    }
}
