//! Going through a search in the order in which it went.

use std::io::{Read, Seek};

use serde::{Deserialize, Serialize};

use crate::{Counters, RecordedNodeId, Recording, RecordingError, Why, layout::BLOCK, record};

/// A moment of a search: a node is entered, or left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Moment {
    /// Its number, counted from zero: there are two for every node.
    pub number: u64,
    /// The node.
    pub node: RecordedNodeId,
    /// Whether the node is left, and not entered.
    pub leaves: bool,
    /// What was counted up to and with this moment.
    pub counters: Counters,
}

impl<R: Read + Seek> Recording<R> {
    /// How many moments there are.
    #[must_use]
    pub fn moments(&self) -> u64 {
        2 * u64::from(self.len())
    }

    /// The moment of a number.
    ///
    /// # Errors
    ///
    /// If there are fewer, or the recording cannot be read.
    pub fn moment(&mut self, number: u64) -> Result<Moment, RecordingError> {
        let round = u32::try_from(number / 2).ok().filter(|id| *id < self.len());
        let round = round.ok_or(RecordingError::NoNode { id: self.len() })?;
        let mut node = self.root_above(round)?;
        // The moments of a node begin with those of the first node below it.
        let mut first = 2 * u64::from(node + 1 - self.size(node)?);
        loop {
            let last = first + 2 * u64::from(self.size(node)?) - 1;
            if number == first || number == last {
                return self.at(number, node, number == last);
            }
            first += 1;
            for child in self.child_ids(node)? {
                let after = first + 2 * u64::from(self.size(child)?);
                if number < after {
                    node = child;
                    break;
                }
                first = after;
            }
        }
    }

    /// The moment at which a node was left.
    ///
    /// # Errors
    ///
    /// If there is no such node, or it cannot be read.
    pub fn leaving(&mut self, id: RecordedNodeId) -> Result<Moment, RecordingError> {
        let ply = self.node(id)?.ply;
        self.at(2 * u64::from(id) + u64::from(ply) + 1, id, true)
    }

    fn at(
        &mut self,
        number: u64,
        node: RecordedNodeId,
        leaves: bool,
    ) -> Result<Moment, RecordingError> {
        let (size, ply) = (self.size(node)?, record::ply_of(self.blocks.record(node)?));
        // When a node is entered, everything before it was left but the nodes above it.
        let before = if leaves { node + 1 } else { node + 1 - size };
        let open = u32::from(ply) + u32::from(!leaves);
        let counters = self.counted_before(before)?;
        let counters = Counters { nodes: before + open, ..counters };
        Ok(Moment { number, node, leaves, counters })
    }

    /// The next moment after a number at which something was cut off; nothing if there is none.
    ///
    /// # Errors
    ///
    /// If it cannot be read.
    pub fn next_cut(&mut self, number: u64) -> Result<Option<Moment>, RecordingError> {
        let Some(from) = number.checked_add(1).filter(|next| *next < self.moments()) else {
            return Ok(None);
        };
        // The first node that is left at that moment or later.
        let mut id = self.moment(from)?.counters.left;
        if self.moment(from)?.leaves {
            id -= 1;
        }
        while id < self.len() {
            if id.is_multiple_of(BLOCK) && !self.has_cut((id / BLOCK) as usize) {
                id += BLOCK;
                continue;
            }
            if record::why_of(self.blocks.record(id)?) == Why::Cut {
                return self.leaving(id).map(Some);
            }
            id += 1;
        }
        Ok(None)
    }

    /// Whether anything was cut off in a block.
    fn has_cut(&self, block: usize) -> bool {
        let checkpoints = self.checkpoints();
        let before = checkpoints.get(block).map_or(0, |counters| counters.cutoffs);
        let all = self.answer().recorded.cutoffs;
        let after = checkpoints.get(block + 1).map_or(all, |counters| counters.cutoffs);
        before < after
    }
}
