//! Positions already looked at, and what was found there.

/// What was found at a position.
pub(crate) trait Finding: Copy {
    /// How much work it took, so that the costly is kept longer.
    fn effort(&self) -> u32;
}

/// A table of findings, as many as fit.
///
/// Each position has two places to be: one keeps what took the most work, the other what came last.
#[derive(Debug)]
pub(crate) struct Memory<F> {
    slots: Vec<Option<(u64, F)>>,
}

impl<F: Finding> Memory<F> {
    /// An empty table for two to the power of `bits` findings.
    pub(crate) fn new(bits: u32) -> Self {
        Self { slots: vec![None; 1 << bits] }
    }

    /// How many places of a table fit so many megabytes, as a power of two.
    pub(crate) fn bits(megabytes: usize) -> u32 {
        ((megabytes << 20) / size_of::<Option<(u64, F)>>()).max(2).ilog2()
    }

    /// What was found at the position of that key.
    #[inline]
    pub(crate) fn recall(&self, key: u64) -> Option<F> {
        let first = self.first_place(key);
        let pair = [first, first | 1].map(|place| self.slots[place]);
        let found = pair.into_iter().flatten().find(|&(known, _)| known == key);
        found.map(|(_, finding)| finding)
    }

    /// Keeps what was found at the position of that key.
    #[inline]
    pub(crate) fn keep(&mut self, key: u64, finding: F) {
        let first = self.first_place(key);
        let stays = |(known, kept): (u64, F)| known != key && finding.effort() < kept.effort();
        let place = if self.slots[first].is_some_and(stays) { first | 1 } else { first };
        self.slots[place] = Some((key, finding));
    }

    /// The first of the two places of a key. Keys need not be well mixed: the highest bits of the
    /// product are (Knuth's multiplicative hashing).
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "as few bits as the table has places")]
    fn first_place(&self, key: u64) -> usize {
        let bits = self.slots.len().trailing_zeros();
        (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> (64 - bits)) as usize & !1
    }
}
