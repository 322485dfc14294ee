//! The game so far, and what may be played next.

use std::time::Instant;

use rules::Phrase;
use session::{OutlineEntry, Session};
use tui::minutes;

use super::{line_mode::LineMode, symbols};
use crate::{failure::Failure, layout::in_one_line};

impl LineMode<'_> {
    /// The moves one to a line, with the number to go there; variations are set in, and the place
    /// on the board has a mark.
    pub(super) fn show_moves(&mut self) -> Result<(), Failure> {
        let outline = self.session.outline();
        if outline.is_empty() {
            return self.say(&Phrase::new("play-no-moves"));
        }
        for entry in outline {
            let line = self.sheet_line(&entry);
            writeln!(self.out, "{}", in_one_line(&line))?;
        }
        Ok(())
    }

    fn sheet_line(&self, entry: &OutlineEntry) -> String {
        let tree = self.session.tree();
        let node = entry.node;
        let mut phrase = Phrase::new("play-sheet")
            .with("number", node.number().to_string())
            .with("text", tree.text(node))
            .with("name", self.name(entry.player));
        // Without clocks, how long a move took is nobody's business.
        let timed = !self.session.clocks(Instant::now()).is_empty();
        if let Some(used) = tree.remark(node).spent.filter(|_| timed) {
            phrase.id = "play-sheet-timed".into();
            phrase = phrase.with("time", minutes(used));
        }
        let mut line = "  ".repeat(entry.variation) + &self.words.say(&phrase);
        if node == tree.current() {
            line += " <";
        }
        if let Some(comment) = &tree.remark(node).comment {
            line = line + " { " + comment + " }";
        }
        line
    }

    /// The moves that may be played, as they are written.
    pub(super) fn show_legal(&mut self) -> Result<(), Failure> {
        let texts = legal(&self.session);
        if texts.is_empty() {
            return self.say(&Phrase::new("error-game-over"));
        }
        Ok(writeln!(self.out, "{}", texts.join(" "))?)
    }

    pub(super) fn show_position(&mut self) -> Result<(), Failure> {
        let position = self.session.table().position();
        let position = symbols::write(self.session.seats(), &position);
        Ok(writeln!(self.out, "{position}")?)
    }
}

fn legal(session: &Session) -> Vec<String> {
    session.view().moves.into_iter().map(|turn| turn.text).collect()
}
