//! The legal moves, one after another.

use crate::{
    Bits, Move,
    catch::Catch,
    hops::{Hops, drop_some},
};

/// The legal moves of a position: captures first, then those without.
///
/// Counting and skipping look at sets of squares, not at every move.
#[derive(Clone, Debug)]
pub(crate) struct Moves<'a, B> {
    pub(crate) catch: Catch<B>,
    pub(crate) hops: Hops<'a, B>,
}

impl<'a, B: Bits> Moves<'a, B> {
    #[inline]
    pub(crate) fn new(catch: Catch<B>, hops: Hops<'a, B>) -> Self {
        Self { catch, hops }
    }

    /// How many are left.
    #[inline]
    fn left(&self) -> usize {
        self.catch.left() + self.hops.left()
    }
}

impl<B: Bits> Iterator for Moves<'_, B> {
    type Item = Move<B>;

    #[inline]
    fn next(&mut self) -> Option<Move<B>> {
        let landings = &mut self.catch.now.landings;
        if landings.is_empty() {
            return self.hops.next();
        }
        let to = landings.first();
        *landings = landings.without_first();
        let played = self.catch.now.ending(to);
        self.catch.turn_over();
        Some(played)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        let left = self.left();
        (left, Some(left))
    }

    #[inline]
    fn count(self) -> usize {
        self.left()
    }

    #[inline]
    fn nth(&mut self, mut n: usize) -> Option<Move<B>> {
        while 0 < n && self.catch.now.landings.any() {
            n = drop_some(&mut self.catch.now.landings, n);
            self.catch.turn_over();
        }
        if 0 < n {
            self.hops.skip(n);
        }
        self.next()
    }
}

impl<B: Bits> ExactSizeIterator for Moves<'_, B> {}
