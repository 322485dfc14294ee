//! What is in the frame, and what a move adds to it.

use bits::{Bits, Singles};

/// The discs in the frame, and by their number whose turn it is.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Position<B> {
    /// The discs of the player to move.
    mover: B,
    /// The discs of both.
    occupied: B,
}

/// A move: a disc on its way to the square where it will come to rest.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Disc<B> {
    /// The square, as a set of one.
    pub(crate) square: B,
}

impl<B: Bits> Disc<B> {
    /// The square where it will come to rest, as a set of one.
    #[must_use]
    #[inline]
    pub fn square(self) -> B {
        self.square
    }
}

impl<B: Bits> Position<B> {
    /// The position with these discs of the player to move and of the other.
    #[must_use]
    #[inline]
    pub fn new(mover: B, waiting: B) -> Self {
        Self { mover, occupied: mover | waiting }
    }

    /// The discs of the player to move.
    #[must_use]
    #[inline]
    pub fn mover(&self) -> B {
        self.mover
    }

    /// The discs of the player who moved last.
    #[must_use]
    #[inline]
    pub fn waiting(&self) -> B {
        self.mover ^ self.occupied
    }

    /// The discs of both.
    #[must_use]
    #[inline]
    pub fn occupied(&self) -> B {
        self.occupied
    }

    /// How many discs are in the frame.
    #[must_use]
    #[inline]
    pub fn discs(&self) -> u32 {
        self.occupied.count()
    }

    /// Puts a disc of the player to move on an empty square.
    #[inline]
    pub fn put(&mut self, square: B) {
        self.mover = self.waiting();
        self.occupied |= square;
    }
}

/// The moves from the left to the right.
#[derive(Clone, Debug)]
pub(crate) struct Moves<B>(pub(crate) Singles<B>);

impl<B: Bits> Iterator for Moves<B> {
    type Item = Disc<B>;

    #[inline]
    fn next(&mut self) -> Option<Disc<B>> {
        self.0.next().map(|square| Disc { square })
    }

    #[inline]
    fn nth(&mut self, n: usize) -> Option<Disc<B>> {
        self.0.nth(n).map(|square| Disc { square })
    }

    #[inline]
    fn count(self) -> usize {
        self.0.count()
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<B: Bits> ExactSizeIterator for Moves<B> {}
