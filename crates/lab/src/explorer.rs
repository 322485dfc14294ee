//! Walking through a recorded search with a board beside it, a little at a time.

use std::{
    fs::File,
    io::{Read, Seek},
    path::Path,
};

use rules::{Board, Diagram, Phrase};
use serde::Serialize;
use session::AnyGame;

use crate::{
    Moment, RecordedNode, RecordedNodeId, Recording, RecordingError, Treatment, Why,
    playout_tree::PlayoutTree, plies::Plies, text::summary,
};

/// A recorded search with a table on which its positions are laid out.
///
/// Where games were played by lot, nodes are those of the tree that all rounds have grown
/// together; moments are those of the rounds.
#[expect(missing_debug_implementations, reason = "a table has no looks")]
pub struct Explorer<R = File> {
    recording: Recording<R>,
    table: Box<dyn AnyGame>,
    gathered: Option<PlayoutTree>,
    /// Counted on first use.
    plies: Option<Plies>,
}

/// A node and the move that led to it.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Child {
    /// The move, in notation; none at a root.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub text: Option<String>,
    /// What was recorded.
    #[serde(flatten)]
    pub node: RecordedNode,
    /// How many nodes are right below it.
    pub width: usize,
    /// What the search did with it that it does not do with every node.
    #[serde(flatten)]
    pub treatment: Treatment,
    /// The position.
    #[serde(skip)]
    pub board: Board,
}

/// Some of the nodes right below a node.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Children {
    /// How many there are in all.
    pub total: usize,
    /// Those asked for, in the order of visiting; where games were played by lot, the most tried
    /// first.
    pub children: Vec<Child>,
    /// The moves that were not searched because they could not matter.
    pub skipped: Vec<String>,
}

impl Explorer<File> {
    /// Opens the recording in a file.
    ///
    /// # Errors
    ///
    /// If it cannot be read, is no whole recording, or its game cannot be set up.
    pub fn open(path: &Path) -> Result<Self, RecordingError> {
        Self::new(Recording::open(path)?)
    }
}

impl<R: Read + Seek> Explorer<R> {
    /// Lays the position of a recording out.
    ///
    /// # Errors
    ///
    /// If its game cannot be set up.
    pub fn new(mut recording: Recording<R>) -> Result<Self, RecordingError> {
        let table = recording.question().table()?;
        let gathered = if recording.is_sampled() { PlayoutTree::of(&mut recording)? } else { None };
        Ok(Self { recording, table, gathered, plies: None })
    }

    /// The recording itself.
    pub fn recording(&mut self) -> &mut Recording<R> {
        &mut self.recording
    }

    /// The root of a round, counted from zero; where games were played by lot there is one.
    ///
    /// # Errors
    ///
    /// If there are fewer, or the recording cannot be read.
    pub fn root(&mut self, round: u32) -> Result<Child, RecordingError> {
        let node = if let Some(gathered) = &self.gathered {
            gathered.root().clone()
        } else {
            let id = self.recording.root(round)?;
            self.recording.node(id)?
        };
        let board = self.table.board();
        self.child(node, None, Treatment::default(), board)
    }

    /// What the search answered, in a few lines.
    #[must_use]
    pub fn summary(&self) -> Vec<Phrase> {
        let recording = &self.recording;
        let sampled = self.gathered.is_some();
        summary(recording.question(), recording.answer(), recording.rounds(), sampled)
    }

    /// The nodes from the root to one, both included.
    ///
    /// # Errors
    ///
    /// If there is no such node, or it cannot be read.
    pub fn path(&mut self, id: RecordedNodeId) -> Result<Vec<RecordedNode>, RecordingError> {
        if let Some(gathered) = &self.gathered {
            return gathered.path(id).ok_or(RecordingError::NoNode { id });
        }
        let path = self.recording.path(id)?;
        path.into_iter().map(|id| self.recording.node(id)).collect()
    }

    /// Some of the nodes right below one.
    ///
    /// # Errors
    ///
    /// If there is no such node, or it cannot be read.
    pub fn children(
        &mut self,
        id: RecordedNodeId,
        first: usize,
        count: usize,
    ) -> Result<Children, RecordingError> {
        let path = self.path(id)?;
        let parent = path.last().ok_or(RecordingError::NoNode { id })?;
        let here = self.laid_out(&path)?;
        let legal: Vec<String> = here.view().moves.into_iter().map(|turn| turn.text).collect();
        let below = self.below(id)?;
        let total = below.len();
        let is_left_out =
            |played: usize| below.iter().all(|node| node.played.map(usize::from) != Some(played));
        let skipped = match parent.why {
            Why::Cut => (0..legal.len()).filter(|&played| is_left_out(played)).collect(),
            _ => Vec::new(),
        };
        let skipped = skipped.into_iter().map(|played| legal[played].clone()).collect();
        let mut children = Vec::new();
        let before = |place: usize| place.checked_sub(1).map(|place| &below[place]);
        for (place, node) in below.iter().enumerate().skip(first).take(count) {
            let (node, treatment) = (node.clone(), node.treatment(parent, before(place)));
            let text = node.played.and_then(|played| legal.get(usize::from(played)).cloned());
            let mut next = here.fork();
            if let Some(text) = &text {
                next.play(text).map_err(|_| RecordingError::CutShort)?;
            }
            children.push(self.child(node, text, treatment, next.board())?);
        }
        Ok(Children { total, children, skipped })
    }

    /// The place of a node among those right below another, in the order of [`Self::children`].
    ///
    /// # Errors
    ///
    /// If there is no such node, or it cannot be read.
    pub fn place(
        &mut self,
        id: RecordedNodeId,
        child: RecordedNodeId,
    ) -> Result<Option<usize>, RecordingError> {
        self.path(id)?;
        Ok(self.below(id)?.iter().position(|node| node.id == child))
    }

    /// The position of a node.
    ///
    /// # Errors
    ///
    /// If there is no such node, or it cannot be read.
    pub fn diagram(&mut self, id: RecordedNodeId) -> Result<Diagram, RecordingError> {
        let path = self.path(id)?;
        Ok(self.laid_out(&path)?.diagram())
    }

    /// The line that the search expects, as far as its last round went along it.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn expected(&mut self) -> Result<Vec<RecordedNodeId>, RecordingError> {
        let last = self.recording.rounds().saturating_sub(1);
        let mut path = vec![self.root(last)?.node];
        for text in self.recording.answer().line.clone() {
            let legal = self.legal(&path)?;
            let place = legal.iter().position(|legal| *legal == text);
            let below = self.below(path[path.len() - 1].id)?;
            let played = |node: &RecordedNode| node.played.map(usize::from) == place;
            // Of those with the move the last: it was searched last.
            let next = below.into_iter().rev().find(|node| place.is_some() && played(node));
            let Some(next) = next else { break };
            path.push(next);
        }
        Ok(path.into_iter().map(|node| node.id).collect())
    }

    /// A moment of the search.
    ///
    /// # Errors
    ///
    /// If there are fewer, or the recording cannot be read.
    pub fn moment(&mut self, number: u64) -> Result<Moment, RecordingError> {
        self.recording.moment(number)
    }

    fn child(
        &mut self,
        node: RecordedNode,
        text: Option<String>,
        treatment: Treatment,
        board: Board,
    ) -> Result<Child, RecordingError> {
        let width = match &self.gathered {
            Some(gathered) => gathered.children(node.id).len(),
            None => self.recording.child_ids(node.id)?.len(),
        };
        Ok(Child { text, node, width, treatment, board })
    }

    /// The moves of a path through the recording, in notation.
    pub(crate) fn texts(
        &mut self,
        path: &[RecordedNodeId],
    ) -> Result<Vec<Option<String>>, RecordingError> {
        let mut table = self.table.fork();
        let mut texts = Vec::new();
        for &id in path {
            let played = self.recording.node(id)?.played;
            texts.push(played.map(|played| step(&mut *table, played)).transpose()?);
        }
        Ok(texts)
    }

    /// The nodes that are shown for those of a path through the recording.
    pub(crate) fn shown(
        &mut self,
        path: &[RecordedNodeId],
    ) -> Result<Vec<RecordedNodeId>, RecordingError> {
        let Some(gathered) = &self.gathered else { return Ok(path.to_vec()) };
        let nodes: Result<Vec<RecordedNode>, _> =
            path.iter().map(|&id| self.recording.node(id)).collect();
        Ok(gathered.along(nodes?.iter().skip(1).map(|node| node.played)))
    }

    /// Counts what every moment tells, so that the first request need not wait for it.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read.
    pub fn prepare(&mut self) -> Result<(), RecordingError> {
        if self.plies.is_none() {
            self.plies = Some(Plies::of(&mut self.recording)?);
        }
        Ok(())
    }

    /// How many nodes were entered, given those left and those open, by their distance
    /// from the root.
    pub(crate) fn entered(
        &mut self,
        left: RecordedNodeId,
        open: usize,
    ) -> Result<Vec<u32>, RecordingError> {
        self.prepare()?;
        let plies = self.plies.as_ref().expect("it was counted just now");
        let mut counts = plies.before(&mut self.recording, left)?;
        counts.resize(counts.len().max(open), 0);
        counts.iter_mut().take(open).for_each(|count| *count += 1);
        Ok(counts)
    }

    fn below(&mut self, id: RecordedNodeId) -> Result<Vec<RecordedNode>, RecordingError> {
        match &self.gathered {
            Some(gathered) => Ok(gathered.children(id)),
            None => Ok(self.recording.children(id, 0, usize::MAX)?.0),
        }
    }

    /// The legal moves at the end of a path.
    fn legal(&self, path: &[RecordedNode]) -> Result<Vec<String>, RecordingError> {
        let moves = self.laid_out(path)?.view().moves;
        Ok(moves.into_iter().map(|turn| turn.text).collect())
    }

    /// The position at the end of a path.
    fn laid_out(&self, path: &[RecordedNode]) -> Result<Box<dyn AnyGame>, RecordingError> {
        let mut table = self.table.fork();
        for played in path.iter().filter_map(|node| node.played) {
            step(&mut *table, played)?;
        }
        Ok(table)
    }
}

/// Plays the move of a number, and tells how it is written.
fn step(table: &mut dyn AnyGame, played: u16) -> Result<String, RecordingError> {
    let moves = table.view().moves;
    let turn = moves.into_iter().nth(usize::from(played)).ok_or(RecordingError::CutShort)?;
    table.play(&turn.text).map_err(|_| RecordingError::CutShort)
}
