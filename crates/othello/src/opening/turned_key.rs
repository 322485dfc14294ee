//! A position whichever way the board is turned.

use crate::{Bits, Grid, Othello, Position, Set, Symmetry, learned::fits};

/// The discs of the player to move and of the opponent: the same for all eight ways of looking at
/// a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(super) struct TurnedKey([u64; 2]);

impl TurnedKey {
    /// The key of a position, on the board that openings are known for.
    pub(super) fn of<G: Grid>(game: &Othello<G>, position: &Position<Set<G>>) -> Option<Self> {
        if !fits(game) {
            return None;
        }
        let word =
            |squares: Set<G>| squares.iter().fold(0_u64, |word, square: u8| word | 1 << square);
        let Position { own, other, turn } = *position;
        let position = Position { own: word(own), other: word(other), turn };
        let turned = Symmetry::all().map(|way| way.position(&position, 8));
        turned.map(|Position { own, other, .. }| Self([own, other])).min()
    }
}
