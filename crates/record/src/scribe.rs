//! Takes down a game at a table, so that nothing illegal is ever recorded.

use std::fmt;

use rules::{PositionError, Spec, SpecError};
use session::{PlayError, Table, open_room};

use crate::{Moves, Record, Verdict};

/// Somebody who takes down a game, branch by branch, and plays it on a board beside.
pub struct Scribe {
    /// The record so far.
    pub record: Record,
    table: Box<dyn Table>,
    /// The place on the board.
    here: usize,
}

impl Scribe {
    /// Sits down at a table for a game.
    ///
    /// # Errors
    ///
    /// If there is no such game, or it does not take these settings.
    pub fn new(game: Spec) -> Result<Self, SpecError> {
        let room = open_room(&game)?;
        let table = room.open(&game)?;
        let record = Record::new(game.named(room.knobs()), table.players());
        Ok(Self { record, table, here: 0 })
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

    /// The place on the board.
    #[must_use]
    pub fn here(&self) -> usize {
        self.here
    }

    /// The table at which the game is played again.
    #[must_use]
    pub fn table(&self) -> &dyn Table {
        &*self.table
    }

    /// How many moves lead to the place on the board.
    #[must_use]
    pub fn ply(&self) -> usize {
        self.record.moves.line_to(self.here).len()
    }

    /// Plays a move here, and says which number it has.
    ///
    /// # Errors
    ///
    /// If it is no legal move; nothing is changed then.
    pub fn play(&mut self, text: &str) -> Result<usize, PlayError> {
        let player = self.table.turn();
        let text = self.table.play(text)?;
        self.here = self.record.moves.add(self.here, player, text);
        Ok(self.here)
    }

    /// Goes to a place of the game so far.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    pub fn go_to(&mut self, place: usize) {
        let moves = &self.record.moves;
        if place == self.here || place > 0 && moves.entry(place).after == self.here {
            if place != self.here {
                self.table.play(&moves.entry(place).text).expect("a move that was played");
            }
            self.here = place;
            return;
        }
        let (from, to) = (moves.line_to(self.here), moves.line_to(place));
        let shared = from.iter().zip(&to).take_while(|(left, right)| left == right).count();
        for _ in shared..from.len() {
            self.table.undo();
        }
        for &number in &to[shared..] {
            self.table.play(&moves.entry(number).text).expect("a move that was played");
        }
        self.here = place;
    }

    /// The record of a game that stands at the end of its main line.
    #[must_use]
    pub fn finish(self) -> Record {
        let end = self.record.moves.main_line().last().unwrap_or(0);
        self.finish_at(end)
    }

    /// The record of a game that stands at some place, with its moves in order. What the board
    /// says of how it ended counts more than what anybody wrote, unless the game stands where
    /// somebody ended it otherwise.
    ///
    /// # Panics
    ///
    /// If there is no such place.
    #[must_use]
    pub fn finish_at(mut self, place: usize) -> Record {
        self.record.moves.set_current(place);
        let end = self.record.moves.main_line().last().unwrap_or(0);
        self.go_to(end);
        let ended_here = place != end && self.record.moves.verdict_at(place).is_some();
        if let Some(ending) = self.table.ending().filter(|_| !ended_here) {
            self.record.verdict = Some(Verdict::from(ending));
        }
        let moves = std::mem::take(&mut self.record.moves);
        Record { moves: Moves::in_order(moves), ..self.record }
    }
}

impl fmt::Debug for Scribe {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Scribe").field("record", &self.record).finish_non_exhaustive()
    }
}
