//! A recorded search, read a little at a time.
//!
//! Nodes are numbered in the order in which the search left them, so the nodes below one lie just
//! before it: with its size, its children are found from the last to the first. What else one
//! wants to know follows from the numbers alone. A node with the number `q`, at `p` moves from its
//! root and with `s` nodes here and below, is entered after `q - s + 1 + p` others; every entering
//! and leaving is a moment, and those of a node and all below it are `2·s` moments in a row.
//!
//! A few blocks of nodes are kept in memory and a checkpoint for each block, whatever the size of
//! the recording.

use std::{
    fs::File,
    io::{Read, Seek, SeekFrom},
    path::Path,
};

use crate::{
    Counters, RecordedNode, RecordedNodeId, RecordingError, SearchAnswer, SearchQuestion,
    blocks::Blocks,
    counters::CHECKPOINT,
    layout::{BLOCK, MAGIC, RecordingHead, RecordingTail, TAIL},
    record,
};

/// A recorded search, read a little at a time.
#[derive(Debug)]
pub struct Recording<R = File> {
    pub(crate) blocks: Blocks<R>,
    question: SearchQuestion,
    answer: SearchAnswer,
    tail: RecordingTail,
    /// What was counted before each block.
    checkpoints: Vec<Counters>,
    /// In how many parts a point is told.
    unit: i32,
}

/// The longest head or answer that is believed, in bytes.
const LONGEST: u64 = 1 << 24;

impl Recording<File> {
    /// Opens the recording in a file.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or is no whole recording.
    pub fn open(path: &Path) -> Result<Self, RecordingError> {
        Self::read(File::open(path)?)
    }
}

impl<R: Read + Seek> Recording<R> {
    /// Opens a recording.
    ///
    /// # Errors
    ///
    /// If it cannot be read, or is no whole recording.
    pub fn read(mut source: R) -> Result<Self, RecordingError> {
        let file = source.seek(SeekFrom::End(0))?;
        let least = (MAGIC.len() + TAIL) as u64;
        source.rewind()?;
        let mut magic = [0; MAGIC.len()];
        if file < least || source.read_exact(&mut magic).is_err() || magic != *MAGIC {
            return Err(RecordingError::NoRecording);
        }
        let mut length = [0; 4];
        source.read_exact(&mut length)?;
        let head = part(&mut source, u64::from(u32::from_le_bytes(length)))?;
        let head: RecordingHead =
            serde_json::from_slice(&head).map_err(|_| RecordingError::NoRecording)?;
        source.seek(SeekFrom::Start(file - TAIL as u64))?;
        let mut tail = [0; TAIL];
        source.read_exact(&mut tail)?;
        let tail = RecordingTail::of_bytes(&tail, file).ok_or(RecordingError::CutShort)?;
        source.seek(SeekFrom::Start(tail.checkpoints))?;
        let mut bytes = vec![0; usize::try_from(tail.answer - tail.checkpoints).unwrap_or(0)];
        source.read_exact(&mut bytes)?;
        let checkpoints = bytes.chunks_exact(CHECKPOINT).map(Counters::of_bytes).collect();
        let answer = part(&mut source, tail.length)?;
        let answer = serde_json::from_slice(&answer).map_err(|_| RecordingError::NoRecording)?;
        let blocks = Blocks::new(source, &tail);
        let unit = head.question.unit();
        Ok(Self { blocks, question: head.question, answer, tail, checkpoints, unit })
    }

    /// What was asked.
    #[must_use]
    pub fn question(&self) -> &SearchQuestion {
        &self.question
    }

    /// What was answered.
    #[must_use]
    pub fn answer(&self) -> &SearchAnswer {
        &self.answer
    }

    /// How many nodes there are.
    #[must_use]
    pub fn len(&self) -> u32 {
        u32::try_from(self.tail.nodes).expect("checked when it was opened")
    }

    /// Whether there is no node at all.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.tail.nodes == 0
    }

    /// Whether the search played games by lot: then every round is one line of nodes.
    #[must_use]
    pub fn is_sampled(&self) -> bool {
        self.tail.kind == record::NodeKind::Sampled
    }

    /// The node of a number.
    ///
    /// # Errors
    ///
    /// If there is none, or it cannot be read.
    pub fn node(&mut self, id: RecordedNodeId) -> Result<RecordedNode, RecordingError> {
        if self.len() <= id {
            return Err(RecordingError::NoNode { id });
        }
        let (kind, player) = (self.tail.kind, self.answer.player);
        Ok(RecordedNode { unit: self.unit, ..kind.read(self.blocks.record(id)?, id, player) })
    }

    /// How many times the search began at the root.
    #[must_use]
    pub fn rounds(&self) -> u32 {
        self.answer.recorded.rounds
    }

    /// The root of a round, counted from zero.
    ///
    /// # Errors
    ///
    /// If there are fewer, or the recording cannot be read.
    pub fn root(&mut self, round: u32) -> Result<RecordedNodeId, RecordingError> {
        let block = self.checkpoints.partition_point(|before| before.rounds <= round);
        let block = u32::try_from(block.saturating_sub(1)).expect("as many as blocks");
        let before = self.checkpoints.get(block as usize).map_or(0, |before| before.rounds);
        let mut missing = round - before;
        for id in block * BLOCK..self.len() {
            if record::ply_of(self.blocks.record(id)?) == 0 {
                if missing == 0 {
                    return Ok(id);
                }
                missing -= 1;
            }
        }
        Err(RecordingError::NoNode { id: self.len() })
    }

    /// The root above a node.
    pub(crate) fn root_above(
        &mut self,
        id: RecordedNodeId,
    ) -> Result<RecordedNodeId, RecordingError> {
        let block = id / BLOCK;
        let end = self.len().min((block + 1) * BLOCK);
        for later in id..end {
            if record::ply_of(self.blocks.record(later)?) == 0 {
                return Ok(later);
            }
        }
        // The next root is the first one after this block.
        let rounds = self.checkpoints.get(block as usize + 1).map_or(0, |before| before.rounds);
        self.root(rounds)
    }

    /// Some children of a node in the order of visiting, and how many there are in all.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub fn children(
        &mut self,
        id: RecordedNodeId,
        first: usize,
        count: usize,
    ) -> Result<(Vec<RecordedNode>, usize), RecordingError> {
        let ids = self.child_ids(id)?;
        let page = ids.iter().skip(first).take(count);
        let page: Result<Vec<RecordedNode>, _> = page.map(|&id| self.node(id)).collect();
        Ok((page?, ids.len()))
    }

    /// The children of a node in the order of visiting.
    ///
    /// # Errors
    ///
    /// If they cannot be read.
    pub fn child_ids(&mut self, id: RecordedNodeId) -> Result<Vec<RecordedNodeId>, RecordingError> {
        let below = self.size(id)? - 1;
        let mut ids = Vec::new();
        let mut left = below;
        while left > 0 {
            let child = id - 1 - (below - left);
            ids.push(child);
            left = left.checked_sub(self.size(child)?).ok_or(RecordingError::CutShort)?;
        }
        ids.reverse();
        Ok(ids)
    }

    /// The nodes from the root to a node, both included.
    ///
    /// # Errors
    ///
    /// If there is no such node, or it cannot be read.
    pub fn path(&mut self, id: RecordedNodeId) -> Result<Vec<RecordedNodeId>, RecordingError> {
        if self.len() <= id {
            return Err(RecordingError::NoNode { id });
        }
        let mut path = vec![self.root_above(id)?];
        while let Some(&last) = path.last()
            && last != id
        {
            // The children cover what lies before their parent without a gap.
            let below = self.child_ids(last)?.into_iter().find(|child| id <= *child);
            path.push(below.ok_or(RecordingError::CutShort)?);
        }
        Ok(path)
    }

    /// How many nodes there are here and below.
    pub(crate) fn size(&mut self, id: RecordedNodeId) -> Result<u32, RecordingError> {
        let size = record::size_of(self.blocks.record(id)?);
        // A size that a whole recording cannot have would lead out of it.
        if size == 0 || id + 1 < size { Err(RecordingError::CutShort) } else { Ok(size) }
    }

    /// What was counted before a node was left, among the nodes left.
    pub(crate) fn counted_before(
        &mut self,
        id: RecordedNodeId,
    ) -> Result<Counters, RecordingError> {
        let block = id / BLOCK;
        let mut counters = self.checkpoints.get(block as usize).copied().unwrap_or_default();
        for earlier in counters.left..id {
            let bytes = self.blocks.record(earlier)?;
            counters.count(record::why_of(bytes), record::ply_of(bytes) == 0);
        }
        Ok(counters)
    }

    /// What was counted before each block.
    pub(crate) fn checkpoints(&self) -> &[Counters] {
        &self.checkpoints
    }
}

/// The next bytes of a file, if they are not too many to be true.
fn part(source: &mut impl Read, length: u64) -> Result<Vec<u8>, RecordingError> {
    if length > LONGEST {
        return Err(RecordingError::NoRecording);
    }
    let mut bytes = vec![0; usize::try_from(length).expect("it is not long")];
    source.read_exact(&mut bytes)?;
    Ok(bytes)
}
