//! How much searches of different depths differ.

/// The standard deviation between searches of `shallow` and of `deep` moves, from that between
/// searches of no and of two moves.
///
/// It grows with the root of the difference and falls by a tenth with each move of the shallow
/// search: so our own searches differ, in all rooms (`docs/strength.md`).
#[inline]
#[must_use]
#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    reason = "small numbers, and a margin need not be exact"
)]
pub fn spread(unit: i32, shallow: u32, deep: u32) -> i32 {
    const FADING: f32 = 0.9;
    let apart = deep.saturating_sub(shallow) as f32 / 2.0;
    (unit as f32 * apart.sqrt() * FADING.powi(shallow.cast_signed())) as i32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_unit_is_that_of_two_moves() {
        assert_eq!(spread(50, 0, 2), 50);
        assert_eq!(spread(50, 3, 3), 0);
        assert!(spread(50, 4, 8) > spread(50, 4, 6) && spread(50, 4, 6) < spread(50, 2, 4));
    }
}
