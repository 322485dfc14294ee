//! Where a search cut and should not have, and where it did not and could have.

use std::io::{Read, Seek};

use crate::{RecordedNode, RecordedNodeId, Recording, RecordingError, Why};

/// How deep a tree is walked through.
const DEEPEST: u32 = 200;

/// What there is to say about the cuts of a recorded search, held against alpha-beta with the same
/// moves in the same order.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CutAudit {
    /// How many nodes of the last round were looked at.
    pub nodes: u64,
    /// How many of them alpha-beta would have left out.
    pub needless: u64,
    /// The first node after which it would have cut.
    pub first_needless: Option<RecordedNodeId>,
    /// At how many nodes moves were left out though they might have mattered.
    pub unsound: u64,
    /// The first of those nodes.
    pub first_unsound: Option<RecordedNodeId>,
}

impl CutAudit {
    /// Looks at the last round of a recorded search.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read.
    pub fn of<R: Read + Seek>(recording: &mut Recording<R>) -> Result<Self, RecordingError> {
        let last = recording.rounds().checked_sub(1).ok_or(RecordingError::NoNode { id: 0 })?;
        let root = recording.root(last)?;
        let mut walk = CutWalk { audit: Self::default(), turn: recording.node(root)?.turn };
        walk.visit(recording, root, (i64::MIN, i64::MAX), 0)?;
        Ok(walk.audit)
    }
}

/// A walk through a recorded search.
struct CutWalk {
    audit: CutAudit,
    /// Who is to move at the root.
    turn: u8,
}

impl CutWalk {
    /// Walks through a node with the window that alpha-beta has there, and returns its value.
    fn visit<R: Read + Seek>(
        &mut self,
        recording: &mut Recording<R>,
        id: RecordedNodeId,
        (mut alpha, mut beta): (i64, i64),
        ply: u32,
    ) -> Result<i64, RecordingError> {
        self.audit.nodes += 1;
        let node = recording.node(id)?;
        let own = i64::from(node.score.unwrap_or_default());
        let below = recording.child_ids(id)?;
        if below.is_empty() || ply == DEEPEST {
            return Ok(own);
        }
        let largest = node.turn == self.turn;
        let mut best: Option<i64> = None;
        let mut is_cut = false;
        for child in below {
            if is_cut {
                let size = u64::from(recording.node(child)?.size);
                self.audit.nodes += size;
                self.audit.needless += size;
                self.audit.first_needless.get_or_insert(child);
                continue;
            }
            let value = self.visit(recording, child, (alpha, beta), ply + 1)?;
            let better = |best: i64| if largest { best.max(value) } else { best.min(value) };
            best = Some(best.map_or(value, better));
            if largest {
                alpha = alpha.max(value);
            } else {
                beta = beta.min(value);
            }
            is_cut = alpha >= beta;
        }
        if leaves_out(&node) && !is_cut {
            self.audit.unsound += 1;
            self.audit.first_unsound.get_or_insert(id);
        }
        Ok(best.unwrap_or(own))
    }
}

/// Whether moves of a node were not looked at.
fn leaves_out(node: &RecordedNode) -> bool {
    matches!(node.why, Why::Cut | Why::Skipped)
}
