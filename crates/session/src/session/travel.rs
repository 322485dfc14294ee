//! Going back and forth in the tree of moves.

use std::time::Instant;

use super::Session;
use crate::{AnyGame, Event, Flow, GameTree, NodeId, SessionError, SessionStep};

impl Session {
    pub(super) fn undo(
        &mut self,
        moves: Option<usize>,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        // What ended the game otherwise than by a move is the last thing that happened.
        let verdicts = usize::from(self.is_decided());
        if verdicts == 1 && matches!(moves, None | Some(1)) {
            return Ok(self.reopen(now));
        }
        let mut back = self.record.tree.line();
        back.reverse();
        let taken_back = match moves {
            Some(count) => count.checked_sub(verdicts + 1).and_then(|last| back.get(last)).copied(),
            None => back.into_iter().find(|&node| self.waits_before(node)),
        };
        let target = taken_back.and_then(|node| self.record.tree.parent(node));
        Ok(self.travel(target.ok_or(SessionError::NothingToUndo)?, now))
    }

    /// Whether there is something to take back.
    pub(crate) fn can_undo(&self) -> bool {
        self.is_decided() || self.record.tree.line().into_iter().any(|node| self.waits_before(node))
    }

    pub(super) fn redo(
        &mut self,
        moves: Option<usize>,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        let ahead: Vec<NodeId> = self.record.tree.ahead().collect();
        let count = moves.unwrap_or_else(|| {
            // The turn after a move is known from the move that follows it.
            let next_stop = ahead.iter().skip(1).position(|&node| self.waits_before(node));
            next_stop.map_or(ahead.len(), |index| index + 1)
        });
        let target = count.checked_sub(1).and_then(|last| ahead.get(last)).copied();
        Ok(self.travel(target.ok_or(SessionError::NothingToRedo)?, now))
    }

    pub(super) fn go_to(
        &mut self,
        node: NodeId,
        now: Instant,
    ) -> Result<SessionStep, SessionError> {
        self.check_place(node)?;
        // Already there: a clock that was set back could be used to gain time.
        if node == self.record.tree.current() {
            return Ok(SessionStep::default());
        }
        Ok(self.travel(node, now))
    }

    pub(super) fn check_place(&self, node: NodeId) -> Result<(), SessionError> {
        if self.record.tree.contains(node) { Ok(()) } else { Err(SessionError::NoSuchPlace) }
    }

    /// Whether undo and redo stop by themselves before a move: where a person played it, or
    /// everywhere if no seat has a person.
    fn waits_before(&self, node: NodeId) -> bool {
        let player = self.record.tree.player(node);
        self.has_no_person() || player.is_some_and(|player| self.is_human(player))
    }

    /// Goes to a place in the tree. The clocks show what they showed there.
    fn travel(&mut self, node: NodeId, now: Instant) -> SessionStep {
        let (back, forth) =
            walk(&mut *self.table, &self.record.tree, self.record.tree.current(), node);
        self.record.tree.go_to(node);
        let over = self.ending().map(Event::Over);
        let went = Event::WentTo { node, back, forth };
        self.arrive([went].into_iter().chain(over).collect(), now)
    }

    /// Whether the game ended here otherwise than by its rules.
    fn is_decided(&self) -> bool {
        self.ending().is_some() && self.table.ending().is_none()
    }

    /// Takes back what ended the game otherwise than by its rules.
    fn reopen(&mut self, now: Instant) -> SessionStep {
        let here = self.record.tree.current();
        self.record.tree.set_verdict(here, None);
        self.record.tree.set_end(here, None);
        self.arrive(vec![Event::Reopened], now)
    }

    /// Where no seat has a person the engines then wait: they would play on before anyone had
    /// looked. So do they in the middle of a single step.
    fn arrive(&mut self, events: Vec<Event>, now: Instant) -> SessionStep {
        if self.has_no_person() || self.flow == Flow::Stepping {
            self.flow = Flow::Paused;
        }
        self.offer = None;
        self.begin_turn(now);
        self.changed(events, now)
    }
}

/// Takes a table from one node of a tree to another; the answer is how many moves were taken back,
/// and how many were played.
///
/// # Panics
///
/// If the table does not stand at `from`, or the moves of the tree cannot be played.
pub fn walk(table: &mut dyn AnyGame, tree: &GameTree, from: NodeId, to: NodeId) -> (usize, usize) {
    // The common ways need no look at the whole line.
    if from == to {
        return (0, 0);
    }
    if tree.parent(to) == Some(from) {
        table.play(tree.text(to)).expect("a move that was played");
        return (0, 1);
    }
    let (from, to) = (tree.line_to(from), tree.line_to(to));
    let shared = from.iter().zip(&to).take_while(|(left, right)| left == right).count();
    let (back, forth) = (from.len() - shared, to.len() - shared);
    for _ in 0..back {
        table.undo();
    }
    for step in &to[shared..] {
        table.play(tree.text(*step)).expect("a move that was played");
    }
    (back, forth)
}
