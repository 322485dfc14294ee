//! Whether a puzzle is what it says: one answer at each of the moves that are to be found.

use search::Stop;

use crate::{Puzzle, PuzzleFault, only_move::OnlyMove};

impl Puzzle {
    /// Verifies every move that is to be found, with the certainty that the puzzle claims.
    ///
    /// # Errors
    ///
    /// If the position or the line is not legal, or a move is not the only right one.
    pub fn verify(&self, stop: &Stop) -> Result<(), PuzzleFault> {
        let mut table = self.open()?;
        if self.answers == 0 || self.asked().len() + 1 < 2 * usize::from(self.answers) {
            return Err(PuzzleFault::NoAnswer);
        }
        for (ply, text) in self.asked().iter().enumerate() {
            if ply % 2 == 0 {
                let found = OnlyMove::as_sure_as(self.proof, &*table, None, stop);
                let found = found.filter(|found| found.line.first() == Some(text));
                if found.is_none() {
                    return Err(PuzzleFault::NotOnly { text: text.clone() });
                }
            }
            table.play(text)?;
        }
        for text in &self.line[self.asked().len()..] {
            table.play(text)?;
        }
        Ok(())
    }
}
