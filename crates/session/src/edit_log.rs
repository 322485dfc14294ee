//! The nodes of a tree that were added or changed, in order: what is to be saved and shown anew.

use std::collections::BTreeSet;

use crate::NodeId;

/// The nodes of a tree that were added or changed, in order.
#[derive(Clone, Debug, Default)]
pub(crate) struct EditLog(Vec<Edit>);

/// A node that was added or changed.
#[derive(Clone, Copy, Debug)]
struct Edit {
    node: NodeId,
    /// Whether a save has to write it; what an engine thinks of a node is shown and not saved.
    is_saved: bool,
}

impl EditLog {
    /// Notes a node that a save has to write.
    pub(crate) fn note(&mut self, node: NodeId) {
        self.0.push(Edit { node, is_saved: true });
    }

    /// Notes a node of which an engine thinks something else.
    pub(crate) fn note_opinion(&mut self, node: NodeId) {
        self.0.push(Edit { node, is_saved: false });
    }

    /// How many edits there have been.
    pub(crate) fn count(&self) -> usize {
        self.0.len()
    }

    /// The nodes that were edited after that many edits.
    pub(crate) fn since(&self, count: usize) -> impl Iterator<Item = NodeId> {
        self.edits(count).iter().map(|edit| edit.node)
    }

    /// Those of them that a save has to write, each once.
    pub(crate) fn saved_since(&self, count: usize) -> Vec<NodeId> {
        let saved = self.edits(count).iter().filter(|edit| edit.is_saved);
        each_once(saved.map(|edit| edit.node))
    }

    fn edits(&self, count: usize) -> &[Edit] {
        self.0.get(count..).unwrap_or_default()
    }
}

/// Some nodes in their order, each once.
pub(crate) fn each_once(nodes: impl Iterator<Item = NodeId>) -> Vec<NodeId> {
    nodes.collect::<BTreeSet<_>>().into_iter().collect()
}
