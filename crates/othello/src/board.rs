//! The board: sets of squares, and the two questions every move asks of them.
//!
//! A [`Grid`] answers where a disc may be placed and what it turns over. There are two: [`Narrow`]
//! for boards of up to 8×8, fast, and [`Wide`] for boards of up to 16×16, simple. Wherever both
//! hold a board they agree, and the tests see to it.

mod narrow;
mod squares;
mod walk;
mod wide;

use std::{cmp, fmt::Debug};

use rules::{Outcome, Player};

pub use narrow::Narrow;
pub use squares::{Axis, Squares};
pub use wide::{Wide, WideSquares};

/// A square board of an even size, as a search wants it.
pub trait Grid: Copy + Debug + Send + Sync + 'static {
    /// Sets of squares of this board.
    type Squares: Squares;

    /// A board of `size` rows and columns.
    fn new(size: u8) -> Self;

    /// How many rows and columns there are.
    fn size(&self) -> u8;

    /// Every square of the board.
    fn all(&self) -> Self::Squares;

    /// The squares from which a disc of `own` would enclose some of `other`; squares that are
    /// taken may be among them.
    fn reach(&self, own: Self::Squares, other: Self::Squares) -> Self::Squares;

    /// The discs of `other` that a disc of `own` placed on `square` encloses.
    fn flips(&self, own: Self::Squares, other: Self::Squares, square: u8) -> Self::Squares;
}

/// The discs on the board, as the player to move sees them.
///
/// # Equality
///
/// The same discs with the other player to move are another position, although a search would
/// find them worth the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Position<S> {
    /// The discs of the player to move.
    pub own: S,
    /// The discs of the opponent.
    pub other: S,
    /// The player to move.
    pub turn: Player,
}

impl<S: Squares> Position<S> {
    /// The discs of one player.
    #[must_use]
    #[inline]
    pub fn discs(&self, player: Player) -> S {
        if player == self.turn { self.own } else { self.other }
    }

    /// The squares that are taken.
    #[must_use]
    #[inline]
    pub fn taken(&self) -> S {
        self.own | self.other
    }

    /// How many discs more the player to move has.
    #[must_use]
    #[inline]
    pub fn lead(&self) -> i32 {
        self.own.count().cast_signed() - self.other.count().cast_signed()
    }

    /// How the game ended, if it has.
    #[must_use]
    #[inline]
    pub fn outcome(&self) -> Outcome {
        match self.lead().cmp(&0) {
            cmp::Ordering::Greater => Outcome::Win(self.turn),
            cmp::Ordering::Equal => Outcome::Draw,
            cmp::Ordering::Less => Outcome::Win(self.turn.other()),
        }
    }

    /// The position after the player to move has placed a disc that turns `flips` over.
    #[must_use]
    #[inline]
    pub fn placed(&self, square: u8, flips: S) -> Self {
        Self {
            own: self.other & !flips,
            other: self.own | flips | S::only(square),
            turn: self.turn.other(),
        }
    }

    /// The position after a pass.
    #[must_use]
    #[inline]
    pub fn passed(&self) -> Self {
        Self { own: self.other, other: self.own, turn: self.turn.other() }
    }
}
