//! Positions that are laid out by hand.

use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::{Picture, PieceName, PieceOnCell, Trouble};

/// A position that is laid out by hand: as a text, or else square by square; without either, the
/// one from which the game begins.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
#[ts(optional_fields)]
pub struct Layout {
    /// The game, as a spec.
    pub game: String,
    /// The position in any notation of the game.
    pub text: Option<String>,
    /// What stands on each square, row by row from the top left.
    pub cells: Option<Vec<Option<PieceOnCell>>>,
    /// Whose turn it is on a board that was laid out square by square.
    pub turn: Option<u8>,
}

/// What the game makes of a position that was laid out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
pub struct LaidOut {
    /// The board; as the game begins if the text says nothing else.
    pub board: Picture,
    /// Whose turn it is.
    pub turn: u8,
    /// How many play.
    pub players: u8,
    /// The kinds of pieces that each of them has.
    pub kinds: Vec<PieceName>,
    /// The position as the game writes it.
    pub text: String,
    /// Why no game can go on from here, if so.
    pub problem: Option<Trouble>,
}
