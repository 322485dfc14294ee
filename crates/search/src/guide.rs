//! What a room tells the search beyond an opinion.

use rules::{Game, Player};

use crate::Score;

/// What a game's room tells the search beyond an opinion; `()` tells nothing.
pub trait Guide<G: Game>: Send + Sync {
    /// How promising a move looks; the search tries the highest first.
    #[inline]
    fn promise(&self, _game: &G, _position: &G::Position, _played: G::Move) -> i32 {
        0
    }

    /// Whether an evaluator can be trusted here, or a capture is still pending.
    #[inline]
    fn is_quiet(&self, _game: &G, _position: &G::Position) -> bool {
        true
    }

    /// The exact value for `player`, where a table or a solver knows it.
    #[inline]
    fn known(&self, _game: &G, _position: &G::Position, _player: Player) -> Option<Score> {
        None
    }
}

impl<G: Game> Guide<G> for () {}
