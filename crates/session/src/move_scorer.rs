//! What moves are worth that a search has only found to be no better than the best.
//!
//! A search that prunes knows the value of its best move and bounds for the others. A hint
//! shows the values, and the analysis of a game needs the value of the move that was played. So
//! those moves are searched again, one by one, as deep as the best.

use rules::{History, Spec, SpecError, find_offer};
use search::{
    AnyEvaluator, Choice, EVAL, Evaluator, Expertise, Limits, Meter, Score, SearchTask, Statistics,
    Stop, Thought,
};

use crate::engines::{Purpose, SeatedEngine, build};

/// An engine that says what moves are worth.
pub(crate) struct MoveScorer<G: Expertise> {
    seated: SeatedEngine<G>,
    /// The opinion of the engine, for games that end with the move.
    evaluator: Box<AnyEvaluator<G>>,
    limits: Limits,
    stop: Stop,
}

/// A move weighed: its score for the player to move, the line expected after it, and the effort.
struct MoveScore<M> {
    score: Score,
    line: Vec<M>,
    statistics: Statistics,
}

impl<G: Expertise> MoveScorer<G> {
    pub(crate) fn new(
        game: &G,
        engine: &Spec,
        limits: Limits,
        stop: Stop,
    ) -> Result<Self, SpecError> {
        let seated = build(game, engine, Purpose::Question)?;
        let opinion = engine.given(EVAL.name).unwrap_or(G::EVALUATORS[0].name);
        let evaluator = (find_offer(G::EVALUATORS, opinion)?.build)();
        let limits = limits.or(seated.limits);
        Ok(Self { seated, evaluator, limits, stop })
    }

    /// What the engine thinks, with a value for each of the wanted moves as far as the limits
    /// allow: half of them are for the best move, half for the others. A wanted move that was not
    /// weighed is known only to be no better than the best.
    pub(crate) fn weigh(
        &mut self,
        game: &G,
        history: &History<G>,
        wanted: &[G::Move],
        report: &mut dyn FnMut(&Thought<G::Move>),
    ) -> Thought<G::Move> {
        let watch = Meter::unlimited();
        let mut meter = Meter::new(half(self.limits), self.stop.clone());
        let mut task = SearchTask::new(game, history, &mut meter).reporting(report);
        let mut thought = self.seated.engine.think(&mut task);
        // A score is about the player to move. At a table of many nobody's is the opposite of
        // another's, and an engine that looks nowhere has nothing to compare.
        let mut goes_on = game.players() == 2 && thought.depth > 0;
        for &played in wanted {
            let known = thought.choices.iter().position(|choice| choice.played == played);
            let is_known = |index: &usize| {
                let choice = &thought.choices[*index];
                let is_newest = choice.depth == 0 || choice.depth >= thought.depth;
                choice.exact && is_newest || choice.visits.is_some()
            };
            if known.as_ref().is_some_and(is_known) {
                continue;
            }
            let weight = if goes_on {
                self.weigh_one(game, history, played, &thought, &watch)
            } else {
                None
            };
            goes_on &= weight.is_some();
            settle(&mut thought, known, played, weight);
            thought.statistics.time = watch.elapsed();
            if goes_on {
                report(&thought);
            }
        }
        thought
    }

    /// Searches the position after a move as deep as that before it was, to the move; nothing if
    /// the limits do not allow it.
    fn weigh_one(
        &mut self,
        game: &G,
        history: &History<G>,
        played: G::Move,
        thought: &Thought<G::Move>,
        watch: &Meter,
    ) -> Option<MoveScore<G::Move>> {
        let player = history.turn(game);
        let mut after = history.clone();
        after.play(game, played);
        let position = after.position();
        let known =
            |score| MoveScore { score, line: Vec::new(), statistics: Statistics::default() };
        if let Some(outcome) = game.outcome(position) {
            return Some(known(self.evaluator.finished(game, position, outcome, player, 1)));
        }
        if after.is_repeated(game) {
            return Some(known(Score::DRAW));
        }
        if thought.depth == 1 {
            return Some(known(self.evaluator.evaluate(game, position, player)));
        }
        let limits = rest(self.limits, thought.depth - 1, thought.statistics.nodes, watch)?;
        let mut meter = Meter::new(limits, self.stop.clone());
        let found = self.seated.engine.think(&mut SearchTask::new(game, &after, &mut meter));
        let late = limits.time.is_some_and(|time| time <= meter.elapsed());
        let full = limits.nodes.is_some_and(|nodes| nodes <= found.statistics.nodes);
        if late || full || self.stop.is_raised() {
            return None;
        }
        let score = if after.turn(game) == player { found.score } else { -found.score };
        let statistics = found.statistics;
        Some(MoveScore { score: score.further(1), line: found.line, statistics })
    }
}

/// Enters what was found about a move. If it turns out to be better than what was taken for the
/// best, it is the best.
fn settle<M: Copy>(
    thought: &mut Thought<M>,
    known: Option<usize>,
    played: M,
    weight: Option<MoveScore<M>>,
) {
    let Some(MoveScore { score, line, statistics }) = weight else {
        if known.is_none() {
            thought.choices.push(Choice::searched(played, thought.score, false));
        }
        return;
    };
    let choice = Choice::searched(played, score, true);
    match known {
        Some(index) => thought.choices[index] = choice,
        None => thought.choices.push(choice),
    }
    thought.statistics.nodes += statistics.nodes;
    thought.statistics.leaves += statistics.leaves;
    thought.statistics.cutoffs += statistics.cutoffs;
    thought.statistics.table_hits += statistics.table_hits;
    thought.statistics.deepest = thought.statistics.deepest.max(statistics.deepest + 1);
    if thought.score < score {
        thought.best = played;
        thought.score = score;
        thought.line = [played].into_iter().chain(line).collect();
    }
}

/// Half of some limits.
fn half(limits: Limits) -> Limits {
    Limits {
        depth: limits.depth,
        nodes: limits.nodes.map(|nodes| (nodes / 2).max(1)),
        time: limits.longest().map(|time| time / 2),
        clock: None,
    }
}

/// What is left of some limits, at a depth; nothing if they are used up.
fn rest(limits: Limits, depth: u32, nodes: u64, watch: &Meter) -> Option<Limits> {
    let left = Limits {
        depth: Some(depth),
        nodes: limits.nodes.map(|most| most.saturating_sub(nodes)),
        time: limits.longest().map(|longest| longest.saturating_sub(watch.elapsed())),
        clock: None,
    };
    let used_up = left.nodes == Some(0) || left.time.is_some_and(|time| time.is_zero());
    (!used_up).then_some(left)
}
