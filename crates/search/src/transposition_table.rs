//! The transposition table: what was found about positions, for when they come up again.
//!
//! Many move orders lead to the same position. The table remembers the value found, how deep it
//! was searched and the best move. A bucket of entries fills one cache line, so that asking costs
//! one access to memory. Threads share the table without locks: each entry is two words, the key
//! combined with the data and the data itself, so that an entry half written by another thread does
//! not fit together and counts as absent (Hyatt and Mann, *A lockless transposition-table
//! implementation for parallel search*, 2002).

use std::sync::atomic::{AtomicU64, AtomicUsize, Ordering};

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
pub(crate) struct TtEntry {
    /// For the side to move.
    pub(crate) score: Score,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
    /// The best move, as its place in the list of legal moves.
    pub(crate) best: u16,
    /// Whether every line was seen to the end of the game, so that no opinion is in the score.
    pub(crate) whole: bool,
}

impl TtEntry {
    /// The place of a move further down the list than the table can remember.
    const FAR: u16 = (1 << 13) - 1;

    fn pack(self, age: u8) -> u64 {
        let score = u64::from(self.score.0.cast_unsigned());
        let best = u64::from(self.best.min(Self::FAR));
        let whole = u64::from(self.whole);
        score << 32
            | whole << 31
            | best << 18
            | (self.bound as u64) << 16
            | u64::from(self.depth) << 8
            | u64::from(age)
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
pub struct TranspositionTable {
    /// Key and data by turns, with some words to spare before and after the buckets.
    words: Box<[AtomicU64]>,
    /// The word at which the first bucket begins: the first that begins a cache line.
    start: usize,
    /// How many buckets there are.
    buckets: usize,
    /// The bits of a key that choose its bucket. A search begins with few buckets, which stay in
    /// the processor's cache, and takes more as they fill.
    mask: AtomicUsize,
    /// How many searches have begun; an entry keeps the last byte of it.
    searches: u64,
    /// Whether a search may use what an earlier one found.
    reuse: bool,
}

/// Bytes of a cache line.
const LINE: usize = 64;
/// Words of a bucket, which is a cache line.
const BUCKET: usize = LINE / size_of::<u64>();
/// The buckets that a search begins with: half a megabyte.
const FIRST_BUCKETS: usize = 1 << 13;
/// By how many bits the number of buckets grows.
const GROWTH: u32 = 2;
/// How full the buckets in use may be, in thousandths.
const CROWDED: u16 = 300;
/// How many moves deeper an entry of the search before must be to be worth as much as a new one.
const AGE: i32 = 4;

impl TranspositionTable {
    /// A table of at most this many megabytes, and at least one bucket.
    #[must_use]
    pub fn new(megabytes: usize) -> Self {
        let buckets = 1 << ((megabytes << 20) / LINE).max(1).ilog2();
        // Memory that comes zeroed from the system is not touched until it is used; it is aligned
        // here, because a type that is aligned by itself can be zeroed only with unsafe code.
        let words: Box<[AtomicU64]> = zeroed_slice_box((buckets + 1) * BUCKET);
        let start = words.as_ptr().align_offset(LINE).min(BUCKET);
        let mask = AtomicUsize::new(buckets - 1);
        Self { words, start, buckets, mask, searches: 0, reuse: false }
    }

    /// A new search begins, which may or may not use what earlier ones found.
    pub(crate) fn begin_search(&mut self, reuse: bool) {
        self.searches = self.searches.wrapping_add(1);
        let first = self.buckets.min(FIRST_BUCKETS) - 1;
        let keeps = reuse && self.reuse;
        self.reuse = reuse;
        if !keeps {
            *self.mask.get_mut() = first;
        }
    }

    /// Takes more buckets while those in use are crowded and there are more. Another thread may miss
    /// an entry while it moves; only one may call this at a time, or entries are lost.
    pub(crate) fn make_room(&self) {
        let mask = self.mask.load(Ordering::Relaxed);
        if mask + 1 >= self.buckets || self.crowding() < CROWDED {
            return;
        }
        self.mask.store(((mask + 1) << GROWTH).min(self.buckets) - 1, Ordering::Relaxed);
        for index in 0..=mask {
            let start = self.start + index * BUCKET;
            for entry in self.words[start..start + BUCKET].chunks_exact(2) {
                let data = entry[1].load(Ordering::Relaxed);
                let key = entry[0].load(Ordering::Relaxed) ^ data;
                if TtEntry::unpack(data).is_some() && self.index(key) != index {
                    entry[0].store(0, Ordering::Relaxed);
                    entry[1].store(0, Ordering::Relaxed);
                    self.put(key, data);
                }
            }
        }
    }

    /// What keeps the entries of a search that reuses nothing apart from all others: mixed into
    /// its keys.
    pub(crate) fn salt(&self) -> u64 {
        if self.reuse { 0 } else { mix(0, self.searches) }
    }

    /// What is remembered under a key.
    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<TtEntry> {
        self.bucket(key).chunks_exact(2).find_map(|entry| {
            let data = entry[1].load(Ordering::Relaxed);
            let fits = entry[0].load(Ordering::Relaxed) ^ data == key;
            if fits { TtEntry::unpack(data) } else { None }
        })
    }

    /// Stores an entry under a key, in place of the one about the same position or else of the
    /// one that is worth least: the shallower and the older, the less.
    #[inline]
    pub(crate) fn store(&self, key: u64, entry: TtEntry) {
        self.put(key, entry.pack(self.age()));
    }

    #[inline]
    fn put(&self, key: u64, data: u64) {
        let worth = |place: &&[AtomicU64]| {
            let data = place[1].load(Ordering::Relaxed);
            if place[0].load(Ordering::Relaxed) ^ data == key {
                return i32::MIN;
            }
            match TtEntry::unpack(data) {
                Some(entry) => i32::from(entry.depth) - self.penalty(data),
                None => i32::MIN + 1,
            }
        };
        let place = self.bucket(key).chunks_exact(2).min_by_key(worth).expect("a bucket");
        place[0].store(key ^ data, Ordering::Relaxed);
        place[1].store(data, Ordering::Relaxed);
    }

    /// How many bytes of memory it has used; the rest of its size was never touched.
    pub(crate) fn bytes(&self) -> usize {
        (self.mask.load(Ordering::Relaxed) + 1) * LINE
    }

    /// How much of the table the present search has filled, in thousandths of a sample.
    #[must_use]
    pub fn fill(&self) -> u16 {
        let used = self.mask.load(Ordering::Relaxed) + 1;
        let fill = usize::from(self.crowding()) * used / self.buckets;
        u16::try_from(fill).expect("at most a thousand")
    }

    /// How much of the buckets in use the present search has filled, in thousandths of a sample.
    fn crowding(&self) -> u16 {
        const SAMPLE: usize = 250;
        let used = self.mask.load(Ordering::Relaxed) + 1;
        let end = self.start + SAMPLE.min(used) * BUCKET;
        let entries = self.words[self.start..end].chunks_exact(2);
        let (mut all, mut new) = (0_u32, 0_u32);
        for entry in entries {
            let data = entry[1].load(Ordering::Relaxed);
            all += 1;
            new += u32::from(TtEntry::unpack(data).is_some() && self.penalty(data) == 0);
        }
        u16::try_from(new * 1000 / all.max(1)).expect("at most a thousand")
    }

    /// How much less deep an entry counts because of its age.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the last byte is the age")]
    fn penalty(&self, data: u64) -> i32 {
        let searches = i32::from(self.age().wrapping_sub(data as u8));
        // What is never asked for again is worth nothing at any depth.
        searches * if self.reuse { AGE } else { i32::from(u8::MAX) + 1 }
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "an entry keeps the last byte")]
    fn age(&self) -> u8 {
        self.searches as u8
    }

    #[inline]
    fn bucket(&self, key: u64) -> &[AtomicU64] {
        let start = self.start + self.index(key) * BUCKET;
        &self.words[start..start + BUCKET]
    }

    /// The number of the bucket of a key.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "only the low bits choose a bucket")]
    fn index(&self, key: u64) -> usize {
        key as usize & self.mask.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn entry(depth: u8) -> TtEntry {
        TtEntry { score: Score(0), depth, bound: Bound::Exact, best: 0, whole: true }
    }

    #[test]
    fn what_is_remembered_is_found() {
        let table = TranspositionTable::new(1);
        let entry =
            TtEntry { score: Score(-12_345), depth: 7, bound: Bound::Lower, best: 41, whole: true };
        assert_eq!(table.probe(99), None);
        table.store(99, entry);
        assert_eq!(table.probe(99), Some(entry));
        assert_eq!(table.probe(98), None);
    }

    #[test]
    fn every_field_survives_packing() {
        for score in [0, 1, -1, i32::MAX, -i32::MAX] {
            for bound in [Bound::Upper, Bound::Lower, Bound::Exact] {
                let entry =
                    TtEntry { score: Score(score), depth: 255, bound, best: 8191, whole: false };
                assert_eq!(TtEntry::unpack(entry.pack(200)), Some(entry));
            }
        }
        assert_eq!(TtEntry::unpack(0), None, "an empty entry is none");
    }

    #[test]
    fn a_bucket_is_one_cache_line() {
        for megabytes in [0, 1, 16] {
            let table = TranspositionTable::new(megabytes);
            for key in [0, 1, 77, u64::MAX] {
                let bucket = table.bucket(key);
                assert_eq!((bucket.len(), bucket.as_ptr().addr() % LINE), (BUCKET, 0));
            }
        }
    }

    #[test]
    fn the_shallow_makes_room_and_the_old_before_it() {
        for reuse in [false, true] {
            let mut table = TranspositionTable::new(0);
            table.begin_search(reuse);
            (1..=4_u8).for_each(|key| table.store(u64::from(key), entry(key)));
            table.store(5, entry(9));
            assert_eq!(table.probe(1), None, "the shallowest has made room");
            assert!(table.probe(4).is_some());
            table.begin_search(reuse);
            (6..=8).for_each(|key| table.store(key, entry(1)));
            assert!((6..=8).all(|key| table.probe(key).is_some()), "the old has made room");
            assert!(table.probe(5).is_some(), "the deepest is left");
            table.store(9, entry(2));
            assert_eq!(table.probe(5).is_some(), reuse, "it is worth something to those who ask");
        }
    }

    #[test]
    fn a_search_that_reuses_nothing_has_keys_of_its_own() {
        let mut table = TranspositionTable::new(0);
        let mut salts: Vec<u64> = Vec::new();
        for reuse in [false, false, true, true] {
            table.begin_search(reuse);
            salts.push(table.salt());
        }
        assert_ne!(salts[0], salts[1]);
        assert_eq!(salts[2..], [0, 0]);
    }

    #[test]
    fn a_table_grows_as_it_fills_and_loses_nothing() {
        let mut table = TranspositionTable::new(4);
        table.begin_search(false);
        let keys = || (0..16_000).map(|n| mix(1, n));
        keys().for_each(|key| table.store(key, entry(3)));
        let kept: Vec<u64> = keys().filter(|&key| table.probe(key).is_some()).collect();
        assert!(kept.len() > 15_000);
        let (fill, crowding) = (table.fill(), table.crowding());
        assert!(crowding > CROWDED);
        table.make_room();
        assert!(table.crowding() < crowding / 2, "there is room again");
        assert!(kept.iter().all(|&key| table.probe(key).is_some()));
        assert!(table.fill().abs_diff(fill) < 20, "of the whole table as much is filled as before");
        table.begin_search(false);
        assert_eq!(table.mask.load(Ordering::Relaxed), FIRST_BUCKETS - 1, "it begins anew");
    }

    #[test]
    fn the_fill_is_that_of_the_present_search() {
        let mut table = TranspositionTable::new(0);
        table.begin_search(true);
        assert_eq!(table.fill(), 0);
        (1..=2).for_each(|key| table.store(key, entry(3)));
        assert_eq!(table.fill(), 500);
        table.begin_search(true);
        assert_eq!(table.fill(), 0);
    }
}
