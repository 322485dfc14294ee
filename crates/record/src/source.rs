//! A text that is being read, and where in it something went wrong.

use rules::{PositionError, UnknownMove};
use session::PlayError;

use crate::{ReadError, ReadProblem, TextPosition};

/// How much of the offending text an error repeats, in characters.
const LONGEST_QUOTE: usize = 40;

/// A text that is being read.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SourceText<'a> {
    pub(crate) text: &'a str,
}

impl SourceText<'_> {
    /// What is wrong at a byte of the text, with what stands there.
    pub(crate) fn error(&self, at: usize, problem: impl Into<ReadProblem>) -> ReadError {
        let found = self.text.get(at..).unwrap_or_default();
        let word = found.split(|letter: char| letter.is_whitespace()).next().unwrap_or_default();
        self.error_about(at, word, problem)
    }

    /// What is wrong with a piece of the text.
    pub(crate) fn error_about(
        &self,
        at: usize,
        quote: &str,
        problem: impl Into<ReadProblem>,
    ) -> ReadError {
        let mut text: String = quote.chars().take(LONGEST_QUOTE).collect();
        if text.len() < quote.len() {
            text.push('…');
        }
        let (place, problem) = (Some(self.place(at)), Box::new(problem.into()));
        ReadError { place, text, problem, assumed: None }
    }

    /// What is wrong with the text of a position or a line of moves that is a part of this one.
    pub(crate) fn within(&self, part: &str, error: PositionError) -> ReadError {
        let letters = part.char_indices().map(|(offset, _)| offset);
        let offset = letters.chain([part.len()]).nth(error.place - 1).unwrap_or(part.len());
        let at = self.offset(part) + offset;
        match error.problem {
            rules::Problem::IllegalMove { played, number } => {
                let why = PlayError::Unknown(UnknownMove(played.clone()));
                self.error_about(at, &played, ReadProblem::Illegal { number, why })
            }
            problem => self.error(at, ReadProblem::Text(problem)),
        }
    }

    /// The line and the column of a byte.
    fn place(&self, at: usize) -> TextPosition {
        let before = &self.text[..self.text.floor_char_boundary(at)];
        let line = 1 + before.matches('\n').count();
        let start = before.rfind('\n').map_or(0, |end| end + 1);
        let column = 1 + before[start..].chars().count();
        TextPosition { line, column }
    }

    /// Where a part of the text begins in it.
    ///
    /// # Panics
    ///
    /// If it is no part of the text.
    pub(crate) fn offset(&self, part: &str) -> usize {
        let offset = part.as_ptr().addr().checked_sub(self.text.as_ptr().addr());
        offset.filter(|&offset| offset <= self.text.len()).expect("a part of the text")
    }
}
