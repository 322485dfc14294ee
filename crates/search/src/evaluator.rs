//! Opinions about positions.

use rules::{Game, Outcome, Player};

use crate::Score;

/// An opinion about positions.
///
/// What takes long to compute and changes little from move to move an evaluator may follow: the
/// walk of a search hands its [state](Evaluator::State) on from position to position.
///
/// # Laws
///
/// Checked by the `testkit` crate: at a table of two the scores of the two players are opposite. A
/// finished game scores as [`Score::of`] says, by its distance from the root, or else stays out of
/// that band and depends on the position alone: the transposition table relies on it. A state that
/// has followed the moves gives the score that the position alone gives.
pub trait Evaluator<G: Game>: Send + Sync {
    /// What follows the moves of a search: `()` where the position alone is looked at.
    type State: Clone + Default;

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

    /// By how much searches of `shallow` and of `deep` moves differ in positions like this one, if
    /// that was measured: the standard deviation. A selective search believes a shallow search that
    /// is outside of the window by more.
    #[inline]
    fn spread(&self, _game: &G, _position: &G::Position, _shallow: u32, _deep: u32) -> Option<i32> {
        None
    }

    /// The state at a position, computed from nothing else.
    #[inline]
    fn start(&self, _game: &G, _position: &G::Position) -> Self::State {
        Self::State::default()
    }

    /// The state after a move, from the state before it.
    #[inline]
    fn after(&self, _game: &G, _state: &Self::State, _step: Transition<'_, G>) -> Self::State {
        Self::State::default()
    }

    /// The same as [`evaluate`](Evaluator::evaluate), from the state at the position.
    #[inline]
    fn evaluate_with(
        &self,
        game: &G,
        position: &G::Position,
        _state: &Self::State,
        player: Player,
    ) -> Score {
        self.evaluate(game, position, player)
    }
}

/// One move of a search, as an evaluator follows it.
#[derive(Clone, Copy, Debug)]
pub struct Transition<'a, G: Game> {
    /// The position before the move.
    pub before: &'a G::Position,
    /// The move.
    pub played: G::Move,
    /// The position after it.
    pub after: &'a G::Position,
}

/// An evaluator whose type is hidden. It follows nothing: to hand a state on, a search must know
/// its type.
pub type AnyEvaluator<G> = dyn Evaluator<G, State = ()>;

impl<G: Game> Evaluator<G> for Box<AnyEvaluator<G>> {
    type State = ();

    #[inline]
    fn spread(&self, game: &G, position: &G::Position, shallow: u32, deep: u32) -> Option<i32> {
        (**self).spread(game, position, shallow, deep)
    }

    #[inline]
    fn evaluate(&self, game: &G, position: &G::Position, player: Player) -> Score {
        (**self).evaluate(game, position, player)
    }

    #[inline]
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

/// An evaluator that computes every opinion afresh, whatever it could follow.
#[derive(Clone, Copy, Debug, Default)]
pub struct Afresh<E>(pub E);

impl<G: Game, E: Evaluator<G>> Evaluator<G> for Afresh<E> {
    type State = ();

    fn evaluate(&self, game: &G, position: &G::Position, player: Player) -> Score {
        self.0.evaluate(game, position, player)
    }

    fn finished(
        &self,
        game: &G,
        position: &G::Position,
        outcome: Outcome,
        player: Player,
        ply: u32,
    ) -> Score {
        self.0.finished(game, position, outcome, player, ply)
    }
}

/// Knows a won game from a lost one, and has no opinion about the rest.
#[derive(Clone, Copy, Debug, Default)]
pub struct WinLose;

impl<G: Game> Evaluator<G> for WinLose {
    type State = ();

    fn evaluate(&self, _: &G, _: &G::Position, _: Player) -> Score {
        Score::DRAW
    }
}
