//! Rooms that hold several board types behind one name.
//!
//! This lives here and not with the rules because a visitor is promised [`Expertise`] too: who
//! opens a room wants to play in it.

use rules::{Counting, Knob, Notation, Settings, SpecError, TextForm};

use crate::Expertise;

/// A game on the shelf: one name, one set of knobs, and behind them as many board types as it
/// takes (bitboards for the usual sizes, general boards for the rest).
pub trait Family: Send + Sync + 'static {
    /// The short name used in specs, as in `othello`.
    const NAME: &'static str;
    /// What can be decided about the game.
    const KNOBS: &'static [Knob];
    /// Whether the players choose the symbols they play with.
    const SYMBOLS: bool = false;
    /// Whether the players may agree on a draw.
    const AGREED_DRAWS: bool = false;
    /// How published perft counts of this game treat finished games.
    const COUNTING: Counting = Counting::ExactLength;
    /// The forms of text in which other programs write this game.
    const TEXT_FORMS: &'static [TextForm] = &[];

    /// What a knob that has no default comes to when these settings leave it unset, as it would be
    /// typed; nothing if that is nothing that could be typed.
    #[must_use]
    fn implied(_settings: &Settings, _knob: &str) -> Option<String> {
        None
    }

    /// Decides the game and hands it, typed, to the visitor.
    ///
    /// # Errors
    ///
    /// If the settings do not go together.
    fn open<V: Visitor>(settings: &Settings, visitor: V) -> Result<V::Output, SpecError>;
}

/// Work on a game of whichever type: a table, a count, a match.
pub trait Visitor {
    /// What comes of the visit.
    type Output;
    /// Works with the game.
    fn visit<G: Notation + Expertise>(self, game: G) -> Self::Output;
}
