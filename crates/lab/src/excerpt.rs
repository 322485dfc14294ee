//! The part of a recorded search that is shown at once, with its moves in notation.

use std::{
    collections::VecDeque,
    io::{Read, Seek},
};

use rules::{Diagram, UnknownMove};
use serde::Serialize;
use session::PlayError;
use words::Words;

use crate::{
    Child, Explorer, RecordedNode, RecordingError, SearchAnswer, SearchQuestion, Treatment,
};

/// How much of a search is shown.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Extent {
    /// How many moves from where it begins; everything unless given.
    pub plies: Option<u16>,
    /// How many nodes at most.
    pub nodes: usize,
    /// Whether every node has its board.
    pub boards: bool,
    /// The moves from the root to where it begins.
    pub below: Vec<String>,
}

/// The part of a search that is shown: a tree that fits in memory.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Excerpt {
    /// What was asked.
    pub question: SearchQuestion,
    /// What was answered.
    pub answer: SearchAnswer,
    /// How often the search began at the root; the last time is shown, or all together where
    /// games were played by lot.
    pub rounds: u32,
    /// Whether the search has windows: plain minimax, max-n and MCTS have none.
    #[serde(skip)]
    pub has_windows: bool,
    /// The node it begins at.
    pub root: ExcerptNode,
}

/// A node that is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct ExcerptNode {
    /// The move that led here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What was recorded.
    #[serde(flatten)]
    pub node: RecordedNode,
    /// Whether it is on the line that the search expects.
    pub expected: bool,
    /// What the search did with it that it does not do with every node.
    #[serde(flatten)]
    pub treatment: Treatment,
    /// The nodes below that are shown, in the order of visiting.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<ExcerptNode>,
    /// How many more nodes there are below.
    pub hidden: u32,
    /// The moves that were not searched because they could not matter; known where the nodes
    /// below are shown.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub skipped: Vec<String>,
    /// The position.
    #[serde(skip)]
    pub diagram: Option<Box<Diagram>>,
}

impl Default for Extent {
    fn default() -> Self {
        Self { plies: None, nodes: 200, boards: false, below: Vec::new() }
    }
}

/// A node in the making, and where its parent is in the list.
struct NodeDraft {
    branch: ExcerptNode,
    parent: usize,
}

impl Excerpt {
    /// What it shows, for those who cannot see it.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{} {}", self.question.engine, self.question.game)
    }

    /// The window with which a node was entered, where the search has windows.
    pub(crate) fn window(&self, branch: &ExcerptNode, words: &Words) -> Option<String> {
        self.has_windows.then(|| branch.node.window_text(branch.node.entry, words))
    }
}

impl<R: Read + Seek> Explorer<R> {
    /// Takes an excerpt: as much as is asked for, nodes near the root first.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read, or nothing was searched below the moves that were asked
    /// for.
    pub fn excerpt(&mut self, extent: &Extent) -> Result<Excerpt, RecordingError> {
        let recording = self.recording();
        let (question, answer) = (recording.question().clone(), recording.answer().clone());
        let rounds = recording.rounds();
        let last = rounds.checked_sub(1).ok_or(RecordingError::NoNode { id: 0 })?;
        let root = self.root(last)?.node;
        let has_windows = root.has_windows();
        let mut growth = ExcerptBuilder { explorer: self, line: &answer.line, extent };
        let start = growth.start(root)?;
        let root = growth.grow(start)?;
        Ok(Excerpt { question, answer, rounds, has_windows, root })
    }
}

/// The nodes below one, and the moves that were skipped.
type ExcerptChildren = (Vec<ExcerptNode>, Vec<String>);

/// An excerpt in the making.
struct ExcerptBuilder<'a, R> {
    explorer: &'a mut Explorer<R>,
    /// The line that the search expects.
    line: &'a [String],
    extent: &'a Extent,
}

impl<R: Read + Seek> ExcerptBuilder<'_, R> {
    /// The node at which the excerpt begins.
    fn start(&mut self, root: RecordedNode) -> Result<ExcerptNode, RecordingError> {
        let mut start = ExcerptNode { expected: true, ..ExcerptNode::new(root, None) };
        for text in &self.extent.below {
            let (below, _) = self.below(&start)?;
            let found = below.into_iter().rev().find(|branch| branch.text.as_ref() == Some(text));
            let branch = found.ok_or_else(|| {
                let played = UnknownMove(text.clone());
                RecordingError::Question(PlayError::Unknown(played).into())
            })?;
            start = ExcerptNode { expected: branch.expected && start.expected, ..branch };
        }
        Ok(start)
    }

    /// Adds the nodes below one, level by level and along the expected line first, as long as
    /// there is room.
    fn grow(&mut self, start: ExcerptNode) -> Result<ExcerptNode, RecordingError> {
        let first = start.node.ply;
        let mut sprouts = vec![NodeDraft { branch: start, parent: 0 }];
        let mut waiting = VecDeque::from([0]);
        while let Some(index) = waiting.pop_front() {
            let node = &sprouts[index].branch.node;
            let (id, ply, size) = (node.id, node.ply, node.size);
            if self.extent.boards {
                let diagram = self.explorer.diagram(id)?;
                sprouts[index].branch.diagram = Some(Box::new(diagram));
            }
            let deep = self.extent.plies.is_some_and(|plies| plies <= ply - first);
            if size == 1 || deep {
                continue;
            }
            let (below, skipped) = self.below(&sprouts[index].branch)?;
            if self.extent.nodes < sprouts.len() + below.len() {
                continue;
            }
            sprouts[index].branch.hidden = 0;
            sprouts[index].branch.skipped = skipped;
            for branch in below {
                if branch.expected {
                    waiting.push_front(sprouts.len());
                } else {
                    waiting.push_back(sprouts.len());
                }
                sprouts.push(NodeDraft { branch, parent: index });
            }
        }
        Ok(gathered(sprouts))
    }

    /// The nodes below one, and the moves that were skipped.
    fn below(&mut self, above: &ExcerptNode) -> Result<ExcerptChildren, RecordingError> {
        let found = self.explorer.children(above.node.id, 0, usize::MAX)?;
        let next = self.line.get(usize::from(above.node.ply)).filter(|_| above.expected);
        let mut below = Vec::new();
        for Child { text, node, treatment, .. } in found.children {
            let text = text.ok_or(RecordingError::CutShort)?;
            below.push(ExcerptNode { treatment, ..ExcerptNode::new(node, Some(text)) });
        }
        // Of those with the expected move the last: it was searched last.
        let expected = |branch: &&mut ExcerptNode| next.is_some() && branch.text.as_ref() == next;
        if let Some(branch) = below.iter_mut().rev().find(expected) {
            branch.expected = true;
        }
        Ok((below, found.skipped))
    }
}

/// Puts every node below its parent: those that come later in the list first.
fn gathered(mut sprouts: Vec<NodeDraft>) -> ExcerptNode {
    while sprouts.len() > 1 {
        let NodeDraft { branch, parent, .. } = sprouts.pop().expect("there are two");
        sprouts[parent].branch.branches.insert(0, branch);
    }
    sprouts.pop().expect("there is a root").branch
}

impl ExcerptNode {
    fn new(node: RecordedNode, text: Option<String>) -> Self {
        let hidden = node.size - 1;
        Self {
            text,
            node,
            expected: false,
            treatment: Treatment::default(),
            branches: Vec::new(),
            hidden,
            skipped: Vec::new(),
            diagram: None,
        }
    }
}
