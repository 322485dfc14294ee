//! The tree that the iterations grow.
//!
//! All nodes lie in one list, the children of a node next to each other, and point to each other
//! by number: nothing is allocated while the search goes up and down. Positions are not kept; the
//! search finds them by playing the moves again, which is cheaper than fetching them from memory.

use std::ops::{Index, IndexMut, Range};

use fastrand::Rng;
use rules::Player;

use super::proof::Proof;

/// The number of a node in the tree.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Id(u32);

/// The root of every tree.
pub(super) const ROOT: Id = Id(0);

/// A position as far as the search has come to know it.
///
/// Of what a playout brings each player, a node needs to keep one number, because only the player
/// who chose to come here will ever compare it with its siblings.
#[derive(Clone, Debug)]
pub(super) struct Node<M> {
    /// The move that led here; none at the root.
    pub(super) played: Option<M>,
    /// How many children there are; none as long as they are not listed.
    width: u16,
    /// The first of them.
    first: Id,
    /// How many iterations came by.
    pub(super) visits: u32,
    /// What they brought the player who moved here, at the root the player to move: 1 for each
    /// win, -1 for each loss.
    pub(super) reward: i32,
    /// What is certain here.
    pub(super) proof: Proof,
}

impl<M> Node<M> {
    fn new(played: Option<M>) -> Self {
        let proof = Proof::default();
        Self { played, width: 0, first: ROOT, visits: 0, reward: 0, proof }
    }

    /// The move that leads here from the parent, which the root has not.
    #[inline]
    pub(super) fn step(&self) -> M
    where
        M: Copy,
    {
        self.played.expect("only the root is not led to by a move")
    }

    /// Whether the children are listed.
    #[inline]
    pub(super) fn is_open(&self) -> bool {
        self.width != 0
    }

    /// The mean result for the player who moved here, from -1 to 1.
    #[inline]
    #[expect(clippy::cast_precision_loss, reason = "a mean of many games needs no more digits")]
    pub(super) fn mean(&self) -> f32 {
        self.reward as f32 / self.visits as f32
    }

    /// The child that is tried next, as long as there are some that were never tried.
    #[inline]
    pub(super) fn untried(&self) -> Option<Id> {
        // The first visit came before there were children; each one since went on to a new child.
        let tried = self.visits - 1;
        (tried < u32::from(self.width)).then(|| Id(self.first.0 + tried))
    }

    fn range(&self) -> Range<usize> {
        self.first.0 as usize..self.first.0 as usize + usize::from(self.width)
    }
}

/// The nodes, with a limit to how many there can be.
#[derive(Debug)]
pub(super) struct Tree<M> {
    nodes: Vec<Node<M>>,
    /// How many nodes there can be.
    room: usize,
    /// Whether a node has gone without children because there was no room.
    full: bool,
}

impl<M: Copy> Tree<M> {
    /// The most children of a node.
    const WIDEST: usize = u16::MAX as usize;

    /// A root without children, and room for as many nodes as fit in that many bytes.
    pub(super) fn new(memory: usize) -> Self {
        let fit = (memory / size_of::<Node<M>>()).clamp(1, 1 << 31);
        // Lists grow by doubling: a power of two is all used, and none of it is exceeded.
        let room = 1 << fit.ilog2();
        let mut nodes = Vec::with_capacity(room.min(1 << 10));
        nodes.push(Node::new(None));
        Self { nodes, room, full: false }
    }

    /// Whether the tree has stopped growing: once a node had to go without children, every later
    /// one does.
    pub(super) fn is_full(&self) -> bool {
        self.full
    }

    /// Lists the children of a node, in random order; false if there is no room for them.
    pub(super) fn open(&mut self, id: Id, moves: impl Iterator<Item = M>, rng: &mut Rng) -> bool {
        let first = self.nodes.len();
        for played in moves {
            if self.nodes.len() == self.room || self.nodes.len() - first == Self::WIDEST {
                self.nodes.truncate(first);
                self.full = true;
                return false;
            }
            self.nodes.push(Node::new(Some(played)));
        }
        let width = self.nodes.len() - first;
        rng.shuffle(&mut self.nodes[first..]);
        let node = &mut self[id];
        node.width = u16::try_from(width).expect("no wider than the widest");
        node.first = Id(u32::try_from(first).expect("no more nodes than there is room for"));
        true
    }

    /// The children of a node, in the order in which they are tried.
    #[inline]
    pub(super) fn children(&self, id: Id) -> impl Iterator<Item = (Id, &Node<M>)> {
        let node = &self[id];
        (node.first.0..).map(Id).zip(&self.nodes[node.range()])
    }

    /// Brings the proof of a node up to date with its children; true if it has changed.
    pub(super) fn prove(&mut self, id: Id, mover: Player, players: u8) -> bool {
        let children = &self.nodes[self[id].range()];
        let proofs = children.iter().map(|child| &child.proof);
        let proof = Proof::of_choice(mover, players, proofs);
        let news = proof != self[id].proof;
        self[id].proof = proof;
        news
    }
}

impl<M> Index<Id> for Tree<M> {
    type Output = Node<M>;

    #[inline]
    fn index(&self, id: Id) -> &Node<M> {
        &self.nodes[id.0 as usize]
    }
}

impl<M> IndexMut<Id> for Tree<M> {
    #[inline]
    fn index_mut(&mut self, id: Id) -> &mut Node<M> {
        &mut self.nodes[id.0 as usize]
    }
}
