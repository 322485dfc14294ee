//! Going back and forth in the tree of moves.

use std::time::Instant;

use super::Session;
use crate::{Event, Flow, MoveTree, NodeId, SessionError, Step, Table};

impl Session {
    pub(super) fn undo(
        &mut self,
        moves: Option<usize>,
        now: Instant,
    ) -> Result<Step, SessionError> {
        // What ended the game otherwise than by a move is the last thing that happened.
        let verdicts = usize::from(self.tree.verdict(self.tree.current()).is_some());
        if verdicts == 1 && matches!(moves, None | Some(1)) {
            return Ok(self.reopen(now));
        }
        let mut back = self.tree.line();
        back.reverse();
        let taken_back = match moves {
            Some(count) => count.checked_sub(verdicts + 1).and_then(|last| back.get(last)).copied(),
            None => back.into_iter().find(|&node| self.waits_before(node)),
        };
        let target = taken_back.and_then(|node| self.tree.parent(node));
        Ok(self.travel(target.ok_or(SessionError::NothingToUndo)?, now))
    }

    /// Whether there is something to take back.
    pub(crate) fn can_undo(&self) -> bool {
        let is_decided = self.tree.verdict(self.tree.current()).is_some();
        is_decided || self.tree.line().into_iter().any(|node| self.waits_before(node))
    }

    pub(super) fn redo(
        &mut self,
        moves: Option<usize>,
        now: Instant,
    ) -> Result<Step, SessionError> {
        let ahead: Vec<NodeId> = self.tree.ahead().collect();
        let count = moves.unwrap_or_else(|| {
            // The turn after a move is known from the move that follows it.
            let next_stop = ahead.iter().skip(1).position(|&node| self.waits_before(node));
            next_stop.map_or(ahead.len(), |index| index + 1)
        });
        let target = count.checked_sub(1).and_then(|last| ahead.get(last)).copied();
        Ok(self.travel(target.ok_or(SessionError::NothingToRedo)?, now))
    }

    pub(super) fn go_to(&mut self, node: NodeId, now: Instant) -> Result<Step, SessionError> {
        self.check_place(node)?;
        // Already there: a clock that was set back could be used to gain time.
        if node == self.tree.current() {
            return Ok(Step::default());
        }
        Ok(self.travel(node, now))
    }

    pub(super) fn check_place(&self, node: NodeId) -> Result<(), SessionError> {
        if self.tree.contains(node) { Ok(()) } else { Err(SessionError::NoSuchPlace) }
    }

    /// Whether undo and redo stop by themselves before a move: where a person played it, or
    /// everywhere if nobody is a person.
    fn waits_before(&self, node: NodeId) -> bool {
        let player = self.tree.player(node);
        self.has_no_person() || player.is_some_and(|player| self.is_human(player))
    }

    /// Goes to a place in the tree. The clocks show what they showed there.
    fn travel(&mut self, node: NodeId, now: Instant) -> Step {
        let (back, forth) = walk(&mut *self.table, &self.tree, self.tree.current(), node);
        self.tree.go_to(node);
        let over = self.ending().map(Event::Over);
        let went = Event::WentTo { node, back, forth };
        self.arrive([went].into_iter().chain(over).collect(), now)
    }

    /// Takes back what ended the game otherwise than by its rules.
    fn reopen(&mut self, now: Instant) -> Step {
        self.tree.set_verdict(self.tree.current(), None);
        self.arrive(vec![Event::Reopened], now)
    }

    /// Where nobody is a person the engines then wait: they would play on before anyone had
    /// looked. So do they in the middle of a single step.
    fn arrive(&mut self, events: Vec<Event>, now: Instant) -> Step {
        if self.has_no_person() || self.flow == Flow::Stepping {
            self.flow = Flow::Paused;
        }
        self.offer = None;
        self.begin_turn(now);
        self.changed(events, now)
    }
}

/// Takes a table from one place in a tree to another; the answer is how many moves were taken
/// back, and how many were played.
pub(crate) fn walk(
    table: &mut dyn Table,
    tree: &MoveTree,
    from: NodeId,
    to: NodeId,
) -> (usize, usize) {
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
