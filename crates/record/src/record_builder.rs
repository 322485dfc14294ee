//! Takes down a game at a table, so that nothing illegal is ever recorded.

use std::fmt;

use rules::{PositionError, Spec, SpecError};
use session::{AnyGame, GameResult, NodeId, PlayError, Record, open_room};

/// Takes down a game, variation by variation, and plays it on a board beside.
pub struct RecordBuilder {
    /// The record so far.
    pub record: Record,
    table: Box<dyn AnyGame>,
    /// The node on the board.
    here: NodeId,
}

impl RecordBuilder {
    /// Sits down at a table for a game.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it does not take these settings.
    pub fn new(game: Spec) -> Result<Self, SpecError> {
        let room = open_room(&game)?;
        let table = room.open(&game)?;
        let record = Record::new(game.named(room.knobs()), table.players());
        Ok(Self { record, table, here: NodeId::START })
    }

    /// Begins from another position, before the first move.
    ///
    /// # Errors
    ///
    /// If it is no position of this game; nothing is changed then.
    pub fn set_up(&mut self, position: &str) -> Result<(), PositionError> {
        let usual = self.table.position();
        self.table.set_up(position)?;
        let start = self.table.position();
        self.record.start = Some(start).filter(|start| *start != usual);
        Ok(())
    }

    /// The node on the board.
    #[must_use]
    pub fn here(&self) -> NodeId {
        self.here
    }

    /// The table at which the game is played again.
    #[must_use]
    pub fn table(&self) -> &dyn AnyGame {
        &*self.table
    }

    /// How many moves lead to the node on the board.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.record.tree.ply(self.here)
    }

    /// Plays a move here, and says which node it leads to.
    ///
    /// # Errors
    ///
    /// If it is no legal move; nothing is changed then.
    pub fn play(&mut self, text: &str) -> Result<NodeId, PlayError> {
        let player = self.table.turn();
        let text = self.table.play(text)?;
        self.here = self.record.tree.add(self.here, player, &text);
        Ok(self.here)
    }

    /// Goes to a node of the game so far.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    pub fn go_to(&mut self, node: NodeId) {
        session::walk(&mut *self.table, &self.record.tree, self.here, node);
        self.here = node;
    }

    /// The record of a game that stands at the end of its main line.
    #[must_use]
    pub fn finish(self) -> Record {
        let end = self.record.tree.main_end();
        self.finish_at(end)
    }

    /// The record of a game that stands at some node, with its moves in order. What the board
    /// says of how it ended counts more than what is written, unless the game stands where it was
    /// ended otherwise.
    ///
    /// # Panics
    ///
    /// If there is no such node.
    #[must_use]
    pub fn finish_at(mut self, node: NodeId) -> Record {
        let end = self.record.tree.main_end();
        self.go_to(end);
        let ended_here = node != end && self.record.tree.verdict(node).is_some();
        if let Some(ending) = self.table.ending().filter(|_| !ended_here) {
            self.record.verdict = Some(GameResult::from(ending));
        }
        self.record.tree.set_current(node);
        Record { tree: self.record.tree.in_order(), ..self.record }
    }
}

impl fmt::Debug for RecordBuilder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("RecordBuilder").field("record", &self.record).finish_non_exhaustive()
    }
}
