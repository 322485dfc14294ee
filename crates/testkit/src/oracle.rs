//! What a position is worth by the definition of minimax: the slow twin of every exact search.
//!
//! It shares nothing with the searches, not even how they find repetition: it plays and takes back
//! on a [`History`], and asks that whether the game is over.

use rules::{Game, History, Player};
use search::{AnyEvaluator, Score};

use crate::legal::legal_moves;

/// Knows what positions are worth to one player, everyone else playing against that one.
pub(crate) struct Oracle<'a, G: Game> {
    game: &'a G,
    evaluator: &'a AnyEvaluator<G>,
    me: Player,
    /// Positions looked at so far.
    pub(crate) nodes: u64,
    /// Positions with nothing below them.
    pub(crate) leaves: u64,
}

impl<'a, G: Game> Oracle<'a, G> {
    /// An oracle for the player to move.
    pub(crate) fn new(game: &'a G, evaluator: &'a AnyEvaluator<G>, history: &History<G>) -> Self {
        Self { game, evaluator, me: history.turn(game), nodes: 0, leaves: 0 }
    }

    /// What each move is worth, looking `depth` moves ahead, or to the end of every game.
    pub(crate) fn judge(
        &mut self,
        history: &History<G>,
        depth: Option<u32>,
    ) -> Vec<(G::Move, Score)> {
        self.nodes += 1;
        let mut history = history.clone();
        let moves = legal_moves(self.game, &history);
        let mut judged = Vec::with_capacity(moves.len());
        for played in moves {
            history.play(self.game, played);
            judged.push((played, self.value(&mut history, below(depth), 1)));
            history.undo();
        }
        judged
    }

    /// What the position on the board is worth, `ply` moves from the root.
    pub(crate) fn value(
        &mut self,
        history: &mut History<G>,
        depth: Option<u32>,
        ply: u32,
    ) -> Score {
        self.nodes += 1;
        if let Some(score) = self.leaf(history, depth, ply) {
            self.leaves += 1;
            return score;
        }
        let mine = history.turn(self.game) == self.me;
        let mut worth = Vec::new();
        for played in legal_moves(self.game, history) {
            history.play(self.game, played);
            worth.push(self.value(history, below(depth), ply + 1));
            history.undo();
        }
        let best = if mine { worth.into_iter().max() } else { worth.into_iter().min() };
        best.expect("a game that goes on has a move")
    }

    /// The worth of a position with nothing below it: the game is over, or the horizon is here.
    pub(crate) fn leaf(&self, history: &History<G>, depth: Option<u32>, ply: u32) -> Option<Score> {
        let position = history.position();
        let finished =
            |outcome| self.evaluator.finished(self.game, position, outcome, self.me, ply);
        let horizon =
            || (depth == Some(0)).then(|| self.evaluator.evaluate(self.game, position, self.me));
        history.outcome(self.game).map(finished).or_else(horizon)
    }
}

fn below(depth: Option<u32>) -> Option<u32> {
    depth.map(|depth| depth - 1)
}
