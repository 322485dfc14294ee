//! Games in a text form of their room's own, as plain data.

use crate::{PositionError, Settings, Spec};

/// A form of text in which other programs write a game, and of which its room knows the grammar.
///
/// The room says what is written; what a tag means for a game that is kept is not its matter.
#[derive(Clone, Copy, Debug)]
pub struct TextForm {
    /// Its name: `ggf`.
    pub name: &'static str,
    /// The game that a text says it is of, with the board it is played on; nothing if texts in
    /// this form do not say.
    pub game: Option<fn(&str) -> Spec>,
    /// Reads one game, played with these settings. An error if the text breaks the grammar or a
    /// move is not legal.
    pub read: fn(&Settings, &str) -> Result<GameText, PositionError>,
    /// Writes one game, played with these settings; nothing if the form is only read. An error if
    /// the game starts from no position or a move is not legal.
    pub write: Option<WriteGame>,
}

/// A function that writes a game, played with these settings, in a text form.
pub type WriteGame = fn(&Settings, &GameText) -> Result<String, PositionError>;

/// A game as a text form has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GameText {
    /// The position it starts from, in the notation of the game; the usual one unless given.
    pub start: Option<String>,
    /// What is said of the game as a whole: names and values, as written.
    pub tags: Vec<(String, String)>,
    /// Its moves, in order.
    pub moves: Vec<MoveText>,
}

/// A move as a text form has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct MoveText {
    /// The move, in the notation of the game.
    pub text: String,
    /// The byte of the text at which it stands, where the room has not seen whether it is legal.
    pub at: Option<usize>,
    /// What the player or an engine thought of it, as written; empty where nothing is said.
    pub opinion: String,
    /// The seconds it took, as written; empty where nothing is said.
    pub seconds: String,
}
