//! What was proved about positions already met.
//!
//! A key is scrambled by a step that can be undone, the upper part of the result chooses a bucket
//! and the rest is kept in the entry. Together they are the whole key, so that two positions are
//! never taken for each other and what the table says can be trusted in a proof.
//!
//! The table starts small enough for the processor's cache, which is all that most positions need,
//! and grows as it fills.

use bits::mix;

use super::scale::Bounds;

/// Two places: the first for what cost the most, the second for the rest.
type Bucket = [BoundsEntry; 2];

/// From the top: the part of the key that is not in the index, what it cost, the bounds. Never
/// zero when it holds something, as nothing costs nothing.
type BoundsEntry = u64;

/// Bits for each of the two bounds.
const BOUND: u32 = 6;
/// What is added to a bound so that it is never negative.
const OFFSET: i32 = 1 << (BOUND - 1);
/// Bits for the number of bits of the number of nodes it cost.
const COST: u32 = 6;
/// Bits below the part of the key.
const PAYLOAD: u32 = COST + 2 * BOUND;
const PAYLOAD_MASK: u64 = (1 << PAYLOAD) - 1;

/// Bounds of positions, by their keys.
#[derive(Debug)]
pub(super) struct BoundsTable {
    buckets: Vec<Bucket>,
    /// How many buckets there may be.
    most: usize,
    /// With how many entries the table grows, if it still may.
    crowded: usize,
    /// How many bits of a key choose the bucket.
    index_bits: u32,
    /// How many bits a key has.
    key_bits: u32,
    /// How many entries there are.
    entries: usize,
}

impl BoundsTable {
    /// As many bits choose a bucket at first: 64 KiB.
    const FIRST_BITS: u32 = 12;
    /// As many more bits choose a bucket each time the table grows.
    const GROWTH: u32 = 2;

    /// An empty table for keys of `key_bits` bits, which may grow to a number of megabytes.
    pub(super) fn new(key_bits: u32, megabytes: usize) -> Self {
        // What is not in the index must fit the entry.
        let index_bits = Self::FIRST_BITS.max((key_bits + PAYLOAD).saturating_sub(u64::BITS));
        let most = (megabytes << 20) / size_of::<Bucket>();
        let buckets = vec![[0; 2]; 1 << index_bits];
        let mut table = Self { buckets, most, crowded: 0, index_bits, key_bits, entries: 0 };
        table.crowded = table.limit();
        table
    }

    /// How many bytes it takes.
    pub(super) fn bytes(&self) -> usize {
        size_of_val(&*self.buckets)
    }

    /// With how many entries a table of this size is crowded: three quarters of the places.
    /// Later, entries would push each other out, and sooner, the table would outgrow the cache.
    fn limit(&self) -> usize {
        let can_grow = self.buckets.len() << Self::GROWTH <= self.most;
        if can_grow { self.buckets.len() * 3 / 2 } else { usize::MAX }
    }

    /// What is known about a position.
    #[inline]
    pub(super) fn probe(&self, key: u64) -> Option<Bounds> {
        let (index, rest) = self.place(key);
        let found = self.buckets[index].into_iter().find(|entry| is_of(*entry, rest))?;
        let bound = |entry: u64| (entry & ((1 << BOUND) - 1)) as i32 - OFFSET;
        Some(Bounds { lower: bound(found >> BOUND), upper: bound(found) })
    }

    /// Stores what is known about a position, and how many nodes it took to find out.
    #[inline]
    pub(super) fn store(&mut self, key: u64, bounds: Bounds, nodes: u64) {
        let (index, rest) = self.place(key);
        let part = |bound: i32| u64::from((bound + OFFSET).cast_unsigned());
        let cost = u64::from(u64::BITS - nodes.leading_zeros());
        let entry =
            rest | (cost << (2 * BOUND)) | (part(bounds.lower) << BOUND) | part(bounds.upper);
        let [dear, other] = &mut self.buckets[index];
        if is_of(*dear, rest) {
            *dear = entry;
        } else if cost >= cost_of(*dear) {
            self.entries += usize::from(*other == 0);
            *other = *dear;
            *dear = entry;
        } else {
            self.entries += usize::from(*other == 0);
            *other = entry;
        }
        if self.entries > self.crowded {
            self.grow();
        }
    }

    /// Makes four buckets of each, and puts its entries where the next bits of their keys say.
    #[cold]
    fn grow(&mut self) {
        let mut buckets: Vec<Bucket> = vec![[0; 2]; self.buckets.len() << Self::GROWTH];
        self.entries = 0;
        for (index, bucket) in self.buckets.iter().enumerate() {
            for &entry in bucket.iter().filter(|&&entry| entry != 0) {
                let part = (entry >> (u64::BITS - Self::GROWTH)) as usize;
                let rest = (entry & !PAYLOAD_MASK) << Self::GROWTH;
                let part = &mut buckets[(index << Self::GROWTH) + part];
                part[usize::from(part[0] != 0)] = rest | (entry & PAYLOAD_MASK);
                self.entries += 1;
            }
        }
        self.buckets = buckets;
        self.index_bits += Self::GROWTH;
        self.crowded = self.limit();
    }

    /// The bucket of a key, and the rest of the key in the place where an entry has it.
    #[inline]
    fn place(&self, key: u64) -> (usize, u64) {
        // Folding and an odd factor, as mixing has, can both be undone within the bits of the key.
        let folded = key ^ (key >> (self.key_bits / 2));
        let scrambled = mix(0, folded) << (u64::BITS - self.key_bits);
        let index = scrambled >> (u64::BITS - self.index_bits);
        let rest = (scrambled << self.index_bits) & !PAYLOAD_MASK;
        (usize::try_from(index).expect("fewer buckets than addresses"), rest)
    }
}

/// Whether an entry holds something, and of the key with this rest.
#[inline]
fn is_of(entry: BoundsEntry, rest: u64) -> bool {
    entry != 0 && (entry ^ rest) >> PAYLOAD == 0
}

/// How much an entry cost.
#[inline]
fn cost_of(entry: BoundsEntry) -> u64 {
    (entry >> (2 * BOUND)) & ((1 << COST) - 1)
}
