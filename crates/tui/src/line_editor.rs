//! A line of input that is being edited.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// How many characters a line may have.
const LONGEST: usize = 400;

/// A line of input that is being edited, with its cursor.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct LineEditor {
    letters: Vec<char>,
    at: usize,
}

impl LineEditor {
    /// A line with something on it, to go on after it.
    pub(crate) fn of(text: &str) -> Self {
        let letters: Vec<char> = text.chars().take(LONGEST).collect();
        Self { at: letters.len(), letters }
    }

    /// What is on it.
    pub(crate) fn text(&self) -> String {
        self.letters.iter().collect()
    }

    /// What stands before the place where the next letter goes, and after it.
    pub(crate) fn halves(&self) -> (String, String) {
        let (before, after) = self.letters.split_at(self.at);
        (before.iter().collect(), after.iter().collect())
    }

    /// Takes a key.
    pub(crate) fn press(&mut self, key: KeyEvent) {
        let control = key.modifiers.contains(KeyModifiers::CONTROL);
        match key.code {
            KeyCode::Char('u') if control => *self = Self::default(),
            KeyCode::Char(letter)
                if !control && !letter.is_control() && self.letters.len() < LONGEST =>
            {
                self.letters.insert(self.at, letter);
                self.at += 1;
            }
            KeyCode::Backspace if self.at > 0 => {
                self.at -= 1;
                self.letters.remove(self.at);
            }
            KeyCode::Delete if self.at < self.letters.len() => {
                self.letters.remove(self.at);
            }
            KeyCode::Left => self.at = self.at.saturating_sub(1),
            KeyCode::Right => self.at = (self.at + 1).min(self.letters.len()),
            KeyCode::Home => self.at = 0,
            KeyCode::End => self.at = self.letters.len(),
            _ => (),
        }
    }
}
