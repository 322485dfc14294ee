//! Zobrist numbers: they stand for stones, and from them the hash keys of positions are made.

use bits::mix;
use rules::Player;

use crate::Cell;

/// A number that stands for a stone of `player` on `cell`, so well mixed (by the finaliser of
/// splitmix64) that sums of different stones hardly ever meet.
#[inline]
pub(crate) fn code(player: Player, cell: Cell) -> u64 {
    let mut number = (u64::from(player.0) << 10 | u64::from(cell.0)) + 1;
    number = mix(0, number);
    number = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    number = (number ^ number >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    number ^ number >> 31
}
