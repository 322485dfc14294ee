//! The tree that games played by lot have grown.
//!
//! A recording of such a search is a list of rounds, each a line from the root to where a game was
//! played by lot. Put together, the lines are the tree: each node as it was seen last.

use std::io::{Read, Seek};

use crate::{RecordedNode, Recording, RecordingError, Why};

/// The most nodes that are put together; the rest lies further down.
const MOST: usize = 200_000;

/// The tree that games played by lot have grown, nodes by number.
#[derive(Debug)]
pub(crate) struct PlayoutTree {
    nodes: Vec<PlayoutNode>,
}

#[derive(Debug)]
struct PlayoutNode {
    node: RecordedNode,
    above: Option<usize>,
    /// The nodes below, in the order in which they were first tried.
    below: Vec<usize>,
}

impl PlayoutTree {
    /// Puts the rounds of a recording together.
    pub(crate) fn of<R: Read + Seek>(
        recording: &mut Recording<R>,
    ) -> Result<Option<Self>, RecordingError> {
        let mut gathered = Self { nodes: Vec::new() };
        let mut first = 0;
        while first < recording.len() {
            let root = recording.root_above(first)?;
            gathered.add(recording, root, first)?;
            first = root + 1;
        }
        gathered.size();
        Ok(Some(gathered).filter(|gathered| !gathered.nodes.is_empty()))
    }

    /// Adds a round: its nodes lie before its root, each right after the one below it.
    fn add<R: Read + Seek>(
        &mut self,
        recording: &mut Recording<R>,
        root: u32,
        last: u32,
    ) -> Result<(), RecordingError> {
        let mut above = None;
        for id in (last..=root).rev() {
            let node = recording.node(id)?;
            let known = match above {
                None => (!self.nodes.is_empty()).then_some(0),
                Some(above) => self.find(above, node.played),
            };
            above = match known {
                Some(known) => Some(self.renew(known, node)),
                None if self.nodes.len() < MOST => Some(self.grow(above, node)),
                None => return Ok(()),
            };
        }
        Ok(())
    }

    fn find(&self, above: usize, played: Option<u16>) -> Option<usize> {
        let mut below = self.nodes[above].below.iter().copied();
        below.find(|&below| self.nodes[below].node.played == played)
    }

    fn renew(&mut self, known: usize, node: RecordedNode) -> usize {
        let PlayoutNode { node: old, .. } = &mut self.nodes[known];
        let id = old.id;
        *old = RecordedNode { id, why: why(old.why, node.why), ..node };
        known
    }

    fn grow(&mut self, above: Option<usize>, node: RecordedNode) -> usize {
        let index = self.nodes.len();
        let id = u32::try_from(index).expect("there are not so many");
        self.nodes.push(PlayoutNode {
            node: RecordedNode { id, size: 1, ..node },
            above,
            below: Vec::new(),
        });
        if let Some(above) = above {
            self.nodes[above].below.push(index);
        }
        index
    }

    /// Counts the nodes below each; what was tried more comes first.
    fn size(&mut self) {
        for index in (0..self.nodes.len()).rev() {
            let sizes = self.nodes[index].below.iter().map(|&below| self.nodes[below].node.size);
            self.nodes[index].node.size = 1 + sizes.sum::<u32>();
            let mut below = std::mem::take(&mut self.nodes[index].below);
            let visits = |index: usize| self.nodes[index].node.standing.map(|s| s.visits);
            below.sort_by_key(|&index| std::cmp::Reverse(visits(index)));
            self.nodes[index].below = below;
        }
    }

    pub(crate) fn root(&self) -> &RecordedNode {
        &self.nodes[0].node
    }

    /// The nodes from the root to one.
    pub(crate) fn path(&self, id: u32) -> Option<Vec<RecordedNode>> {
        let mut path = Vec::new();
        let mut here = Some(id as usize);
        while let Some(index) = here {
            let grown = self.nodes.get(index)?;
            path.push(grown.node.clone());
            here = grown.above;
        }
        path.reverse();
        Some(path)
    }

    /// The nodes from the root along some moves, as far as they were put together.
    pub(crate) fn along(&self, moves: impl Iterator<Item = Option<u16>>) -> Vec<u32> {
        let mut path = vec![0];
        for played in moves {
            match self.find(path[path.len() - 1] as usize, played) {
                Some(next) => path.push(self.nodes[next].node.id),
                None => break,
            }
        }
        path
    }

    pub(crate) fn children(&self, id: u32) -> Vec<RecordedNode> {
        let below = self.nodes[id as usize].below.iter();
        below.map(|&index| self.nodes[index].node.clone()).collect()
    }
}

/// A node through which a game went on is no longer where the last one ended.
fn why(old: Why, new: Why) -> Why {
    if old == Why::Finished { old } else { new }
}
