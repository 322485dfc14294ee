//! The opening in which the second player chooses a side (swap2).
//!
//! The first player lays three stones: black, white, black. The second takes white by playing on,
//! or says `SWAP` and takes black; it may also lay two more stones and leave the choice to the
//! first. The side that chooses thinks as the one to move, and swaps if that is the worse side. We
//! never lay the two more: a choice that we make is worth more to us than one that we give away.

use rules::Square;

/// Three stones that leave neither side better, as `x,y` from the corner: the strategist finds
/// each worth less than a third of an open three, thinking for 0.4 seconds on 15×15.
const OPENINGS: [[(u8, u8); 3]; 4] = [
    [(0, 1), (3, 2), (4, 2)],
    [(6, 0), (6, 2), (3, 4)],
    [(3, 3), (0, 2), (6, 0)],
    [(3, 4), (2, 4), (1, 0)],
];

/// Three stones to begin with on a board of a size; each time others, as far as they fit.
pub(super) fn opening(width: u8, height: u8, time: usize) -> [Square; 3] {
    let fits = |stones: &&[(u8, u8); 3]| stones.iter().all(|&(x, y)| x < width && y < height);
    let mut fitting = OPENINGS.iter().filter(fits).cycle();
    let stones = fitting.nth(time % OPENINGS.len()).expect("the first fits the smallest board");
    stones.map(|(column, row)| Square { column, row })
}

/// Whether an engine that gives a position this score for the player to move prefers the other
/// side.
pub(super) fn would_swap(score: i32) -> bool {
    score < 0
}
