//! The tree of moves: nothing that was played is thrown away.

use std::time::Duration;

use rules::Player;

use crate::{Ending, Fault, Judgement};

/// A place in the tree: the start of the game, or a move that was played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of the game.
    pub const START: NodeId = NodeId(0);

    /// The place of that number, counted in the order in which moves were first played; the start
    /// has number zero.
    #[must_use]
    pub const fn new(number: usize) -> Self {
        Self(number)
    }

    /// Its number.
    #[must_use]
    pub const fn number(self) -> usize {
        self.0
    }
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
    /// How long the move took.
    used: Option<Duration>,
    comment: Option<String>,
    judgement: Option<Box<Judgement>>,
    /// How the game ended here, if not by its rules.
    verdict: Option<Ending>,
    /// How the program failed that lost the game here by failing.
    fault: Option<Fault>,
    children: Vec<NodeId>,
    /// Where redo goes.
    onward: Option<NodeId>,
}

impl Default for MoveTree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], current: NodeId::START }
    }
}

/// Looking.
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

    /// Every place, the start first and each after the one before it.
    pub fn nodes(&self) -> impl Iterator<Item = NodeId> + use<> {
        (0..self.nodes.len()).map(NodeId)
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

    /// How long the move took that leads to a place, if that is known.
    #[must_use]
    pub fn used(&self, node: NodeId) -> Option<Duration> {
        self.nodes[node.0].used
    }

    /// What somebody wrote about a place.
    #[must_use]
    pub fn comment(&self, node: NodeId) -> Option<&str> {
        self.nodes[node.0].comment.as_deref()
    }

    /// What an engine thought of a place.
    #[must_use]
    pub fn judgement(&self, node: NodeId) -> Option<&Judgement> {
        self.nodes[node.0].judgement.as_deref()
    }

    /// How the game ended at a place other than by its rules: somebody resigned, a draw was agreed
    /// on, a flag fell, a program failed.
    #[must_use]
    pub fn verdict(&self, node: NodeId) -> Option<Ending> {
        self.nodes[node.0].verdict
    }

    /// How the program failed that lost the game at a place by failing.
    #[must_use]
    pub fn fault(&self, node: NodeId) -> Option<&Fault> {
        self.nodes[node.0].fault.as_ref()
    }

    /// Where redo leads from a place.
    #[must_use]
    pub fn onward(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].onward
    }

    /// The places that redo leads to, one after the other.
    pub fn ahead(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.onward(self.current), |&node| self.onward(node))
    }

    /// Whether every move of another tree is here, at the same place: both are of one game, and
    /// this one has come further.
    #[must_use]
    pub fn goes_on_from(&self, other: &MoveTree) -> bool {
        let is_same = |(mine, theirs): (&Node, &Node)| {
            (mine.parent, &mine.text) == (theirs.parent, &theirs.text)
        };
        other.nodes.len() <= self.nodes.len() && self.nodes.iter().zip(&other.nodes).all(is_same)
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

    /// The places from the first move through the present one to where redo ends.
    #[must_use]
    pub fn whole_line(&self) -> Vec<NodeId> {
        self.line().into_iter().chain(self.ahead()).collect()
    }

    /// How long the moves of a player took on the way to a place.
    pub fn used_by(&self, player: Player, node: NodeId) -> impl Iterator<Item = Duration> {
        let line = self.line_to(node).into_iter();
        let own = line.filter(move |&node| self.player(node) == Some(player));
        own.map(|node| self.used(node).unwrap_or_default())
    }
}

/// Growing.
impl MoveTree {
    /// Adds a move after a place, or finds it there; the place on the board stays the same.
    pub fn add(&mut self, parent: NodeId, player: Player, text: &str) -> NodeId {
        let known = self.children(parent).iter().copied().find(|&child| self.text(child) == text);
        known.unwrap_or_else(|| {
            let fresh = NodeId(self.nodes.len());
            self.nodes.push(Node {
                parent: Some(parent),
                player: Some(player),
                text: text.to_owned(),
                ..Node::default()
            });
            self.nodes[parent.0].children.push(fresh);
            fresh
        })
    }

    /// Plays a move here: into the branch that begins with it, or into a new one. If a game once
    /// ended there otherwise than by its rules, it does so no longer.
    pub fn play(&mut self, player: Player, text: &str) -> NodeId {
        let next = self.add(self.current, player, text);
        self.set_verdict(next, None);
        // The places before already lead here.
        self.nodes[self.current.0].onward = Some(next);
        self.current = next;
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

    /// Writes a move in another way.
    pub(crate) fn set_move(&mut self, node: NodeId, player: Player, text: String) {
        self.nodes[node.0].player = Some(player);
        self.nodes[node.0].text = text;
    }

    /// Notes how long a move took.
    pub fn set_used(&mut self, node: NodeId, used: Option<Duration>) {
        self.nodes[node.0].used = used;
    }

    /// Writes something about a place, or nothing.
    pub fn set_comment(&mut self, node: NodeId, comment: Option<String>) {
        self.nodes[node.0].comment = comment;
    }

    /// Notes what an engine thinks of a place. What the same engine said after looking further
    /// stays.
    pub fn set_judgement(&mut self, node: NodeId, judgement: Judgement) {
        let known = &mut self.nodes[node.0].judgement;
        let is_deeper = known.as_ref().is_some_and(|known| {
            known.engine == judgement.engine && judgement.advice.depth < known.advice.depth
        });
        if !is_deeper {
            *known = Some(Box::new(judgement));
        }
    }

    /// Notes how the game ended at a place, if not by its rules.
    pub fn set_verdict(&mut self, node: NodeId, verdict: Option<Ending>) {
        self.nodes[node.0].verdict = verdict;
        self.nodes[node.0].fault = None;
    }

    /// Notes how the program failed that loses the game at a place, once the verdict is noted.
    pub fn set_fault(&mut self, node: NodeId, fault: Option<Fault>) {
        self.nodes[node.0].fault = fault;
    }
}
