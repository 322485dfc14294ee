//! The captures that a search has found.

use crate::{Bits, Move, hops::drop_some};

/// Captures that differ only in the square on which they end: a flying king may choose.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Capture<B> {
    pub(crate) captured: B,
    pub(crate) landings: B,
    pub(crate) from: u8,
    pub(crate) crowned: bool,
}

impl<B: Bits> Capture<B> {
    /// No capture.
    const NONE: Self = Self { captured: B::EMPTY, landings: B::EMPTY, from: 0, crowned: false };

    fn key(&self) -> (u8, bool, B) {
        (self.from, self.crowned, self.captured)
    }
}

/// A list of captures, each of other pieces or by another piece than the rest.
///
/// Three are kept at hand, which is enough for most positions; more go to the heap.
#[derive(Clone, Debug)]
pub(crate) struct Catch<B> {
    now: Capture<B>,
    next: Capture<B>,
    then: Capture<B>,
    rest: Vec<Capture<B>>,
}

impl<B: Bits> Catch<B> {
    /// Nothing caught.
    #[inline]
    pub(crate) const fn new() -> Self {
        Self { now: Capture::NONE, next: Capture::NONE, then: Capture::NONE, rest: Vec::new() }
    }

    #[inline]
    pub(crate) fn clear(&mut self) {
        self.now.landings = B::EMPTY;
        self.next.landings = B::EMPTY;
        self.then.landings = B::EMPTY;
        self.rest.clear();
    }

    /// Adds a capture; if one of the same pieces is there, it may now end on more squares.
    #[inline]
    pub(crate) fn add(&mut self, capture: Capture<B>) {
        for kept in [&mut self.now, &mut self.next, &mut self.then] {
            if kept.landings.is_empty() {
                *kept = capture;
                return;
            }
            if kept.key() == capture.key() {
                kept.landings |= capture.landings;
                return;
            }
        }
        self.rest.push(capture);
    }

    /// Brings together what was put on the heap without looking.
    #[inline]
    pub(crate) fn settle(&mut self) {
        if self.rest.len() > 1 {
            self.rest.sort_unstable_by_key(Capture::key);
            self.rest.dedup_by(|next, kept| {
                let same = next.key() == kept.key();
                if same {
                    kept.landings |= next.landings;
                }
                same
            });
        }
    }

    /// How many moves are left, one for each landing.
    #[inline]
    pub(crate) fn left(&self) -> usize {
        let rest: u32 = self.rest.iter().map(|capture| capture.landings.count()).sum();
        let [now, next, then] = [&self.now, &self.next, &self.then].map(|c| c.landings.count());
        (now + next + then + rest) as usize
    }

    /// The next move.
    #[inline]
    pub(crate) fn next(&mut self) -> Option<Move<B>> {
        let Capture { captured, landings, from, crowned } = self.now;
        if landings.is_empty() {
            return None;
        }
        self.now.landings = landings.without_first();
        self.turn_over();
        Some(Move::new(from, landings.first(), crowned, captured))
    }

    /// Skips some moves; says how many of them were too many.
    #[inline]
    pub(crate) fn skip(&mut self, mut skip: usize) -> usize {
        while skip > 0 && self.now.landings.any() {
            skip = drop_some(&mut self.now.landings, skip);
            self.turn_over();
        }
        skip
    }

    /// Goes to the next capture once one has no landing left.
    #[inline]
    fn turn_over(&mut self) {
        if self.now.landings.is_empty() {
            self.now = self.next;
            self.next = self.then;
            self.then = self.rest.pop().unwrap_or(Capture::NONE);
        }
    }
}
