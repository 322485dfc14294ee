//! Positions already looked at, and what was found there.

use std::{marker::PhantomData, num::NonZeroU64};

use bits::mix;

/// What was found at a position.
pub(crate) trait Finding: Copy {
    /// How much work it took, so that the costly is kept longer.
    fn effort(&self) -> u32;

    /// The finding in one word.
    fn pack(self) -> NonZeroU64;

    /// The finding that was packed.
    fn unpack(word: NonZeroU64) -> Self;
}

/// A table of findings, as many as fit.
///
/// Each position has two places to be: one keeps what took the most work, the other what came last.
#[derive(Debug)]
pub(crate) struct FindingTable<F> {
    /// A key and the finding, packed; nothing if that is zero. The system gives memory that is all
    /// zero without writing to it, so that a large table costs nothing before it fills.
    slots: Vec<[u64; 2]>,
    findings: PhantomData<F>,
}

impl<F: Finding> FindingTable<F> {
    /// An empty table for two to the power of `bits` findings.
    pub(crate) fn new(bits: u32) -> Self {
        Self { slots: vec![[0; 2]; 1 << bits], findings: PhantomData }
    }

    /// How many places of a table fit this many megabytes, as a power of two.
    pub(crate) fn bits(megabytes: usize) -> u32 {
        ((megabytes << 20) / size_of::<[u64; 2]>()).max(2).ilog2()
    }

    /// What was found at the position of that key.
    #[inline]
    pub(crate) fn probe(&self, key: u64) -> Option<F> {
        let first = self.first_place(key);
        [first, first | 1].into_iter().find_map(|place| self.at(place, |known| known == key))
    }

    /// Keeps what was found at the position of that key.
    #[inline]
    pub(crate) fn store(&mut self, key: u64, finding: F) {
        let first = self.first_place(key);
        let other = self.at(first, |known| known != key);
        let stays = other.is_some_and(|kept| finding.effort() < kept.effort());
        self.slots[if stays { first | 1 } else { first }] = [key, finding.pack().get()];
    }

    /// The finding at a place, if there is one and its key is wanted.
    #[inline]
    fn at(&self, place: usize, wanted: impl FnOnce(u64) -> bool) -> Option<F> {
        let [key, packed] = self.slots[place];
        NonZeroU64::new(packed).filter(|_| wanted(key)).map(F::unpack)
    }

    /// The first of the two places of a key. Keys need not be well mixed: the highest bits of the
    /// product are (Knuth's multiplicative hashing).
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "as few bits as the table has places")]
    fn first_place(&self, key: u64) -> usize {
        let bits = self.slots.len().trailing_zeros();
        (mix(0, key) >> (64 - bits)) as usize & !1
    }
}
