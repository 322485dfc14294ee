//! How many nodes a search had entered at every distance from the root, at any moment.
//!
//! Once, on first use, the whole recording is gone through and the counts are kept
//! every few thousand nodes; after that a little is counted from the nearest of them.

use std::io::{Read, Seek};

use crate::{RecordedNodeId, Recording, RecordingError, record};

/// The number of nodes between two counts that are kept.
const STRIDE: u32 = 1 << 16;

/// The nodes left by their distance from the root, counted every few thousand nodes.
#[derive(Debug)]
pub(crate) struct Plies {
    kept: Vec<Vec<u32>>,
}

impl Plies {
    /// Counts a whole recording.
    pub(crate) fn of<R: Read + Seek>(recording: &mut Recording<R>) -> Result<Self, RecordingError> {
        let mut counts = Vec::new();
        let mut kept = Vec::new();
        let mut id = 0;
        recording.blocks.each(0..recording.len(), |bytes| {
            if u32::is_multiple_of(id, STRIDE) {
                kept.push(counts.clone());
            }
            count(&mut counts, bytes);
            id += 1;
        })?;
        Ok(Self { kept })
    }

    /// How many of the nodes before one lie at every distance from the root.
    pub(crate) fn before<R: Read + Seek>(
        &self,
        recording: &mut Recording<R>,
        id: RecordedNodeId,
    ) -> Result<Vec<u32>, RecordingError> {
        let place = (id / STRIDE).min(u32::try_from(self.kept.len()).unwrap_or(u32::MAX) - 1);
        let mut counts = self.kept[place as usize].clone();
        recording.blocks.each(place * STRIDE..id, |bytes| count(&mut counts, bytes))?;
        Ok(counts)
    }
}

fn count(counts: &mut Vec<u32>, bytes: &[u8]) {
    let ply = usize::from(record::ply_of(bytes));
    if counts.len() <= ply {
        counts.resize(ply + 1, 0);
    }
    counts[ply] += 1;
}
