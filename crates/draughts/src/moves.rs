//! The legal moves, one after another.

#![expect(clippy::inline_always, reason = "see the hops, of which most moves are")]

use crate::{Bits, Move, catch::Catch, hops::Hops};

/// The legal moves of a position.
///
/// Counting and skipping look at sets of squares, not at every move.
#[derive(Clone, Debug)]
pub(crate) enum Moves<'a, B> {
    /// Moves that needed no search.
    Hops(Hops<'a, B>),
    /// Captures.
    Captures(Catch<B>),
    /// Captures, and the steps that may be played instead where capturing is not compulsory. On
    /// the heap, so that the others stay small.
    Both(Box<(Catch<B>, Hops<'a, B>)>),
}

impl<B: Bits> Moves<'_, B> {
    /// How many are left, if some are captures.
    fn left_with_captures(&self) -> usize {
        match self {
            Self::Hops(hops) => hops.left(),
            Self::Captures(catch) => catch.left(),
            Self::Both(both) => both.0.left() + both.1.left(),
        }
    }
}

impl<B: Bits> Iterator for Moves<'_, B> {
    type Item = Move<B>;

    #[inline(always)]
    fn next(&mut self) -> Option<Move<B>> {
        match self {
            Self::Hops(hops) => hops.next(),
            Self::Captures(catch) => catch.next(),
            Self::Both(both) => both.0.next().or_else(|| both.1.next()),
        }
    }

    #[inline(always)]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = match self {
            Self::Hops(hops) => hops.left(),
            _ => self.left_with_captures(),
        };
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.size_hint().0
    }

    #[inline(always)]
    fn fold<A, F: FnMut(A, Move<B>) -> A>(self, mut found: A, mut visit: F) -> A {
        if let Self::Hops(hops) = self {
            return hops.fold(found, visit);
        }
        for played in self {
            found = visit(found, played);
        }
        found
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Move<B>> {
        match self {
            Self::Hops(hops) => hops.skip(n),
            Self::Captures(catch) => {
                catch.skip(n);
            }
            Self::Both(both) => {
                let beyond = both.0.skip(n);
                both.1.skip(beyond);
            }
        }
        self.next()
    }
}

impl<B: Bits> ExactSizeIterator for Moves<'_, B> {}
