//! The parts of a recording: a head, the nodes, a checkpoint per block of nodes, the answer, and a
//! tail that says where they are.

use serde::{Deserialize, Serialize};

use crate::{SearchQuestion, record::NodeKind};

/// What every recording begins with.
pub(crate) const MAGIC: &[u8; 16] = b"plateau-tree-1\n\0";
/// What every whole recording ends with.
const END: &[u8; 6] = b"-tree\n";
/// How many bytes the tail takes.
pub(crate) const TAIL: usize = 48;
/// The number of nodes that are read at a time, and counted in a checkpoint.
pub(crate) const BLOCK: u32 = 1024;

/// What stands before the nodes, as JSON.
#[derive(Debug, Serialize, Deserialize)]
pub(crate) struct RecordingHead {
    #[serde(flatten)]
    pub(crate) question: SearchQuestion,
}

/// Where the parts are.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct RecordingTail {
    pub(crate) kind: NodeKind,
    /// How many nodes there are.
    pub(crate) nodes: u64,
    /// Where the nodes begin.
    pub(crate) start: u64,
    /// Where the checkpoints begin.
    pub(crate) checkpoints: u64,
    /// Where the answer begins.
    pub(crate) answer: u64,
    /// How long it is.
    pub(crate) length: u64,
}

impl RecordingTail {
    pub(crate) fn bytes(&self) -> [u8; TAIL] {
        let mut bytes = [0; TAIL];
        let numbers = [self.nodes, self.start, self.checkpoints, self.answer, self.length];
        for (place, number) in bytes.chunks_exact_mut(8).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        bytes[40..42].copy_from_slice(&self.kind.bytes());
        bytes[42..].copy_from_slice(END);
        bytes
    }

    /// The tail that some bytes are, if it makes sense in a file of that length.
    pub(crate) fn of_bytes(bytes: &[u8; TAIL], file: u64) -> Option<Self> {
        let number = |index: usize| {
            let place = bytes[8 * index..8 * index + 8].try_into().expect("eight bytes");
            u64::from_le_bytes(place)
        };
        let kind = NodeKind::of_bytes([bytes[40], bytes[41]])?;
        let [nodes, start, checkpoints, answer, length] = [0, 1, 2, 3, 4].map(number);
        let tail = Self { kind, nodes, start, checkpoints, answer, length };
        let blocks = nodes.div_ceil(u64::from(BLOCK));
        let records = nodes.checked_mul(kind.length() as u64)?;
        let whole = bytes[42..] == *END
            && u32::try_from(nodes).is_ok()
            && start.checked_add(records)? == checkpoints
            && checkpoints.checked_add(blocks * crate::counters::CHECKPOINT as u64)? == answer
            && answer.checked_add(length)?.checked_add(TAIL as u64)? == file;
        whole.then_some(tail)
    }
}
