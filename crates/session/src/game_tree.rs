//! The tree of a game: its moves with every variation, and what is known of each.
//!
//! It is the one model of a game from the table to the disk: a session plays on it, a record holds
//! it, the forms of files read and write it. What is known of the game as a whole (players, facts,
//! result) stands beside it in a [`Record`](crate::Record).

mod arranging;

use std::time::Duration;

use rules::Player;

use crate::{
    Fault, GameResult, Judgement, Remark,
    edit_log::{EditLog, each_once},
};

pub use arranging::Arrangement;

/// A node of the tree: the start of the game, or a move that was played.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct NodeId(usize);

impl NodeId {
    /// The start of the game.
    pub const START: NodeId = NodeId(0);

    /// The node of that number, counted in the order in which nodes were added; the start has
    /// number zero.
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

/// Every move of a game with all its variations, and the node now on the board.
///
/// Undo goes to the parent, redo to the child visited last, another move makes a variation.
/// A move that is played becomes part of the main line; going back and forth changes only what
/// redo does.
#[derive(Clone, Debug)]
pub struct GameTree {
    nodes: Vec<Node>,
    current: NodeId,
    /// What was added or changed, in order.
    edits: EditLog,
}

#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Node {
    parent: Option<NodeId>,
    /// Who played the move that leads here; `None` at the start.
    player: Option<Player>,
    /// The move that leads here; empty at the start.
    text: String,
    remark: Remark,
    judgement: Option<Box<Judgement>>,
    /// What the engine that played from here thought of the position, and for whom.
    worth: Option<(Player, i32)>,
    /// How the program failed that lost the game here by failing.
    fault: Option<Fault>,
    /// How the game ends here by its rules, or by the result that its record tells.
    end: Option<GameResult>,
    /// The moves played from here, in the order in which they were added.
    children: Vec<NodeId>,
    /// The child of the main line, if it is not the first.
    main: Option<NodeId>,
    /// Where redo goes, if not along the main line.
    onward: Option<NodeId>,
}

impl Default for GameTree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], current: NodeId::START, edits: EditLog::default() }
    }
}

/// Trees are equal if they hold the same game at the same node, whatever led to it.
impl PartialEq for GameTree {
    fn eq(&self, other: &Self) -> bool {
        (&self.nodes, self.current) == (&other.nodes, other.current)
    }
}

impl Eq for GameTree {}

/// Looking.
impl GameTree {
    /// The node now on the board.
    #[must_use]
    pub fn current(&self) -> NodeId {
        self.current
    }

    /// How many moves there are in all variations together.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len() - 1
    }

    /// Whether no move was played.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// Whether there is such a node.
    #[must_use]
    pub fn contains(&self, node: NodeId) -> bool {
        node.0 < self.nodes.len()
    }

    /// Every node, the start first and each after its parent.
    pub fn nodes(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (0..self.nodes.len()).map(NodeId)
    }

    /// Every move: every node but the start.
    pub fn moves(&self) -> impl DoubleEndedIterator<Item = NodeId> + use<> {
        (1..self.nodes.len()).map(NodeId)
    }

    /// The node before, unless it is the start.
    #[must_use]
    pub fn parent(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].parent
    }

    /// The moves played from a node, in the order in which they were added.
    #[must_use]
    pub fn children(&self, node: NodeId) -> &[NodeId] {
        &self.nodes[node.0].children
    }

    /// The move that leads to a node; empty for the start.
    #[must_use]
    pub fn text(&self, node: NodeId) -> &str {
        &self.nodes[node.0].text
    }

    /// Who played the move that leads to a node; `None` for the start.
    #[must_use]
    pub fn player(&self, node: NodeId) -> Option<Player> {
        self.nodes[node.0].player
    }

    /// What is said of the move that leads to a node; for the start, of the game.
    #[must_use]
    pub fn remark(&self, node: NodeId) -> &Remark {
        &self.nodes[node.0].remark
    }

    /// What an engine that was asked thinks of a node.
    #[must_use]
    pub fn judgement(&self, node: NodeId) -> Option<&Judgement> {
        self.nodes[node.0].judgement.as_deref()
    }

    /// What a node is worth for the player to move there, and who that is: by the engine that was
    /// asked about it, or else by the one that played from it.
    #[must_use]
    pub fn worth(&self, node: NodeId) -> Option<(Player, i32)> {
        let judged =
            self.judgement(node).map(|Judgement { advice, .. }| (advice.player, advice.score));
        judged.or(self.nodes[node.0].worth)
    }

    /// How the game ended at a node other than by its rules: a resignation, a draw agreed on, a
    /// fallen flag, a program that failed.
    #[must_use]
    pub fn verdict(&self, node: NodeId) -> Option<GameResult> {
        self.nodes[node.0].remark.verdict
    }

    /// How the game ended at a node, by its rules or otherwise.
    #[must_use]
    pub fn end(&self, node: NodeId) -> Option<GameResult> {
        self.verdict(node).or(self.nodes[node.0].end)
    }

    /// How the program failed that lost the game at a node by failing.
    #[must_use]
    pub fn fault(&self, node: NodeId) -> Option<&Fault> {
        self.nodes[node.0].fault.as_ref()
    }

    /// Whether every move of another tree is here, at the same node: both are of one game, and
    /// this one has come further.
    #[must_use]
    pub fn goes_on_from(&self, other: &GameTree) -> bool {
        let is_same = |(mine, theirs): (&Node, &Node)| {
            (mine.parent, &mine.text) == (theirs.parent, &theirs.text)
        };
        other.nodes.len() <= self.nodes.len() && self.nodes.iter().zip(&other.nodes).all(is_same)
    }

    /// The nodes that a save has to write since there had been that many edits, each once.
    #[must_use]
    pub fn edits_since(&self, count: usize) -> Vec<NodeId> {
        self.edits.saved_since(count)
    }

    /// The nodes of which something else is known since there had been that many edits, each once:
    /// besides those that were edited the moves that follow them, since what an engine thinks of a
    /// node says also what those moves are worth.
    #[must_use]
    pub fn changes_since(&self, count: usize) -> Vec<NodeId> {
        each_once(
            self.edits
                .since(count)
                .flat_map(|node| std::iter::once(node).chain(self.children(node).iter().copied())),
        )
    }

    /// How many edits there have been: what was added or changed since is what came after that
    /// count.
    #[must_use]
    pub fn edit_count(&self) -> usize {
        self.edits.count()
    }
}

/// Lines.
impl GameTree {
    /// The move of the main line that follows a node.
    #[must_use]
    pub fn main_child(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].main.or_else(|| self.children(node).first().copied())
    }

    /// The moves that follow a node, that of the main line first.
    pub fn followers(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let main = self.main_child(node);
        let others = self.children(node).iter().copied().filter(move |&child| Some(child) != main);
        main.into_iter().chain(others)
    }

    /// The moves of the main line that follow a node.
    pub fn main_line_from(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.main_child(node), |&node| self.main_child(node))
    }

    /// The moves of the main line.
    pub fn main_line(&self) -> impl Iterator<Item = NodeId> {
        self.main_line_from(NodeId::START)
    }

    /// The last node of the main line.
    #[must_use]
    pub fn main_end(&self) -> NodeId {
        self.main_line().last().unwrap_or(NodeId::START)
    }

    /// Where redo leads from a node: to the child visited last, or else along the main line.
    #[must_use]
    pub fn onward(&self, node: NodeId) -> Option<NodeId> {
        self.nodes[node.0].onward.or_else(|| self.main_child(node))
    }

    /// The nodes that redo leads to, one after the other.
    pub fn ahead(&self) -> impl Iterator<Item = NodeId> {
        std::iter::successors(self.onward(self.current), |&node| self.onward(node))
    }

    /// How many moves lead to a node.
    #[must_use]
    pub fn ply(&self, node: NodeId) -> usize {
        self.way_up(node).count()
    }

    /// The nodes from the first move to the present one.
    #[must_use]
    pub fn line(&self) -> Vec<NodeId> {
        self.line_to(self.current)
    }

    /// The nodes from the first move to `node`.
    #[must_use]
    pub fn line_to(&self, node: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.way_up(node).collect();
        line.reverse();
        line
    }

    /// The nodes from the first move through the present one to where redo ends.
    #[must_use]
    pub fn whole_line(&self) -> Vec<NodeId> {
        self.line().into_iter().chain(self.ahead()).collect()
    }

    /// How long the moves of a player took on the way to a node.
    pub fn spent_by(&self, player: Player, node: NodeId) -> impl Iterator<Item = Duration> {
        let line = self.line_to(node).into_iter();
        let own = line.filter(move |&node| self.player(node) == Some(player));
        own.map(|node| self.remark(node).spent.unwrap_or_default())
    }

    /// The nodes from `node` up to the first move.
    fn way_up(&self, node: NodeId) -> impl Iterator<Item = NodeId> {
        let is_move = |node: &NodeId| *node != NodeId::START;
        std::iter::successors(Some(node).filter(is_move), move |&node| {
            self.parent(node).filter(is_move)
        })
    }
}

/// Growing.
impl GameTree {
    /// Adds a move after a node, or finds it there; the node on the board stays the same.
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
            self.edits.note(fresh);
            fresh
        })
    }

    /// Plays a move here: along a variation that begins with it, or into a new one, which becomes
    /// the main line. If a game once ended there otherwise than by its rules, it does so no longer.
    pub fn play(&mut self, player: Player, text: &str) -> NodeId {
        let next = self.add(self.current, player, text);
        if self.verdict(next).is_some() {
            self.set_verdict(next, None);
        }
        self.nodes[self.current.0].onward = Some(next);
        self.current = next;
        self.promote_line(next);
        next
    }

    /// Goes to a node; redo will lead there again.
    pub fn go_to(&mut self, node: NodeId) {
        let mut child = node;
        while let Some(parent) = self.parent(child) {
            self.nodes[parent.0].onward = Some(child);
            child = parent;
        }
        self.current = node;
    }

    /// Takes over some nodes of another tree of the same game that has come further, and what it
    /// has on the board.
    ///
    /// # Panics
    ///
    /// If a node is added whose parent is not there, or whose number is not the next.
    pub fn take_over(&mut self, nodes: &[NodeId], other: &Self) {
        for &id in nodes {
            let fresh = other.nodes[id.0].clone();
            if let Some(known) = self.nodes.get_mut(id.0) {
                let children = std::mem::take(&mut known.children);
                *known = Node { children, ..fresh };
            } else {
                assert_eq!(id.0, self.nodes.len(), "nodes are added in order");
                if let Some(parent) = fresh.parent {
                    self.nodes[parent.0].children.push(id);
                }
                self.nodes.push(Node { children: Vec::new(), ..fresh });
            }
            self.edits.note(id);
        }
        self.current = other.current;
    }

    /// Makes a node current in a tree that has just been built.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    pub fn set_current(&mut self, node: NodeId) {
        assert!(self.contains(node), "a node of this tree");
        self.current = node;
    }

    /// Makes a move the main line's among those that follow the same node.
    pub fn promote(&mut self, node: NodeId) {
        let Some(parent) = self.parent(node) else { return };
        if self.main_child(parent) != Some(node) {
            self.nodes[parent.0].main = Some(node);
            self.edits.note(parent);
        }
    }

    /// Makes the line to a node the main line.
    fn promote_line(&mut self, node: NodeId) {
        let mut child = node;
        while let Some(parent) = self.parent(child) {
            self.promote(child);
            child = parent;
        }
    }

    /// Writes a move in another way.
    pub(crate) fn set_move(&mut self, node: NodeId, player: Player, text: String) {
        let changed = &mut self.nodes[node.0];
        if (changed.player, &changed.text) != (Some(player), &text) {
            (changed.player, changed.text) = (Some(player), text);
            self.edits.note(node);
        }
    }

    /// What is said of the move that leads to a node, to change it.
    pub fn remark_mut(&mut self, node: NodeId) -> &mut Remark {
        self.edits.note(node);
        &mut self.nodes[node.0].remark
    }

    /// Notes what an engine thinks of a node. What the same engine said after looking further
    /// stays.
    pub fn set_judgement(&mut self, node: NodeId, judgement: Judgement) {
        let known = &mut self.nodes[node.0].judgement;
        let is_deeper = known.as_ref().is_some_and(|known| {
            known.engine == judgement.engine && judgement.advice.depth < known.advice.depth
        });
        if !is_deeper {
            *known = Some(Box::new(judgement));
            self.edits.note_opinion(node);
        }
    }

    /// Notes what the engine that plays from a node for a player thinks of it.
    pub(crate) fn set_worth(&mut self, node: NodeId, player: Player, score: i32) {
        self.nodes[node.0].worth = Some((player, score));
        self.edits.note_opinion(node);
    }

    /// Notes how the game ended at a node, if not by its rules.
    pub fn set_verdict(&mut self, node: NodeId, verdict: Option<GameResult>) {
        self.remark_mut(node).verdict = verdict;
        self.nodes[node.0].fault = None;
    }

    /// Notes how the program failed that loses the game at a node, once the verdict is noted.
    pub fn set_fault(&mut self, node: NodeId, fault: Option<Fault>) {
        self.nodes[node.0].fault = fault;
        self.edits.note(node);
    }

    /// Notes how the game ends at a node by its rules, or by the result that its record tells.
    pub(crate) fn set_end(&mut self, node: NodeId, end: Option<GameResult>) {
        self.nodes[node.0].end = end;
    }

    /// The game as it is written down: the nodes in the order of the lines (a move, then everything
    /// after it, then the next variation), without what only a session knows.
    #[must_use]
    pub fn in_order(&self) -> Self {
        let order = self.in_line_order();
        let mut place = vec![NodeId::START; self.nodes.len()];
        for (new, &old) in order.iter().enumerate() {
            place[old.0] = NodeId(new);
        }
        let moved = |node: NodeId| place[node.0];
        let nodes = order.iter().map(|&old| {
            let node = &self.nodes[old.0];
            Node {
                parent: node.parent.map(moved),
                children: self.followers(old).map(moved).collect(),
                player: node.player,
                text: node.text.clone(),
                remark: node.remark.clone(),
                ..Node::default()
            }
        });
        Self { nodes: nodes.collect(), current: moved(self.current), edits: EditLog::default() }
    }

    /// Every node in the order of the lines: a node, then the main line after it with everything
    /// that follows there, then the other variations.
    #[must_use]
    pub fn in_line_order(&self) -> Vec<NodeId> {
        let mut order = Vec::with_capacity(self.nodes.len());
        // Without recursion: variations may be as deep as a game is long.
        let mut waiting = vec![NodeId::START];
        while let Some(node) = waiting.pop() {
            order.push(node);
            let followers: Vec<NodeId> = self.followers(node).collect();
            waiting.extend(followers.into_iter().rev());
        }
        order
    }
}
