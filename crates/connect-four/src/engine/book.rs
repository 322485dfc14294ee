//! The opening book: the openings by heart, what would take the solver longer than a person waits.
//!
//! The book holds every position of at most two discs, and from there on those that a player who
//! follows it can meet whatever the other does, up to where the solver needs no book any more. Mirror images are kept once. `data/PROVENANCE.md` says how it was made.

use super::node::key;
use crate::{Frame, Position};

/// Positions of the usual frame with their scores, and a move that reaches each.
#[derive(Clone, Copy, Debug)]
pub(super) struct Book {
    /// An entry for each position, in the order of their keys.
    entries: &'static [[u8; 8]],
}

/// What a book says about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct BookMove {
    /// The score, for the player to move.
    pub(super) score: i32,
    /// Where the disc of a best move comes to rest.
    pub(super) square: u64,
}

/// Bits for the column of the move.
const COLUMN: u32 = 3;
/// Bits for the score.
const SCORE: u32 = 6;
/// What is added to a score so that it is never negative.
const OFFSET: i32 = 1 << (SCORE - 1);

impl Book {
    /// The book that comes with the program.
    pub(super) const OPENINGS: Self =
        Self { entries: include_bytes!("../../data/openings.book").as_chunks().0 };

    /// What the book says about a position, if it is there.
    pub(super) fn find(self, frame: &Frame<u64>, position: &Position<u64>) -> Option<BookMove> {
        if (frame.width(), frame.height()) != (7, 6) {
            return None;
        }
        let [own, image] = [*position, mirrored(frame, position)].map(|position| key(&position));
        let wanted = own.min(image);
        let found = self
            .entries
            .binary_search_by_key(&wanted, |entry| u64::from_le_bytes(*entry) >> (COLUMN + SCORE));
        let entry = u64::from_le_bytes(self.entries[found.ok()?]);
        let field = |shift: u32, bits: u32| {
            u8::try_from(entry >> shift & ((1 << bits) - 1)).expect("a few bits")
        };
        let column = field(0, COLUMN);
        let column = if own <= image { column } else { frame.width() - 1 - column };
        let square = frame.landings(position.occupied()) & frame.column(column);
        Some(BookMove { score: i32::from(field(COLUMN, SCORE)) - OFFSET, square })
    }
}

/// An entry of a book, for a position whose key is not above that of its mirror image.
pub(super) fn entry(position: &Position<u64>, score: i32, column: u8) -> [u8; 8] {
    let score = u64::from((score + OFFSET).cast_unsigned());
    (key(position) << (COLUMN + SCORE) | score << COLUMN | u64::from(column)).to_le_bytes()
}

/// A position seen from behind.
pub(super) fn mirrored(frame: &Frame<u64>, position: &Position<u64>) -> Position<u64> {
    Position::new(frame.mirrored(position.mover()), frame.mirrored(position.waiting()))
}
