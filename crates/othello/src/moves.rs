//! Moves, and lists of them that take no room.

use std::iter::FusedIterator;

use crate::Squares;

/// A turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// A disc placed on a square of this number.
    Place(u8),
    /// Nothing to place, while the opponent has.
    Pass,
}

/// The legal moves of a position: counted without being listed, and any one picked directly.
#[derive(Clone, Debug)]
pub struct Moves<S> {
    placements: S,
    pass: bool,
}

impl<S: Squares> Moves<S> {
    /// A pass and nothing else.
    pub(crate) const PASS: Self = Self { placements: S::EMPTY, pass: true };

    /// A disc on any of these squares.
    #[inline]
    pub(crate) fn of(placements: S) -> Self {
        Self { placements, pass: false }
    }
}

impl<S: Squares> Iterator for Moves<S> {
    type Item = Move;

    #[inline]
    fn next(&mut self) -> Option<Move> {
        if let Some(square) = self.placements.pop_first() {
            return Some(Move::Place(square));
        }
        std::mem::take(&mut self.pass).then_some(Move::Pass)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let count = self.len();
        (count, Some(count))
    }

    #[inline]
    fn count(self) -> usize {
        self.len()
    }

    #[inline]
    fn nth(&mut self, index: usize) -> Option<Move> {
        // A pass is alone, so skipping anything skips it.
        self.pass &= index == 0;
        self.placements = self.placements.skip(index);
        self.next()
    }
}

impl<S: Squares> ExactSizeIterator for Moves<S> {
    #[inline]
    fn len(&self) -> usize {
        self.placements.count() as usize + usize::from(self.pass)
    }
}

impl<S: Squares> FusedIterator for Moves<S> {}
