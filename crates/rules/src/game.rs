//! The one trait that a search knows.

use std::{fmt::Debug, hash::Hash};

use crate::{Outcome, Player};

/// The rules of a game, with every option decided.
///
/// Rules are a value, as in `Morpion { width, height, align, players }`; a position is plain data
/// that means nothing without the game it belongs to.
///
/// # Laws
///
/// Checked for every game by the `testkit` crate: a position has moves or an outcome, never both
/// and never neither; no move is listed twice; equal positions hash alike; every game ends.
///
/// # Examples
///
/// Four matches; each player takes one or two in turn, and the one who takes the last has won.
/// A move is legal if [`moves`](Game::moves) lists it: there is no other check.
///
/// ```
/// use rules::{Game, Outcome, Player};
///
/// struct Matches;
///
/// impl Game for Matches {
///     /// How many are left, and whose turn it is.
///     type Position = (u8, Player);
///     /// How many are taken.
///     type Move = u8;
///
///     fn start(&self) -> Self::Position {
///         (4, Player::FIRST)
///     }
///
///     fn turn(&self, position: &Self::Position) -> Player {
///         position.1
///     }
///
///     fn moves(&self, position: &Self::Position) -> Result<impl Iterator<Item = u8>, Outcome> {
///         match *position {
///             (0, next) => Err(Outcome::Win(next.other())),
///             (left, _) => Ok(1..=left.min(2)),
///         }
///     }
///
///     fn play(&self, position: &mut Self::Position, taken: u8) {
///         position.0 -= taken;
///         position.1 = position.1.other();
///     }
/// }
///
/// let mut position = Matches.start();
/// assert!(Matches.moves(&position).is_ok_and(|moves| moves.eq([1, 2])));
/// for taken in [1, 2, 1] {
///     Matches.play(&mut position, taken);
/// }
/// assert_eq!(Matches.outcome(&position), Some(Outcome::Win(Player::FIRST)));
/// ```
pub trait Game: Send + Sync + 'static {
    /// A position: everything about a game in progress but its past.
    type Position: Clone + Eq + Hash + Debug + Send + Sync + 'static;
    /// One complete turn of one player: a whole capture, a pass.
    type Move: Copy + Eq + Hash + Debug + Send + Sync + 'static;

    /// How many players sit at the table.
    fn players(&self) -> u8 {
        2
    }

    /// The position every game starts from.
    fn start(&self) -> Self::Position;

    /// Whose turn it is; in a finished game, whose turn it would be.
    fn turn(&self, position: &Self::Position) -> Player;

    /// The legal moves, at least one; or, if the game is over, how it ended.
    ///
    /// One question instead of two, because every node of a search asks both.
    ///
    /// # Errors
    ///
    /// The outcome of a finished game.
    fn moves(&self, position: &Self::Position)
    -> Result<impl Iterator<Item = Self::Move>, Outcome>;

    /// Plays a legal move. An illegal one leaves the position unspecified.
    fn play(&self, position: &mut Self::Position, played: Self::Move);

    /// How many legal moves there are: none if the game is over.
    ///
    /// For games that can count their moves faster than list them.
    #[inline]
    fn count_moves(&self, position: &Self::Position) -> usize {
        self.moves(position).map_or(0, Iterator::count)
    }

    /// How the game ended, or `None` while it goes on. Repetition is the history's business.
    fn outcome(&self, position: &Self::Position) -> Option<Outcome> {
        self.moves(position).err()
    }

    /// How many times a position may occur before the game is drawn, if it matters.
    #[inline]
    fn repetitions(&self) -> Option<usize> {
        None
    }

    /// How many of the positions before this one could come again: those since the last move that
    /// nothing can undo, such as a capture. Every one of them, unless the game knows better.
    #[inline]
    fn repeatable(&self, _position: &Self::Position) -> usize {
        usize::MAX
    }

    /// The same rules with every draw rule off, as perft counts them.
    #[must_use]
    fn without_draw_rules(self) -> Self
    where
        Self: Sized,
    {
        self
    }

    /// The position after `played`.
    #[inline]
    fn after(&self, position: &Self::Position, played: Self::Move) -> Self::Position {
        let mut next = position.clone();
        self.play(&mut next, played);
        next
    }
}
