//! The part of a recorded search that is shown at once, with its moves in notation.

use std::{
    collections::VecDeque,
    io::{Read, Seek},
};

use rules::{Diagram, UnknownMove};
use serde::Serialize;
use session::{PlayError, Table};

use crate::{Answer, Node, NodeId, Question, Recording, RecordingError, Why, gathered::Gathered};

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
    pub question: Question,
    /// What was answered.
    pub answer: Answer,
    /// How often the search began at the root; the last time is shown, or all together where
    /// games were played by lot.
    pub rounds: u32,
    /// The node it begins at.
    pub root: Branch,
}

/// A node that is shown.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Branch {
    /// The move that led here.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What was recorded.
    #[serde(flatten)]
    pub node: Node,
    /// Whether it is on the line that the search expects.
    pub expected: bool,
    /// Whether it was searched less deep than its parent asked for.
    pub reduced: bool,
    /// The nodes below that are shown, in the order of visiting.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub branches: Vec<Branch>,
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

/// A node in the making: where its parent is in the list, and what was played to get there.
struct Sprout {
    branch: Branch,
    parent: usize,
    moves: Vec<String>,
}

/// What an excerpt is taken from.
enum Source<'a, R> {
    /// The last round of a search.
    Round(&'a mut Recording<R>),
    /// All rounds together.
    Gathered(Gathered),
}

impl<R: Read + Seek> Source<'_, R> {
    fn children(&mut self, id: NodeId) -> Result<Vec<Node>, RecordingError> {
        match self {
            Self::Round(recording) => Ok(recording.children(id, 0, usize::MAX)?.0),
            Self::Gathered(gathered) => Ok(gathered.children(id)),
        }
    }
}

impl Excerpt {
    /// What it shows, for those who cannot see it.
    #[must_use]
    pub fn title(&self) -> String {
        format!("{} {}", self.question.engine, self.question.game)
    }

    /// Takes an excerpt from a recording: as much as is asked for, nodes near the root first.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read, the game cannot be set up, or nothing was searched below
    /// the moves that were asked for.
    pub fn of<R: Read + Seek>(
        recording: &mut Recording<R>,
        extent: &Extent,
    ) -> Result<Self, RecordingError> {
        let (question, answer) = (recording.question().clone(), recording.answer().clone());
        let (table, rounds) = (question.table()?, recording.rounds());
        let gathered = if recording.is_sampled() { Gathered::of(recording)? } else { None };
        let root = if let Some(gathered) = &gathered {
            gathered.root().clone()
        } else {
            let last = rounds.checked_sub(1).ok_or(RecordingError::NoNode { id: 0 })?;
            let root = recording.root(last)?;
            recording.node(root)?
        };
        let source = gathered.map_or(Source::Round(recording), Source::Gathered);
        let mut growth = Growth { source, table: &*table, line: &answer.line, extent };
        let start = growth.start(root)?;
        let root = growth.grow(start)?;
        Ok(Self { question, answer, rounds, root })
    }
}

/// The nodes below one, each with its move; and the moves that were skipped.
type Below = (Vec<(String, Branch)>, Vec<String>);

/// An excerpt in the making.
struct Growth<'a, R> {
    source: Source<'a, R>,
    table: &'a dyn Table,
    /// The line that the search expects.
    line: &'a [String],
    extent: &'a Extent,
}

impl<R: Read + Seek> Growth<'_, R> {
    /// The node at which the excerpt begins.
    fn start(&mut self, root: Node) -> Result<Sprout, RecordingError> {
        let mut start = Sprout { branch: Branch::new(root, None), parent: 0, moves: Vec::new() };
        start.branch.expected = true;
        for text in &self.extent.below {
            let (below, _) = self.below(&start)?;
            let found = below.into_iter().rev().find(|(played, _)| played == text);
            let (_, mut branch) = found.ok_or_else(|| {
                let played = UnknownMove(text.clone());
                RecordingError::Question(PlayError::Unknown(played).into())
            })?;
            branch.expected &= start.branch.expected;
            start.moves.push(text.clone());
            start.branch = branch;
        }
        Ok(start)
    }

    /// Adds the nodes below one, level by level and along the expected line first, as long as
    /// there is room.
    fn grow(&mut self, start: Sprout) -> Result<Branch, RecordingError> {
        let first = start.branch.node.ply;
        let mut sprouts = vec![start];
        let mut waiting = VecDeque::from([0]);
        while let Some(index) = waiting.pop_front() {
            let here = &sprouts[index];
            if self.extent.boards {
                let diagram = table_at(self.table, &here.moves)?.diagram();
                sprouts[index].branch.diagram = Some(Box::new(diagram));
            }
            let node = &sprouts[index].branch.node;
            let deep = self.extent.plies.is_some_and(|plies| plies <= node.ply - first);
            if node.size == 1 || deep {
                continue;
            }
            let (below, skipped) = self.below(&sprouts[index])?;
            if self.extent.nodes < sprouts.len() + below.len() {
                continue;
            }
            sprouts[index].branch.hidden = 0;
            sprouts[index].branch.skipped = skipped;
            for (text, branch) in below {
                let moves = sprouts[index].moves.iter().cloned().chain([text]).collect();
                if branch.expected {
                    waiting.push_front(sprouts.len());
                } else {
                    waiting.push_back(sprouts.len());
                }
                sprouts.push(Sprout { branch, parent: index, moves });
            }
        }
        Ok(gathered(sprouts))
    }

    /// The nodes below one, each with its move; and the moves that were skipped.
    fn below(&mut self, above: &Sprout) -> Result<Below, RecordingError> {
        let node = &above.branch.node;
        let here = table_at(self.table, &above.moves)?;
        let legal: Vec<String> = here.view().moves.into_iter().map(|turn| turn.text).collect();
        let next = self.line.get(above.moves.len()).filter(|_| above.branch.expected);
        let mut searched = vec![false; legal.len()];
        let mut below = Vec::new();
        for child in self.source.children(node.id)? {
            let played = usize::from(child.played.unwrap_or_default());
            let text = legal.get(played).cloned().ok_or(RecordingError::CutShort)?;
            searched[played] = true;
            let reduced = child.is_reduced(node);
            let branch = Branch { reduced, ..Branch::new(child, Some(text.clone())) };
            below.push((text, branch));
        }
        // Of those with the expected move the last: it was searched last.
        if let Some((_, branch)) = below.iter_mut().rev().find(|(text, _)| Some(text) == next) {
            branch.expected = true;
        }
        let skipped = legal.into_iter().zip(searched).filter(|(_, searched)| !searched);
        let skipped = skipped.filter(|_| node.why == Why::Cut).map(|(text, _)| text).collect();
        Ok((below, skipped))
    }
}

fn table_at(table: &dyn Table, moves: &[String]) -> Result<Box<dyn Table>, RecordingError> {
    let mut here = table.fork();
    for text in moves {
        here.play(text).map_err(|_| RecordingError::CutShort)?;
    }
    Ok(here)
}

/// Puts every node below its parent: those that come later in the list first.
fn gathered(mut sprouts: Vec<Sprout>) -> Branch {
    while 1 < sprouts.len() {
        let Sprout { branch, parent, .. } = sprouts.pop().expect("there are two");
        sprouts[parent].branch.branches.insert(0, branch);
    }
    sprouts.pop().expect("there is a root").branch
}

impl Branch {
    fn new(node: Node, text: Option<String>) -> Self {
        let hidden = node.size - 1;
        Self {
            text,
            node,
            expected: false,
            reduced: false,
            branches: Vec::new(),
            hidden,
            skipped: Vec::new(),
            diagram: None,
        }
    }
}
