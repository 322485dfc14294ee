//! Multi-threaded search: which thread is looking at which move, so that two threads need not look
//! at the same one.
//!
//! A thread that comes to a position where another is already at a move leaves that move for last:
//! by then the table probably knows what the other has found. It is a hint and no lock: if two
//! threads do take the same move, nothing is wrong but time is lost (after the ABDADA of Weill,
//! 1996).

use std::sync::atomic::{AtomicU64, Ordering};

use bits::mix;

/// The moves that threads are at just now.
#[derive(Debug)]
pub(super) struct SharedWork {
    /// For each slot the move that a thread is at, or zero. A move that finds its slot taken by
    /// another is not entered.
    slots: Box<[AtomicU64]>,
}

/// A move in a position, by one number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct WorkItem(u64);

impl SharedWork {
    /// Nearer to the horizon a move is over too soon to wait for.
    pub(super) const LEAST_DEPTH: u32 = 7;
    /// Many more than threads can be at, so that they seldom meet in a slot.
    const SLOTS: usize = 1 << 12;

    pub(super) fn new() -> Self {
        Self { slots: (0..Self::SLOTS).map(|_| AtomicU64::new(0)).collect() }
    }

    /// The move with this number, in the position with this key.
    #[inline]
    pub(super) fn item(key: u64, place: u64) -> WorkItem {
        let mixed = mix(0, key ^ place.rotate_right(16));
        WorkItem((mixed ^ mixed >> 32) | 1)
    }

    /// Whether a thread is at it.
    #[inline]
    pub(super) fn is_taken(&self, item: WorkItem) -> bool {
        self.slot(item).load(Ordering::Relaxed) == item.0
    }

    /// A thread is at it from now on.
    #[inline]
    pub(super) fn take(&self, item: WorkItem) {
        let _ = self.slot(item).compare_exchange(0, item.0, Ordering::Relaxed, Ordering::Relaxed);
    }

    /// It is done.
    #[inline]
    pub(super) fn put_back(&self, item: WorkItem) {
        let _ = self.slot(item).compare_exchange(item.0, 0, Ordering::Relaxed, Ordering::Relaxed);
    }

    #[inline]
    fn slot(&self, item: WorkItem) -> &AtomicU64 {
        &self.slots[(item.0 >> 1) as usize % Self::SLOTS]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_taken_is_known_until_it_is_put_back() {
        let shared_work = SharedWork::new();
        let (mine, other) = (SharedWork::item(7, 0), SharedWork::item(7, 1));
        shared_work.take(mine);
        assert!(shared_work.is_taken(mine) && !shared_work.is_taken(other));
        shared_work.put_back(other);
        assert!(shared_work.is_taken(mine), "only what was taken is put back");
        shared_work.put_back(mine);
        assert!(!shared_work.is_taken(mine));
    }
}
