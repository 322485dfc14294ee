//! Arranging the tree of a game: lines promoted, reordered and deleted.

use rules::Player;

use super::{GameTree, Node, NodeId};
use crate::edit_log::EditLog;

/// How the line that begins with a move is arranged.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Arrangement {
    /// It becomes the main one of those that follow the same node.
    Promote,
    /// It becomes the main line of the game.
    MainLine,
    /// It comes before the variation that stood before it.
    Earlier,
    /// It comes after the variation that stood after it.
    Later,
    /// It is taken out, with everything that follows.
    Delete,
}

/// Analysing.
impl GameTree {
    /// Plays a move here: along a variation that begins with it, or into a new one, which becomes
    /// the main line only if nothing was played from here before.
    pub fn branch(&mut self, player: Player, text: &str) -> NodeId {
        let next = self.add(self.current, player, text);
        self.nodes[self.current.0].onward = Some(next);
        self.current = next;
        next
    }
}

/// Arranging. Nodes get other numbers then.
impl GameTree {
    /// Arranges the line that begins with a move; nothing happens to the start, and to a line that
    /// is so already.
    pub fn arrange(&mut self, node: NodeId, how: Arrangement) {
        let Some(parent) = self.parent(node) else { return };
        match how {
            Arrangement::Promote => self.promote(node),
            Arrangement::MainLine => self.promote_line(node),
            Arrangement::Earlier => self.shift(parent, node, -1),
            Arrangement::Later => self.shift(parent, node, 1),
            Arrangement::Delete => return self.delete(parent, node),
        }
        let order = self.in_line_order();
        self.rebuild(&order, self.current);
    }

    /// Moves a variation among those that follow the same node; the main line stays the first.
    fn shift(&mut self, parent: NodeId, node: NodeId, by: isize) {
        let mut order: Vec<NodeId> = self.followers(parent).collect();
        let Some(from) = order.iter().position(|&child| child == node) else { return };
        let Some(to) = from.checked_add_signed(by).filter(|&to| to > 0 && to < order.len()) else {
            return;
        };
        if from > 0 {
            order.swap(from, to);
            self.nodes[parent.0].main = order.first().copied();
            self.nodes[parent.0].children = order;
        }
    }

    /// Takes a move out with everything that follows it.
    fn delete(&mut self, parent: NodeId, node: NodeId) {
        let mut is_gone = vec![false; self.nodes.len()];
        is_gone[node.0] = true;
        for each in self.moves() {
            let follows = self.parent(each).is_some_and(|parent| is_gone[parent.0]);
            is_gone[each.0] |= follows;
        }
        let order = self.in_line_order();
        let kept: Vec<NodeId> = order.into_iter().filter(|node| !is_gone[node.0]).collect();
        let current = if is_gone[self.current.0] { parent } else { self.current };
        self.rebuild(&kept, current);
    }

    /// Numbers the nodes anew, in this order, and forgets those that are not in it.
    fn rebuild(&mut self, order: &[NodeId], current: NodeId) {
        let mut place = vec![None; self.nodes.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old.0] = Some(NodeId(new));
        }
        let moved = |node: NodeId| place[node.0];
        let nodes = order.iter().map(|&old| {
            let node = self.nodes[old.0].clone();
            let mut children: Vec<NodeId> = node.children.into_iter().filter_map(moved).collect();
            // Nodes are saved in the order of their numbers.
            children.sort_unstable();
            let first = children.first().copied();
            Node {
                parent: node.parent.and_then(moved),
                main: node.main.and_then(moved).filter(|&main| Some(main) != first),
                onward: node.onward.and_then(moved),
                children,
                ..node
            }
        });
        self.nodes = nodes.collect();
        self.current = moved(current).expect("a node that is still there");
        self.edits = EditLog::default();
    }
}
