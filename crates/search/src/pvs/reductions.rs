//! Late-move reductions (LMR): how much less deep a move is searched that comes late in a good order.
//!
//! The table grows with the logarithm of the depth and of the number of the move, as in the strong
//! chess programs that made the technique known (Romstad, *An introduction to late move
//! reductions*, 2006).

use std::sync::LazyLock;

/// Depths and numbers of moves that the table keeps apart.
const SIZE: usize = 64;
/// The moves that are never reduced.
const EARLY: usize = 3;

/// The reduction for each depth and number of a move.
static TABLE: LazyLock<[[u8; SIZE]; SIZE]> = LazyLock::new(|| {
    let mut table = [[0; SIZE]; SIZE];
    for (depth, row) in table.iter_mut().enumerate().skip(3) {
        for (number, reduction) in row.iter_mut().enumerate().skip(EARLY) {
            *reduction = entry(depth, number);
        }
    }
    table
});

#[expect(
    clippy::cast_precision_loss,
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    reason = "small positive numbers"
)]
fn entry(depth: usize, number: usize) -> u8 {
    let grown = 0.5 + (depth as f32).ln() * (number as f32).ln() / 2.0;
    (grown as u8).min(depth as u8 / 2)
}

/// How much less deep to search the move with this number, counted from zero, `depth` moves above
/// the horizon.
#[inline]
pub(super) fn reduction(depth: u32, number: usize) -> u32 {
    let depth = (depth as usize).min(SIZE - 1);
    u32::from(TABLE[depth][number.min(SIZE - 1)])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_later_and_the_deeper_the_more() {
        for depth in 0..100 {
            for number in 0..100 {
                let here = reduction(depth, number);
                assert!(
                    here <= reduction(depth + 1, number) && here <= reduction(depth, number + 1)
                );
                assert!(here == 0 || here < depth, "a reduced move is still searched");
            }
        }
        assert_eq!((reduction(2, 50), reduction(20, 2)), (0, 0), "shallow and early are whole");
    }
}
