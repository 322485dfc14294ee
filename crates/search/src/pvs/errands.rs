//! Who is looking at which move, so that two threads need not look at the same one.
//!
//! A thread that comes to a position where another is already at a move leaves that move for last:
//! by then the table probably knows what the other has found. It is a hint and no lock: if two
//! threads do take the same move, nothing is wrong but time is lost (after the ABDADA of Weill,
//! 1996).

use std::sync::atomic::{AtomicU64, Ordering};

use bits::mix;

/// The moves that threads are at just now.
#[derive(Debug)]
pub(super) struct Errands {
    /// For each slot the move that somebody is at, or zero. A move that finds its slot taken by
    /// another is not entered.
    slots: Box<[AtomicU64]>,
}

/// A move in a position, by one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Errand(u64);

impl Errands {
    /// Nearer to the horizon a move is over too soon for anybody to wait.
    pub(super) const LEAST_DEPTH: u32 = 3;
    /// Many more than threads can be at, so that they seldom meet in a slot.
    const SLOTS: usize = 1 << 12;

    pub(super) fn new() -> Self {
        Self { slots: (0..Self::SLOTS).map(|_| AtomicU64::new(0)).collect() }
    }

    /// The move at a place of the list, in the position with this key.
    #[inline]
    pub(super) fn errand(key: u64, index: u16) -> Errand {
        let mixed = mix(0, key ^ u64::from(index) << 48);
        Errand((mixed ^ mixed >> 32) | 1)
    }

    /// Whether somebody is at it.
    #[inline]
    pub(super) fn is_taken(&self, errand: Errand) -> bool {
        self.slot(errand).load(Ordering::Relaxed) == errand.0
    }

    /// Somebody is at it from now on.
    #[inline]
    pub(super) fn take(&self, errand: Errand) {
        let _ =
            self.slot(errand).compare_exchange(0, errand.0, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// It is done.
    #[inline]
    pub(super) fn put_back(&self, errand: Errand) {
        let _ =
            self.slot(errand).compare_exchange(errand.0, 0, Ordering::Relaxed, Ordering::Relaxed);
    }

    #[inline]
    fn slot(&self, errand: Errand) -> &AtomicU64 {
        &self.slots[(errand.0 >> 1) as usize % Self::SLOTS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_is_known_until_it_is_put_back() {
        let errands = Errands::new();
        let (mine, other) = (Errands::errand(7, 0), Errands::errand(7, 1));
        errands.take(mine);
        assert!(errands.is_taken(mine) && !errands.is_taken(other));
        errands.put_back(other);
        assert!(errands.is_taken(mine), "nobody puts back what they did not take");
        errands.put_back(mine);
        assert!(!errands.is_taken(mine));
    }
}
