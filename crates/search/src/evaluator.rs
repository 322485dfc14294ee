//! Opinions about positions.

use rules::{Game, Outcome, Player};

use crate::Score;

/// An opinion about positions.
///
/// # Laws
///
/// Checked by the `testkit` crate: at a table of two the scores of the two players are opposite. A
/// finished game scores as [`Score::of`] says, by its distance from the root, or else stays out of
/// that band and depends on the position alone: the transposition table relies on it.
pub trait Evaluator<G: Game>: Send + Sync {
    /// How good a position is for `player`. Only asked while the game goes on.
    fn evaluate(&self, game: &G, position: &G::Position, player: Player) -> Score;

    /// What a finished game is worth to `player`, `ply` moves from the root: a win, sooner is
    /// better. A game whose result is a count may say the count instead.
    fn finished(
        &self,
        _game: &G,
        _position: &G::Position,
        outcome: Outcome,
        player: Player,
        ply: u32,
    ) -> Score {
        Score::of(outcome, player, ply)
    }
}

impl<G: Game, E: Evaluator<G> + ?Sized> Evaluator<G> for Box<E> {
    fn evaluate(&self, game: &G, position: &G::Position, player: Player) -> Score {
        (**self).evaluate(game, position, player)
    }

    fn finished(
        &self,
        game: &G,
        position: &G::Position,
        outcome: Outcome,
        player: Player,
        ply: u32,
    ) -> Score {
        (**self).finished(game, position, outcome, player, ply)
    }
}

/// Knows a won game from a lost one, and has no opinion about the rest.
#[derive(Clone, Copy, Debug, Default)]
pub struct WinLose;

impl<G: Game> Evaluator<G> for WinLose {
    fn evaluate(&self, _: &G, _: &G::Position, _: Player) -> Score {
        Score::DRAW
    }
}
