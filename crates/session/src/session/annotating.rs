//! What is special about an analysis board: lines are arranged, moves marked, boards drawn on.

use std::time::Instant;

use super::{Session, walk};
use crate::{Arrangement, BoardMark, Event, NodeId, SessionError, SessionStep};

/// How many marks a move may have.
const MOST_MARKS: usize = 8;
/// How much may be drawn on a board.
const MOST_DRAWINGS: usize = 64;

impl Session {
    fn check_analysis(&self, node: NodeId) -> Result<(), SessionError> {
        if !self.is_analysis() {
            return Err(SessionError::NoAnalysis);
        }
        self.check_place(node)
    }

    pub(super) fn mark(
        &mut self,
        node: NodeId,
        mut marks: Vec<u8>,
    ) -> Result<SessionStep, SessionError> {
        self.check_analysis(node)?;
        // The start is no move.
        if node == NodeId::START {
            return Err(SessionError::NoSuchPlace);
        }
        marks.truncate(MOST_MARKS);
        self.record.tree.remark_mut(node).marks = marks;
        Ok(SessionStep::telling(vec![Event::Commented { node }]))
    }

    pub(super) fn draw(
        &mut self,
        node: NodeId,
        mut drawings: Vec<BoardMark>,
    ) -> Result<SessionStep, SessionError> {
        self.check_analysis(node)?;
        let names = self.square_names();
        let is_here = |name: &String| names.contains(name);
        drawings
            .retain(|drawing| is_here(&drawing.from) && drawing.to.as_ref().is_none_or(is_here));
        drawings.truncate(MOST_DRAWINGS);
        self.record.tree.remark_mut(node).drawings = drawings;
        Ok(SessionStep::telling(vec![Event::Commented { node }]))
    }

    /// Arranges the line that begins with a move. If what is on the board is taken out, the board
    /// goes back to before it.
    pub(super) fn arrange(
        &mut self,
        node: NodeId,
        how: Arrangement,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        self.check_analysis(node)?;
        let tree = &self.record.tree;
        let here = tree.current();
        if how == Arrangement::Delete && tree.line_to(here).contains(&node) {
            let before = tree.parent(node).ok_or(SessionError::NoSuchPlace)?;
            walk(&mut *self.table, tree, here, before);
            self.record.tree.go_to(before);
        }
        self.record.tree.arrange(node, how);
        self.begin_turn(now);
        Ok(self.changed(vec![Event::Arranged], now))
    }
}
