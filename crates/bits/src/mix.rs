//! Scattering numbers.

/// Two to the power of 64 divided by the golden ratio: multiplied by it, numbers that follow each
/// other lie far apart (Knuth, *The art of computer programming*, volume 3, section 6.4).
pub const GOLDEN: u64 = 0x9e37_79b9_7f4a_7c15;

/// A number that follows from a seed and another number, different for different numbers.
///
/// The high bits are well mixed, the low ones are not.
#[inline]
#[must_use]
pub const fn mix(seed: u64, number: u64) -> u64 {
    seed ^ number.wrapping_mul(GOLDEN)
}
