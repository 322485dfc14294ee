//! Moves waiting to be read.

use crate::{Bits, Grid, Othello, Position, Set, Squares};

/// A move and where it leads.
#[derive(Clone, Copy, Debug)]
pub(super) struct Candidate<S> {
    /// Where the disc is placed.
    pub(super) square: u8,
    /// The position then.
    pub(super) after: Position<S>,
    /// The highest is read first.
    pub(super) promise: i32,
}

/// What a reply of the opponent takes from the promise of a move, in hundredths of a disc; a reply
/// in a corner counts twice.
const REPLY: i32 = 160;
/// What a corner adds.
const CORNER: i32 = 40;
/// Parity: what a square adds in a part of the board with an odd number of empty squares, where the
/// player to move may well have the last word.
const ODD: i32 = 20;

impl<S: Squares> Candidate<S> {
    /// The move that places a disc on `square`.
    ///
    /// The fewer replies it leaves, the sooner it is read: even when it is not the best, the tree
    /// below it is small.
    #[inline]
    pub(super) fn new<G: Grid<Squares = S>>(
        game: &Othello<G>,
        position: &Position<S>,
        square: u8,
        odd: S,
    ) -> Self {
        let flips = game.grid.flips(position.own, position.other, square);
        let after = position.placed(square, flips);
        let replies = game.placements(&after);
        let corners = game.terrain.corners;
        let mut promise = -REPLY * (replies.count() + (replies & corners).count()).cast_signed();
        if corners.contains(square) {
            promise += CORNER;
        }
        if odd.contains(square) {
            promise += ODD;
        }
        Self { square, after, promise }
    }
}

/// The quarters of the board in which an odd number of squares is empty.
#[inline]
pub(super) fn odd_quarters<G: Grid>(game: &Othello<G>, empties: Set<G>) -> Set<G> {
    game.terrain.quarters.into_iter().fold(Set::<G>::EMPTY, |odd, quarter| {
        if (empties & quarter).count() % 2 == 1 { odd | quarter } else { odd }
    })
}
