//! A quick hash for positions.
//!
//! The standard library's hasher withstands an attacker who chooses the keys. The positions of a
//! search are not chosen by an attacker, and every node asks: so the hash is `foldhash`, with a
//! seed that is always the same. Its variant that mixes every bit is taken, because the
//! transposition table tells positions apart by these 64 bits alone.

use std::hash::{BuildHasher as _, Hash};

use foldhash::quality::FixedState;

/// A quick hash of a position or a move, for lookups at every node: the same value has the same
/// hash on every run.
#[inline]
#[must_use]
pub fn quick_hash(value: &impl Hash) -> u64 {
    FixedState::with_seed(0).hash_one(value)
}
