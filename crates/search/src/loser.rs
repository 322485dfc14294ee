//! The loser: it tries to lose.
//!
//! Nothing new needs to be searched for that: with every opinion turned into its opposite, the
//! search for the best becomes the search for the worst. It takes the others for people who would
//! rather not win either, so when it sees a loss, that loss is forced.

use rules::{Game, Outcome, Player};

use crate::{
    Algorithm, AlphaBeta, Evaluator, Guide, Score, SearchTask, Thought, Ties, Trace, Transition,
};

/// Plays to lose. The scores of its thoughts are its own: a lost game is a success.
#[derive(Clone, Copy, Debug)]
pub struct Loser<E, K = ()>(AlphaBeta<Negated<E>, Negated<K>>);

impl<E, K> Loser<E, K> {
    /// A loser who finds bad what `evaluator` finds good, and tries first what `guide` would last.
    pub const fn new(evaluator: E, guide: K, ties: Ties) -> Self {
        Self(AlphaBeta {
            evaluator: Negated(evaluator),
            guide: Negated(guide),
            pruning: true,
            ordering: true,
            ties,
        })
    }
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>> Algorithm<G> for Loser<E, K> {
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move> {
        self.0.choose(task, trace)
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}

/// The opposite of an opinion or of advice.
#[derive(Clone, Copy, Debug, Default)]
pub struct Negated<T>(pub T);

impl<G: Game, E: Evaluator<G>> Evaluator<G> for Negated<E> {
    type State = E::State;

    fn evaluate(&self, game: &G, position: &G::Position, player: Player) -> Score {
        -self.0.evaluate(game, position, player)
    }

    fn finished(
        &self,
        game: &G,
        position: &G::Position,
        outcome: Outcome,
        player: Player,
        ply: u32,
    ) -> Score {
        -self.0.finished(game, position, outcome, player, ply)
    }

    #[inline]
    fn start(&self, game: &G, position: &G::Position) -> E::State {
        self.0.start(game, position)
    }

    #[inline]
    fn after(&self, game: &G, state: &E::State, step: Transition<'_, G>) -> E::State {
        self.0.after(game, state, step)
    }

    #[inline]
    fn evaluate_with(
        &self,
        game: &G,
        position: &G::Position,
        state: &E::State,
        player: Player,
    ) -> Score {
        -self.0.evaluate_with(game, position, state, player)
    }
}

impl<G: Game, K: Guide<G>> Guide<G> for Negated<K> {
    fn orders(&self) -> bool {
        self.0.orders()
    }

    fn promise(&self, game: &G, position: &G::Position, played: G::Move) -> i32 {
        self.0.promise(game, position, played).saturating_neg()
    }

    fn glance(&self, game: &G, position: &G::Position, played: G::Move) -> i32 {
        self.0.glance(game, position, played).saturating_neg()
    }

    fn move_number(&self, game: &G, played: G::Move) -> usize {
        self.0.move_number(game, played)
    }

    fn is_quiet(&self, game: &G, position: &G::Position, first: G::Move) -> bool {
        self.0.is_quiet(game, position, first)
    }

    fn is_forcing(&self, game: &G, position: &G::Position, played: G::Move) -> bool {
        self.0.is_forcing(game, position, played)
    }

    fn key(&self, game: &G, position: &G::Position, depth: u32) -> u64 {
        self.0.key(game, position, depth)
    }
}
