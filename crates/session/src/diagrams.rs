//! The positions of a game, one after the other, as they are printed and shown.

use rules::Diagram;

use crate::{AnyGame, OpenError, Record};

impl Record {
    /// The position at the start and after every move of the main line, with the move that led
    /// there pointed out.
    ///
    /// # Errors
    ///
    /// If the record is not sound.
    pub fn diagrams(&self) -> Result<Vec<Diagram>, OpenError> {
        let mut table = self.open()?;
        let mut diagrams = vec![table.diagram()];
        for text in self.main_line() {
            table.play(text)?;
            diagrams.push(after_move(&*table));
        }
        Ok(diagrams)
    }
}

/// The position on a board, with the move that led there pointed out.
fn after_move(table: &dyn AnyGame) -> Diagram {
    let diagram = table.diagram();
    match table.last() {
        Some(turn) if !turn.path.is_empty() => diagram.with_arrow(turn.path),
        _ => diagram,
    }
}
