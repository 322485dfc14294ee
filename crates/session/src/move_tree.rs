//! The tree of moves: nothing that was played is thrown away.

use rules::Player;

/// A place in the tree: the start of the game, or a move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of the game.
    pub const START: NodeId = NodeId(0);
}

/// Every move played in a game, with all its branches, and the place now on the board.
///
/// Undo goes to the parent, redo to the child visited last, another move makes a branch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct MoveTree {
    nodes: Vec<Node>,
    current: NodeId,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Node {
    parent: Option<NodeId>,
    /// Who played the move that leads here; nobody at the start.
    player: Option<Player>,
    /// The move that leads here; empty at the start.
    text: String,
    children: Vec<NodeId>,
    /// Where redo goes.
    onward: Option<NodeId>,
}

impl Default for MoveTree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], current: NodeId::START }
    }
}

impl MoveTree {
    /// The place now on the board.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// Whether there is such a place.
    #[must_use]
    pub fn contains(&self, node: NodeId) -> bool {
        node.0 < self.nodes.len()
    }

    /// The place before, unless it is the start.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent
    }

    /// The moves played from a place, in the order in which they were first played.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// The move that leads to a place; empty for the start.
    #[must_use]
    pub fn text(&self, node: NodeId) -> &str {
        &self.nodes[node.0].text
    }

    /// Who played the move that leads to a place; nobody for the start.
    #[must_use]
    pub fn player(&self, node: NodeId) -> Option<Player> {
        self.nodes[node.0].player
    }

    /// The places that redo leads to, one after the other.
    pub fn ahead(&self) -> impl Iterator<Item = NodeId> {
        let onward = |node: &NodeId| self.nodes[node.0].onward;
        std::iter::successors(onward(&self.current), onward)
    }

    /// The places from the first move to the present one.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        self.line_to(self.current)
    }

    /// The places from the first move to `node`.
    #[must_use]
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> =
            std::iter::successors(Some(node), |&node| self.parent(node)).collect();
        line.pop();
        line.reverse();
        line
    }

    /// Plays a move here: into the branch that begins with it, or into a new one.
    pub fn play(&mut self, player: Player, text: &str) -> NodeId {
        let here = self.current;
        let known = self.children(here).iter().copied().find(|&child| self.text(child) == text);
        let next = known.unwrap_or_else(|| {
            let fresh = NodeId(self.nodes.len());
            self.nodes.push(Node {
                parent: Some(here),
                player: Some(player),
                text: text.to_owned(),
                children: Vec::new(),
                onward: None,
            });
            self.nodes[here.0].children.push(fresh);
            fresh
        });
        self.go_to(next);
        next
    }

    /// Goes to a place; redo will lead there again.
    pub fn go_to(&mut self, node: NodeId) {
        let mut child = node;
        while let Some(parent) = self.parent(child) {
            self.nodes[parent.0].onward = Some(child);
            child = parent;
        }
        self.current = node;
    }
}
