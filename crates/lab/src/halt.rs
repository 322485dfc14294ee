//! What a search knew at a moment: the nodes it was in, with their windows and values so far.

use std::io::{Read, Seek};

use serde::Serialize;

use crate::{Explorer, Moment, RecordedNode, RecordedNodeId, RecordingError, SearchWindow};

/// A moment of a search with what was known then.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Halt {
    /// The moment.
    pub moment: Moment,
    /// The round it is in, counted from zero.
    pub round: u32,
    /// The nodes from the root to the one that is entered or left.
    pub open: Vec<Standpoint>,
    /// How many nodes were entered so far, by their distance from the root.
    pub plies: Vec<u32>,
}

/// A node that the search was in, as it stood then.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Standpoint {
    /// The node: in the tree that is shown, and as the search left it later.
    pub node: RecordedNode,
    /// The move that led to it, in notation; none at a root.
    pub text: Option<String>,
    /// What was left of the window.
    pub window: SearchWindow,
    /// The best value so far, for the player to move at the root.
    pub best: Option<i32>,
    /// How many of the nodes right below were left already.
    pub searched: usize,
}

impl<R: Read + Seek> Explorer<R> {
    /// A moment of the search with what was known then.
    ///
    /// # Errors
    ///
    /// If there are fewer, or the recording cannot be read.
    pub fn halt(&mut self, number: u64) -> Result<Halt, RecordingError> {
        let moment = self.moment(number)?;
        let path = self.recording().path(moment.node)?;
        let texts = self.texts(&path)?;
        let mut open = Vec::new();
        for (index, (&id, text)) in path.iter().zip(texts).enumerate() {
            let below = self.recording().child_ids(id)?;
            let left: Vec<RecordedNodeId> = match path.get(index + 1) {
                Some(next) => below.into_iter().take_while(|child| child < next).collect(),
                None if moment.leaves => below,
                None => Vec::new(),
            };
            let is_done = moment.leaves && id == moment.node;
            open.push(self.standpoint(id, text, &left, is_done)?);
        }
        let shown = self.shown(&path)?;
        open.truncate(shown.len());
        for (standpoint, id) in open.iter_mut().zip(shown) {
            standpoint.node.id = id;
        }
        let left = moment.counters.left;
        // What is left with this moment was counted among those left.
        let still_open = path.len() - usize::from(moment.leaves);
        let plies = self.entered(left, still_open)?;
        let leaves_root = moment.leaves && path.len() == 1;
        let round = moment.counters.rounds - u32::from(leaves_root);
        Ok(Halt { moment, round, open, plies })
    }

    fn standpoint(
        &mut self,
        id: RecordedNodeId,
        text: Option<String>,
        left: &[RecordedNodeId],
        is_done: bool,
    ) -> Result<Standpoint, RecordingError> {
        let player = self.recording().answer().player;
        let node = self.recording().node(id)?;
        let best =
            if is_done || node.is_chance() || node.shares.is_some() || node.standing.is_some() {
                node.score.filter(|_| is_done)
            } else {
                self.best(&node, left, player)?
            };
        Ok(Standpoint {
            window: node.window_with(best, player),
            best,
            searched: left.len(),
            text,
            node,
        })
    }

    /// The best value among some nodes below one.
    fn best(
        &mut self,
        node: &RecordedNode,
        left: &[RecordedNodeId],
        player: u8,
    ) -> Result<Option<i32>, RecordingError> {
        let mut best: Option<i32> = None;
        for &child in left {
            let Some(score) = self.recording().node(child)?.score else { continue };
            let better = if node.is_mine(player) { i32::max } else { i32::min };
            best = Some(best.map_or(score, |best| better(best, score)));
        }
        Ok(best)
    }
}
