//! What an annotator draws on the board: squares that are marked, and arrows.

use std::{fmt, str::FromStr};

/// What an annotator draws on the board: a square that is marked, or an arrow.
///
/// It is written as programs do that draw on boards: a letter for the colour, then the square, and
/// the square that an arrow leads to: `Gd3`, `R32-28`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct BoardMark {
    /// In which colour.
    pub colour: MarkColour,
    /// The square, by its name in the notation of the game.
    pub from: String,
    /// Where an arrow leads.
    pub to: Option<String>,
}

/// The colours in which is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum MarkColour {
    /// Green.
    Green,
    /// Red.
    Red,
    /// Yellow.
    Yellow,
    /// Blue.
    Blue,
}

impl MarkColour {
    /// Every colour, with the letter that stands for it.
    pub const LETTERS: [(Self, char); 4] =
        [(Self::Green, 'G'), (Self::Red, 'R'), (Self::Yellow, 'Y'), (Self::Blue, 'B')];

    /// The letter that stands for it.
    #[must_use]
    pub fn letter(self) -> char {
        Self::LETTERS
            .into_iter()
            .find(|(colour, _)| *colour == self)
            .map_or('G', |(_, letter)| letter)
    }
}

/// A text that stands for no drawing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoBoardMark;

/// The longest name of a square.
const LONGEST: usize = 5;

impl FromStr for BoardMark {
    type Err = NoBoardMark;

    /// Reads `Gd3`, `R32-28` and, as others write arrows, `Gd3e4`.
    fn from_str(text: &str) -> Result<Self, NoBoardMark> {
        let mut letters = text.chars();
        let letter = letters.next().ok_or(NoBoardMark)?;
        let colour = MarkColour::LETTERS.into_iter().find(|(_, known)| *known == letter);
        let (colour, _) = colour.ok_or(NoBoardMark)?;
        let squares = letters.as_str();
        let (from, to) = match squares.split_once('-') {
            Some((from, to)) => (from, Some(to)),
            None if is_two_squares(squares) => {
                let (from, to) = squares.split_at(squares.len() / 2);
                (from, Some(to))
            }
            None => (squares, None),
        };
        let is_name = |name: &str| {
            (1..=LONGEST).contains(&name.len())
                && name.bytes().all(|letter| letter.is_ascii_alphanumeric())
        };
        if !is_name(from) || to.is_some_and(|to| !is_name(to)) {
            return Err(NoBoardMark);
        }
        Ok(Self { colour, from: from.to_owned(), to: to.map(ToOwned::to_owned) })
    }
}

/// Whether a text has two squares with letters that follow each other: `d3e4`, and not `d10`.
fn is_two_squares(text: &str) -> bool {
    let is_square = |text: &str| {
        text.len() >= 2
            && text.starts_with(|letter: char| letter.is_ascii_alphabetic())
            && text[1..].bytes().all(|letter| letter.is_ascii_digit())
    };
    text.is_ascii() && text.len().is_multiple_of(2) && {
        let (from, to) = text.split_at(text.len() / 2);
        is_square(from) && is_square(to)
    }
}

impl fmt::Display for BoardMark {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}{}", self.colour.letter(), self.from)?;
        self.to.as_ref().map_or(Ok(()), |to| write!(f, "-{to}"))
    }
}
