//! The captures found so far.

use crate::{Bits, Move};

/// Captures that differ only in the square on which they end: a flying king may choose.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Capture<B> {
    pub(crate) from: u8,
    pub(crate) crowned: bool,
    pub(crate) captured: B,
    pub(crate) landings: B,
}

impl<B: Bits> Capture<B> {
    /// No capture.
    const NONE: Self = Self { from: 0, crowned: false, captured: B::NONE, landings: B::NONE };

    /// The capture that ends on one of its squares.
    #[inline]
    pub(crate) fn ending(self, to: u8) -> Move<B> {
        Move { from: self.from, to, crowned: self.crowned, captured: self.captured }
    }

    fn same_pieces(&self, other: &Self) -> bool {
        (self.from, self.crowned, self.captured) == (other.from, other.crowned, other.captured)
    }
}

/// A list of captures, each with other pieces captured or by another piece.
#[derive(Clone, Debug)]
pub(crate) struct Catch<B> {
    pub(crate) now: Capture<B>,
    next: Capture<B>,
    then: Capture<B>,
    rest: Vec<Capture<B>>,
}

impl<B: Bits> Catch<B> {
    /// Nothing caught.
    #[inline]
    pub(crate) fn new() -> Self {
        Self { now: Capture::NONE, next: Capture::NONE, then: Capture::NONE, rest: Vec::new() }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.next.landings = B::NONE;
        self.then.landings = B::NONE;
        self.now.landings = B::NONE;
        self.rest.clear();
    }

    /// Adds a capture; one of the same pieces by the same piece gets its landings instead.
    #[inline]
    pub(crate) fn add(&mut self, capture: Capture<B>) {
        for kept in [&mut self.now, &mut self.next, &mut self.then] {
            if kept.landings.is_empty() {
                *kept = capture;
                return;
            }
            if kept.same_pieces(&capture) {
                kept.landings |= capture.landings;
                return;
            }
        }
        self.rest.push(capture);
    }

    #[inline]
    pub(crate) fn settle(&mut self) {
        if !self.rest.is_empty() {
            self.settle_rest();
        }
    }

    #[cold]
    fn settle_rest(&mut self) {
        self.rest.sort_unstable_by_key(|c| (c.from, c.crowned, c.captured));
        self.rest.dedup_by(|next, kept| {
            let same = next.same_pieces(kept);
            if same {
                kept.landings |= next.landings;
            }
            same
        });
    }

    #[inline]
    pub(crate) fn turn_over(&mut self) {
        if self.now.landings.is_empty() {
            self.now = self.next;
            self.next = self.then;
            self.then = self.rest.pop().unwrap_or(Capture::NONE);
        }
    }
    #[inline]
    pub(crate) fn left(&self) -> usize {
        let rest: u32 = self.rest.iter().map(|capture| capture.landings.count()).sum();
        (rest + self.now.landings.count() + self.next.landings.count() + self.then.landings.count())
            as usize
    }
}
