//! A recorded search as a tree that folds and unfolds, a little of it at a time.

use std::{
    fs::File,
    io::{Read, Seek},
};

use lab::{Child, Explorer, Halt, RecordedNodeId, RecordingError};
use ratatui::crossterm::event::{KeyCode, KeyEvent};
use rules::Phrase;
use words::Words;

use crate::Look;

/// The most children of a node that are listed.
const MOST: usize = 500;
/// How far a page of the tree goes.
const PAGE: usize = 15;

/// A recorded search on the screen. It does no input and no output: it is told which keys are
/// pressed and draws what there is to see.
#[expect(missing_debug_implementations, reason = "a table has no looks")]
pub struct SearchTree<R = File> {
    pub(crate) explorer: Explorer<R>,
    pub(crate) words: Words,
    pub(crate) look: Look,
    pub(crate) rows: Vec<TreeRow>,
    /// The row that is looked at.
    pub(crate) chosen: usize,
    /// The moment that is shown; none when the whole is.
    pub(crate) halt: Option<Halt>,
    /// A sentence above the tree, such as whose search it is.
    pub(crate) note: Option<Phrase>,
    expected: Vec<RecordedNodeId>,
    round: u32,
    /// Whether the search has windows: plain minimax, max-n and MCTS have none.
    pub(crate) has_windows: bool,
    is_over: bool,
}

/// A line of the tree.
pub(crate) struct TreeRow {
    pub(crate) child: Child,
    pub(crate) depth: usize,
    pub(crate) open: bool,
    /// Whether it is on the line that the search expects.
    pub(crate) expected: bool,
    /// The moves that were not searched here, once it is open.
    pub(crate) skipped: Vec<String>,
}

impl<R: Read + Seek> SearchTree<R> {
    /// The last round of a search, with what is right below its root.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read.
    pub fn new(
        mut explorer: Explorer<R>,
        words: Words,
        look: Look,
    ) -> Result<Self, RecordingError> {
        let expected = explorer.expected()?;
        let round = explorer.recording().rounds().saturating_sub(1);
        let mut tree = Self {
            explorer,
            words,
            look,
            rows: Vec::new(),
            chosen: 0,
            halt: None,
            note: None,
            expected,
            round,
            has_windows: false,
            is_over: false,
        };
        tree.plant(round)?;
        Ok(tree)
    }

    /// The same with a sentence above it.
    #[must_use]
    pub fn with_note(self, note: Option<Phrase>) -> Self {
        Self { note, ..self }
    }

    /// Whether the screen shall close.
    #[must_use]
    pub fn is_over(&self) -> bool {
        self.is_over
    }

    /// Takes a key.
    ///
    /// # Errors
    ///
    /// If the recording cannot be read.
    pub fn press(&mut self, key: KeyEvent) -> Result<(), RecordingError> {
        let last = self.rows.len() - 1;
        match key.code {
            KeyCode::Up => self.chosen = self.chosen.saturating_sub(1),
            KeyCode::Down => self.chosen = (self.chosen + 1).min(last),
            KeyCode::PageUp => self.chosen = self.chosen.saturating_sub(PAGE),
            KeyCode::PageDown => self.chosen = (self.chosen + PAGE).min(last),
            KeyCode::Home => self.chosen = 0,
            KeyCode::End => self.chosen = last,
            KeyCode::Right => self.go_inward()?,
            KeyCode::Left => self.go_outward(),
            KeyCode::Enter | KeyCode::Char(' ') if self.rows[self.chosen].open => {
                self.close(self.chosen);
            }
            KeyCode::Enter | KeyCode::Char(' ') => self.open(self.chosen)?,
            KeyCode::Char('v') => self.follow_expected()?,
            KeyCode::Char('.') => self.step(1)?,
            KeyCode::Char(',') => self.step(-1)?,
            KeyCode::Char('x') => self.next_cut()?,
            KeyCode::Char('w') => self.halt = None,
            KeyCode::Esc | KeyCode::Char('q') => self.is_over = true,
            _ => (),
        }
        Ok(())
    }

    /// Shows the root of a round, with what is right below it.
    fn plant(&mut self, round: u32) -> Result<(), RecordingError> {
        let child = self.explorer.root(round)?;
        self.has_windows = child.node.has_windows();
        let expected = self.expected.contains(&child.node.id);
        self.rows = vec![TreeRow { child, depth: 0, open: false, expected, skipped: Vec::new() }];
        self.round = round;
        self.chosen = 0;
        self.open(0)
    }

    /// Shows what is right below a row.
    fn open(&mut self, at: usize) -> Result<(), RecordingError> {
        let row = &self.rows[at];
        if row.open || row.child.width == 0 {
            return Ok(());
        }
        let depth = row.depth + 1;
        let below = self.explorer.children(row.child.node.id, 0, MOST)?;
        let rows = below.children.into_iter().map(|child| {
            let expected = self.expected.contains(&child.node.id);
            TreeRow { child, depth, open: false, expected, skipped: Vec::new() }
        });
        let rows: Vec<TreeRow> = rows.collect();
        self.rows[at].open = true;
        self.rows[at].skipped = below.skipped;
        let after = at + 1;
        self.rows.splice(after..after, rows);
        Ok(())
    }

    fn close(&mut self, at: usize) {
        let depth = self.rows[at].depth;
        let deeper = self.rows[at + 1..].iter().take_while(|row| depth < row.depth).count();
        self.rows.drain(at + 1..=at + deeper);
        self.rows[at].open = false;
    }

    fn go_inward(&mut self) -> Result<(), RecordingError> {
        if self.rows[self.chosen].open {
            self.chosen += 1;
            return Ok(());
        }
        self.open(self.chosen)
    }

    fn go_outward(&mut self) {
        if self.rows[self.chosen].open {
            self.close(self.chosen);
            return;
        }
        let depth = self.rows[self.chosen].depth;
        let above = self.rows[..self.chosen].iter().rposition(|row| row.depth < depth);
        self.chosen = above.unwrap_or(0);
    }

    /// Opens the way along some nodes, the root first.
    fn follow(&mut self, ids: &[RecordedNodeId]) -> Result<(), RecordingError> {
        self.chosen = 0;
        for id in &ids[1..] {
            self.open(self.chosen)?;
            let depth = self.rows[self.chosen].depth + 1;
            let below = self.rows[self.chosen + 1..].iter().take_while(|row| depth <= row.depth);
            let found = below.enumerate().find(|(_, row)| row.child.node.id == *id);
            let Some((place, _)) = found else { return Ok(()) };
            self.chosen += 1 + place;
        }
        Ok(())
    }

    fn follow_expected(&mut self) -> Result<(), RecordingError> {
        self.halt = None;
        let last = self.explorer.recording().rounds().saturating_sub(1);
        if self.round != last {
            self.plant(last)?;
        }
        self.follow(&self.expected.clone())
    }

    fn step(&mut self, by: i64) -> Result<(), RecordingError> {
        let last = self.explorer.recording().moments() - 1;
        let number = match &self.halt {
            None => 0,
            Some(halt) => halt.moment.number.saturating_add_signed(by).min(last),
        };
        self.stop_at(number)
    }

    fn next_cut(&mut self) -> Result<(), RecordingError> {
        let from = self.halt.as_ref().map_or(0, |halt| halt.moment.number);
        match self.explorer.recording().next_cut(from)? {
            Some(moment) => self.stop_at(moment.number),
            None => Ok(()),
        }
    }

    /// Shows the search as it was at a moment.
    fn stop_at(&mut self, number: u64) -> Result<(), RecordingError> {
        let halt = self.explorer.halt(number)?;
        if !self.explorer.recording().is_sampled() && self.round != halt.round {
            self.plant(halt.round)?;
        }
        let way: Vec<RecordedNodeId> = halt.open.iter().map(|open| open.node.id).collect();
        self.halt = Some(halt);
        self.follow(&way)
    }
}
