//! The transposition table: what was found about positions, for when they come up again.
//!
//! Many move orders lead to the same position. The table remembers the value found, how deep it
//! was searched and the best move. Threads share it without locks: each entry is two words, the
//! key combined with the data and the data itself, so that an entry half written by another thread
//! does not fit together and counts as absent (Hyatt and Mann, 2002).

use std::sync::atomic::{AtomicU64, Ordering};

use bits::mix;
use bytemuck::allocation::zeroed_slice_box;

use crate::Score;

/// What a score in the table says about the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    /// The value is at most the score.
    Upper = 1,
    /// The value is at least the score.
    Lower = 2,
    /// The value is the score.
    Exact = 3,
}

/// What is remembered about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Memory {
    /// For the side to move.
    pub(crate) score: Score,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The best move, as its place in the list of legal moves.
    pub(crate) best: u16,
    /// Whether every line was seen to the end of the game, so that no opinion is in the score.
    pub(crate) whole: bool,
}

impl Memory {
    /// The place of a move further down the list than the table can remember.
    const FAR: u16 = (1 << 13) - 1;

    fn pack(self, age: u64) -> u64 {
        let score = u64::from(self.score.0.cast_unsigned());
        let best = u64::from(self.best.min(Self::FAR));
        let whole = u64::from(self.whole);
        score << 32
            | whole << 31
            | best << 18
            | (self.bound as u64) << 16
            | u64::from(self.depth) << 8
            | (age & 0xff)
    }

    #[expect(clippy::cast_possible_truncation, reason = "each field is cut out of the word")]
    fn unpack(data: u64) -> Option<Self> {
        let bound = match data >> 16 & 3 {
            1 => Bound::Upper,
            2 => Bound::Lower,
            3 => Bound::Exact,
            _ => return None,
        };
        Some(Self {
            score: Score(((data >> 32) as u32).cast_signed()),
            depth: (data >> 8) as u8,
            bound,
            best: (data >> 18) as u16 & Self::FAR,
            whole: data >> 31 & 1 == 1,
        })
    }
}

/// A transposition table of a fixed size, shared between threads.
#[derive(Debug)]
pub struct Table {
    /// Key and data by turns.
    words: Box<[AtomicU64]>,
    mask: usize,
    /// How many searches have begun; an entry keeps the last byte of it.
    age: u64,
}

/// Entries that one key may go to: a cache line holds them.
const BUCKET: usize = 4;

impl Table {
    /// A table of at most so many megabytes, and at least one bucket.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        let bytes = (megabytes << 20).max(BUCKET * 16);
        let buckets = 1 << (bytes / (BUCKET * 16)).ilog2();
        Self { words: zeroed_slice_box(buckets * BUCKET * 2), mask: buckets - 1, age: 0 }
    }

    /// A new search begins: what is there counts as old from now on.
    pub(crate) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What mixes the present search into a key. A search never meets what an earlier one left:
    /// the same question gets the same answer, whatever was asked before.
    pub(crate) fn salt(&self) -> u64 {
        mix(0, self.age)
    }

    /// What is remembered under a key.
    #[inline]
    pub(crate) fn find(&self, key: u64) -> Option<Memory> {
        self.bucket(key).chunks_exact(2).find_map(|entry| {
            let data = entry[1].load(Ordering::Relaxed);
            let fits = entry[0].load(Ordering::Relaxed) ^ data == key;
            if fits { Memory::unpack(data) } else { None }
        })
    }

    /// Remembers something under a key, in place of what is there about it already, of something
    /// old, or of what was searched least deep.
    #[inline]
    pub(crate) fn remember(&self, key: u64, memory: Memory) {
        let worth = |entry: &&[AtomicU64]| {
            let data = entry[1].load(Ordering::Relaxed);
            if entry[0].load(Ordering::Relaxed) ^ data == key {
                return 0;
            }
            match Memory::unpack(data) {
                Some(memory) if data & 0xff == self.age & 0xff => 2 + u16::from(memory.depth),
                _ => 1,
            }
        };
        let place = self.bucket(key).chunks_exact(2).min_by_key(worth).expect("a bucket");
        let data = memory.pack(self.age);
        place[0].store(key ^ data, Ordering::Relaxed);
        place[1].store(data, Ordering::Relaxed);
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "only the low bits choose a bucket")]
    fn bucket(&self, key: u64) -> &[AtomicU64] {
        let start = (key as usize & self.mask) * BUCKET * 2;
        &self.words[start..start + BUCKET * 2]
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_remembered_is_found() {
        let table = Table::new(1);
        let memory =
            Memory { score: Score(-12_345), depth: 7, bound: Bound::Lower, best: 41, whole: true };
        assert_eq!(table.find(99), None);
        table.remember(99, memory);
        assert_eq!(table.find(99), Some(memory));
        assert_eq!(table.find(98), None);
    }

    #[test]
    fn every_field_survives_packing() {
        for score in [0, 1, -1, i32::MAX, -i32::MAX] {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                let memory =
                    Memory { score: Score(score), depth: 255, bound, best: 8191, whole: false };
                assert_eq!(Memory::unpack(memory.pack(200)), Some(memory));
            }
        }
        assert_eq!(Memory::unpack(0), None, "an empty entry is no memory");
    }

    #[test]
    fn the_old_and_the_shallow_make_room() {
        let mut table = Table::new(0);
        let memory =
            |depth| Memory { score: Score(0), depth, bound: Bound::Exact, best: 0, whole: true };
        (1..=4_u8).for_each(|key| table.remember(u64::from(key), memory(key)));
        table.remember(5, memory(9));
        assert_eq!(table.find(1), None, "the shallowest has made room");
        assert!(table.find(4).is_some());
        table.grow_older();
        (6..=9).for_each(|key| table.remember(key, memory(1)));
        assert!((6..=9).all(|key| table.find(key).is_some()), "the old has made room");
    }
}
