//! Discs that no play can turn over again.

use crate::{Axis, Bits, Grid, Othello, Position, Set, Squares};

/// Discs of `own` that stay what they are whatever is played: not always all of them, but none
/// that could still be turned.
///
/// A disc cannot be turned along a line that is full, nor if it ends the line, nor if its
/// neighbour in the line is of its colour and stable. What holds along all four lines is stable;
/// that may make its neighbours stable in turn.
#[must_use]
pub fn stable<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>, own: Set<G>) -> Set<G> {
    let holes = game.empties(position);
    let mut firm = game.terrain.ends;
    for (firm, axis) in firm.iter_mut().zip(Axis::ALL) {
        *firm |= !holes.in_line(axis);
    }
    let mut stable = Set::<G>::EMPTY;
    loop {
        let held = Axis::ALL.iter().zip(firm).fold(own, |held, (&axis, firm)| {
            held & (firm | stable.forth(axis) | stable.back(axis))
        });
        if held == stable {
            return stable;
        }
        stable = held;
    }
}
