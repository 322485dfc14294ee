//! What a search had done at some moment, counted from its recording.

use serde::{Deserialize, Serialize};

use crate::Why;

/// How many bytes a checkpoint takes.
pub(crate) const CHECKPOINT: usize = 20;

/// What was counted up to some moment of a search.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Counters {
    /// Nodes entered.
    pub nodes: u32,
    /// Nodes entered and left.
    pub left: u32,
    /// Roots left: how often the search began at the root and came back.
    pub rounds: u32,
    /// Leaves among those left.
    pub leaves: u32,
    /// Cut-offs among those left.
    pub cutoffs: u32,
    /// Answers of the table among those left.
    pub table_hits: u32,
}

impl Counters {
    /// Counts a node that is left.
    pub(crate) fn count(&mut self, why: Why, is_root: bool) {
        self.left += 1;
        self.rounds += u32::from(is_root);
        self.leaves += u32::from(why.is_leaf());
        self.cutoffs += u32::from(why == Why::Cut);
        self.table_hits += u32::from(why == Why::Table);
    }

    pub(crate) fn bytes(&self) -> [u8; CHECKPOINT] {
        let numbers = [self.left, self.rounds, self.leaves, self.cutoffs, self.table_hits];
        let mut bytes = [0; CHECKPOINT];
        for (place, number) in bytes.chunks_exact_mut(4).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    pub(crate) fn of_bytes(bytes: &[u8]) -> Self {
        let number = |index: usize| {
            let place = &bytes[4 * index..4 * index + 4];
            u32::from_le_bytes([place[0], place[1], place[2], place[3]])
        };
        Self {
            nodes: 0,
            left: number(0),
            rounds: number(1),
            leaves: number(2),
            cutoffs: number(3),
            table_hits: number(4),
        }
    }
}
