//! A quick hash for positions.
//!
//! The standard library's hasher withstands an attacker who chooses the keys; nobody chooses the
//! positions of a search, and every node asks.

use std::hash::{Hash, Hasher};

/// A quick hash of a position or a move, for those who look things up by it at every node.
#[inline]
#[must_use]
pub fn quick_hash(value: &impl Hash) -> u64 {
    let mut hasher = Folding(0x243f_6a88_85a3_08d3);
    value.hash(&mut hasher);
    hasher.finish()
}

/// Multiplies what it is given into a product of twice the width and folds the halves together.
struct Folding(u64);

impl Folding {
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "the halves are taken apart on purpose")]
    fn fold(&mut self, word: u64) {
        // The constants are digits of pi: nothing up the sleeve.
        let product = u128::from(self.0 ^ word) * u128::from(0x1319_8a2e_0370_7345_u64);
        self.0 = (product as u64) ^ ((product >> 64) as u64);
    }
}

impl Hasher for Folding {
    #[inline]
    fn finish(&self) -> u64 {
        let mut last = Folding(self.0);
        last.fold(0xa409_3822_299f_31d0);
        last.0
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        let mut words = bytes.chunks_exact(8);
        for word in &mut words {
            self.fold(u64::from_le_bytes(word.try_into().expect("eight bytes")));
        }
        let rest = words.remainder();
        if !rest.is_empty() {
            let mut word = [0; 8];
            word[..rest.len()].copy_from_slice(rest);
            self.fold(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, byte: u8) {
        self.fold(u64::from(byte));
    }

    #[inline]
    fn write_u16(&mut self, word: u16) {
        self.fold(u64::from(word));
    }

    #[inline]
    fn write_u32(&mut self, word: u32) {
        self.fold(u64::from(word));
    }

    #[inline]
    fn write_u64(&mut self, word: u64) {
        self.fold(word);
    }

    #[inline]
    fn write_usize(&mut self, word: usize) {
        self.fold(word as u64);
    }
}
