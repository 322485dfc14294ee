//! Who stands where, and what the draw rules have counted.

use std::hash::{Hash, Hasher};

use crate::{
    Bits, Colour, Grid, Move,
    ending::Forces,
    turn_state::{Runs, TurnState},
};

/// A position: the pieces, the turn, and the counts that lead to a draw.
///
/// # Equality
///
/// Two positions are equal if the same pieces stand on the same squares and the same side is to
/// move. The counts that lead to a draw are left out, or no position would ever be repeated. The
/// king limit of Frisian draughts is kept in, because it changes the legal moves.
#[derive(Clone, Copy, Debug)]
pub struct Position<B> {
    /// The pieces of the side to move.
    pub(crate) own: B,
    /// The pieces of the other side.
    pub(crate) other: B,
    /// The kings of both.
    pub(crate) kings: B,
    /// The turn and the counts.
    pub(crate) turn_state: TurnState,
    /// The kings that the two sides moved last.
    pub(crate) runs: Runs,
}

impl<B: Bits> Position<B> {
    /// A position in which nothing is counted yet.
    pub(crate) fn new([white, black]: [B; 2], kings: B, turn: Colour) -> Self {
        let (own, other) = match turn {
            Colour::White => (white, black),
            Colour::Black => (black, white),
        };
        let turn_state = TurnState::new(turn);
        Self { own, other, kings, turn_state, runs: Runs::NONE }
    }

    /// The pieces of a side.
    #[must_use]
    #[inline]
    pub fn pieces(&self, colour: Colour) -> B {
        if colour == self.turn() { self.own } else { self.other }
    }

    /// The men of a side.
    #[must_use]
    #[inline]
    pub fn men(&self, colour: Colour) -> B {
        self.pieces(colour) & !self.kings
    }

    /// The kings of a side.
    #[must_use]
    #[inline]
    pub fn kings(&self, colour: Colour) -> B {
        self.pieces(colour) & self.kings
    }

    /// The side to move.
    #[must_use]
    #[inline]
    pub fn turn(&self) -> Colour {
        self.turn_state.turn()
    }

    /// The same with the other side to move, as if the turn were passed.
    #[inline]
    pub(crate) fn passed(&self) -> Self {
        let (turn_state, runs) = (self.turn_state.passed(), self.runs.turned());
        Self { own: self.other, other: self.own, kings: self.kings, turn_state, runs }
    }

    /// The pieces after a legal move: of the side then to move, of the other, and the kings.
    #[inline]
    pub(crate) fn moved(&self, played: Move<B>, is_king: bool) -> (B, B, B) {
        let (from, to) = (B::only(played.from()), B::only(played.to()));
        let captured = played.captured();
        let kings = self.kings & !(from | captured);
        let king = if is_king || played.crowned() { to } else { B::EMPTY };
        (self.other & !captured, self.own & !from | to, kings | king)
    }

    /// The squares where nothing stands.
    #[inline]
    pub(crate) fn empty(&self, grid: &Grid<B>) -> B {
        grid.squares() & !(self.own | self.other)
    }

    /// The pieces alone.
    #[inline]
    pub(crate) fn forces(&self) -> Forces<B> {
        Forces { pieces: [self.own, self.other], kings: self.kings }
    }

    /// Everything that equality looks at.
    #[inline]
    fn essence(&self) -> (B, B, B, u64) {
        (self.own, self.other, self.kings, self.runs.with_turn(self.turn()))
    }
}

impl<B: Bits> PartialEq for Position<B> {
    #[inline]
    fn eq(&self, other: &Self) -> bool {
        self.essence() == other.essence()
    }
}

impl<B: Bits> Eq for Position<B> {}

impl<B: Bits> Hash for Position<B> {
    #[inline]
    fn hash<H: Hasher>(&self, state: &mut H) {
        self.essence().hash(state);
    }
}
