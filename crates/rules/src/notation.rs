//! Notation: positions and moves serialized as people write them down, point at them and look at
//! them.

use thiserror::Error;

use crate::{Board, Game, Phrase, Player, PositionError, Reason, Rulebook, Speak, Square};

/// The human face of a game.
///
/// # Laws
///
/// Checked for every game by the `testkit` crate: a written move reads back as itself, no two legal
/// moves are written alike, a written position reads back as itself, and so does its picture.
pub trait Notation: Game + Sized {
    /// Writes a legal move down. No two legal moves are written alike.
    fn write_move(&self, position: &Self::Position, played: Self::Move) -> String;

    /// Finds the legal move that `text` stands for, in any way of writing that is not ambiguous.
    ///
    /// # Errors
    ///
    /// If no legal move, or more than one, is written so.
    fn read_move(&self, position: &Self::Position, text: &str) -> Result<Self::Move, UnknownMove> {
        let text = text.trim();
        self.moves(position)
            .into_iter()
            .flatten()
            .find(|&legal| self.write_move(position, legal).eq_ignore_ascii_case(text))
            .ok_or_else(|| UnknownMove(text.to_owned()))
    }

    /// The squares a person touches to make the move, in order; none for a pass.
    fn path(&self, position: &Self::Position, played: Self::Move) -> Vec<Square>;

    /// What a square is called: `B2`, `f5`, `32`; empty for a square that is never played on.
    fn square_name(&self, square: Square) -> String;

    /// The picture of a position.
    fn board(&self, position: &Self::Position) -> Board;

    /// Why a finished game ended; only asked when `outcome` is some.
    fn reason(&self, position: &Self::Position) -> Reason;

    /// Writes a position down, complete but for its past.
    fn write_position(&self, position: &Self::Position) -> String;

    /// Writes down a board that was laid out by hand, and whose turn it shall be. It may
    /// be no position of the game at all: reading it tells.
    fn write_board(&self, board: &Board, turn: Player) -> String;

    /// Reads a position in any of the game's own forms.
    ///
    /// # Errors
    ///
    /// If the text is no position of this game; the error names the place.
    fn read_position(&self, text: &str) -> Result<Self::Position, PositionError>;

    /// What a booklet says about the game with these very options; nothing unless a game says so.
    fn rulebook(&self) -> Rulebook {
        Rulebook::default()
    }
}

/// No legal move is written this way.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("no legal move is written {0:?}")]
pub struct UnknownMove(pub String);

impl Speak for UnknownMove {
    fn phrase(&self) -> Phrase {
        Phrase::new("error-unknown-move").with("text", self.0.as_str())
    }
}
