//! What the moves of a position are worth, each by a search of its own.
//!
//! A search that prunes knows the value of its best move and bounds for the others. People want the
//! value of each. So every move is searched by itself: all of them to the same depth before any of
//! them deeper, the best first, until the limits are reached. Where the room has an engine that
//! proves positions and a proof is within reach, the values are proved.
//!
//! With a limit of nodes and none of time the same question gets the same answer.

use std::time::Duration;

use rules::History;
use search::{
    AnyEvaluator, Choice, EVAL, Evaluator, Expertise, Limits, Meter, ProofEngine, RootScope, Score,
    SearchTask, Statistics, Stop, Thought, Variation,
};

use crate::{
    appraised_move::AppraisedMove,
    engines::{Purpose, SeatedEngine, build},
};

/// The appraisal of one position.
pub(crate) struct Appraisal<'a, G: Expertise> {
    game: &'a G,
    history: &'a History<G>,
    general: SeatedEngine<G>,
    /// The opinion of the general engine, one move ahead.
    evaluator: Box<AnyEvaluator<G>>,
    prover: Option<(ProofEngine, SeatedEngine<G>)>,
    limits: Limits,
    stop: Stop,
    /// What measures the time.
    watch: Meter,
    statistics: Statistics,
    /// What is known of each move.
    values: Vec<AppraisedMove<G::Move>>,
}

/// How deep every move is searched before proofs are tried: deep enough for a good order.
const BEFORE_PROOFS: u32 = 6;
/// No appraisal goes deeper.
const DEEPEST: u32 = 60;
/// How deep at least a move is searched that was played.
const LEAST_PLAYED: u32 = 8;
/// How many nodes a second are counted on where a proof is limited by time.
const NODES_A_SECOND: u64 = 2_000_000;
/// Of more moves than this only the most promising are searched deep.
const MANY: usize = 24;
/// How deep all of many moves are searched.
const ALL_OF_MANY: u32 = 2;
/// How many lines are told beside the best.
const OTHER_LINES: usize = 4;

impl<'a, G: Expertise> Appraisal<'a, G> {
    /// An appraisal of the position in which a game that goes on stands.
    pub(crate) fn new(game: &'a G, history: &'a History<G>, limits: Limits, stop: Stop) -> Self {
        let adviser = game.adviser().parse().expect("an adviser is a spec");
        // What was found about one move helps with the next.
        let general = build(game, &adviser, Purpose::Play).expect("a room knows its adviser");
        let named = adviser.given(EVAL.name).unwrap_or(G::EVALUATORS[0].name);
        let offer = G::EVALUATORS.iter().find(|offer| offer.name == named);
        let evaluator = (offer.unwrap_or(&G::EVALUATORS[0]).build)();
        let prover = game.prover(history.position()).and_then(|prover| {
            let spec = prover.engine.parse().expect("a prover is a spec");
            Some((prover, build(game, &spec, Purpose::Play).ok()?))
        });
        let moves = game.moves(history.position()).into_iter().flatten();
        let values = moves.map(AppraisedMove::unknown).collect();
        let (watch, statistics) = (Meter::unlimited(), Statistics::default());
        Self { game, history, general, evaluator, prover, limits, stop, watch, statistics, values }
    }

    /// What every move is worth, as deep as the limits allow.
    pub(crate) fn every_move(
        &mut self,
        report: &mut dyn FnMut(&Thought<G::Move>),
    ) -> Thought<G::Move> {
        let deepest = self.limits.depth.unwrap_or(DEEPEST).min(DEEPEST);
        for depth in 1..=deepest {
            if self.round(depth, report).is_none() || self.is_settled() {
                break;
            }
            if depth == BEFORE_PROOFS.min(deepest) {
                self.prove_all(report);
            }
        }
        self.thought()
    }

    /// Searches every move to the same depth, the best first; nothing if the limits ended it.
    fn round(&mut self, depth: u32, report: &mut dyn FnMut(&Thought<G::Move>)) -> Option<()> {
        self.values.sort_by(AppraisedMove::compare);
        let deep =
            if self.values.len() > MANY && depth > ALL_OF_MANY { MANY } else { self.values.len() };
        for place in 0..deep {
            let played = self.values[place].played;
            if self.values[place].is_settled() {
                continue;
            }
            let rest = self.rest(self.limits)?;
            let found = self.search(played, depth, rest)?;
            self.values[place] = found;
            if depth > 1 {
                report(&self.thought());
            }
        }
        Some(())
    }

    /// Proves what the moves are worth as far as the limits allow, the best first.
    fn prove_all(&mut self, report: &mut dyn FnMut(&Thought<G::Move>)) {
        let Some((prover, _)) = self.prover else { return };
        let within_reach = self.rest(self.limits).is_some_and(|rest| {
            let by_time = rest.time.map(|time| {
                let milliseconds = u64::try_from(time.as_millis()).unwrap_or(u64::MAX);
                milliseconds.saturating_mul(NODES_A_SECOND / 1000)
            });
            prover.nodes <= rest.nodes.into_iter().chain(by_time).min().unwrap_or(u64::MAX)
        });
        if !within_reach {
            return;
        }
        self.values.sort_by(AppraisedMove::compare);
        for place in 0..self.values.len() {
            let left = u32::try_from(self.values.len() - place).unwrap_or(u32::MAX);
            let played = self.values[place].played;
            if self.values[place].proven {
                continue;
            }
            let Some(rest) = self.rest(self.limits) else { return };
            // The first proofs help with the later ones, so they may take more than their share.
            let share = share(rest, left.div_ceil(2));
            let Some(found) = self.prove(played, share) else { return };
            self.values[place] = found;
            report(&self.thought());
        }
    }

    /// The best move, and what the moves are worth that were played. Each gets a value, however
    /// short the limits are.
    pub(crate) fn played_moves(&mut self, played: &[G::Move]) -> Thought<G::Move> {
        let mut thought = self.best_proved().unwrap_or_else(|| self.best_searched());
        let is_proven = thought.choices.iter().any(|choice| choice.proven);
        for &played in played {
            let known = thought.choices.iter().position(|choice| choice.played == played);
            let is_known = known.is_some_and(|known| {
                let choice = &thought.choices[known];
                choice.exact && (choice.depth == 0 || choice.depth >= thought.depth)
            });
            if is_known {
                continue;
            }
            let proved = if is_proven { self.prove(played, self.limits) } else { None };
            let depth = thought.depth.max(LEAST_PLAYED);
            let value = proved.or_else(|| self.search(played, depth, half(self.limits)));
            let Some(value) = value else { continue };
            enter(&mut thought, known, &value);
            if let Some(place) = self.values.iter().position(|known| known.played == played) {
                self.values[place] = value;
            }
        }
        thought.statistics = Statistics { time: self.watch.elapsed(), ..self.statistics };
        thought
    }

    /// A move that was looked at by [`Appraisal::played_moves`], with the line that begins with it.
    pub(crate) fn line_of(
        &self,
        played: G::Move,
        thought: &Thought<G::Move>,
    ) -> AppraisedMove<G::Move> {
        let searched = self.values.iter().find(|value| value.played == played && value.depth > 0);
        let (score, proven) = match thought.choices.iter().find(|choice| choice.played == played) {
            Some(choice) => (choice.score, choice.proven),
            None => (thought.score, false),
        };
        let second = thought.others.iter().find(|other| other.line.first() == Some(&played));
        let line = match (searched, second) {
            (Some(value), _) => value.whole_line(),
            (None, Some(other)) => other.line.clone(),
            (None, None) if thought.best == played => thought.line.clone(),
            (None, None) => vec![played],
        };
        AppraisedMove { score, line, proven, ..AppraisedMove::unknown(played) }
    }

    /// The best move with its value proved, if that is within the limits.
    fn best_proved(&mut self) -> Option<Thought<G::Move>> {
        let (prover, seated) = self.prover.as_mut()?;
        let most = self.limits.nodes.unwrap_or(u64::MAX);
        if prover.nodes > most {
            return None;
        }
        let mut meter = Meter::new(self.limits, self.stop.clone());
        let task = &mut SearchTask::new(self.game, self.history, &mut meter);
        let mut thought = seated.engine.think(task);
        count(&mut self.statistics, &thought.statistics);
        if thought.depth == 0 {
            return None;
        }
        // Only the value of the best move is sure: others may be bounds.
        let best = thought.best;
        let score = thought.score;
        thought.choices.retain(|choice| choice.exact && choice.played != best);
        thought.choices.insert(0, Choice::searched(best, score, true));
        thought.choices.iter_mut().for_each(|choice| choice.proven = true);
        Some(thought)
    }

    /// The best move by the general search, with the value of the next best where it tells that.
    fn best_searched(&mut self) -> Thought<G::Move> {
        let lines = if self.general.engine.obeys_scope() { 2 } else { 1 };
        let mut meter = Meter::new(half(self.limits), self.stop.clone());
        let task = SearchTask::new(self.game, self.history, &mut meter);
        let scope = RootScope { only: &[], lines };
        let thought = self.general.engine.think(&mut task.within(scope));
        count(&mut self.statistics, &thought.statistics);
        thought
    }

    /// Searches the position after a move; nothing if the limits end that before anything is known.
    fn search(
        &mut self,
        played: G::Move,
        depth: u32,
        limits: Limits,
    ) -> Option<AppraisedMove<G::Move>> {
        let player = self.history.turn(self.game);
        let mut after = self.history.clone();
        after.play(self.game, played);
        if let Some(known) = self.known(played, &after) {
            return Some(known);
        }
        if depth == 1 {
            let score = self.evaluator.evaluate(self.game, after.position(), player);
            return Some(AppraisedMove { score, depth, ..AppraisedMove::unknown(played) });
        }
        let limits = Limits { depth: Some(depth - 1), ..limits };
        let mut meter = Meter::new(limits, self.stop.clone());
        let found = self.general.engine.think(&mut SearchTask::new(self.game, &after, &mut meter));
        count(&mut self.statistics, &found.statistics);
        let late = limits.time.is_some_and(|time| time <= meter.elapsed());
        let full = limits.nodes.is_some_and(|nodes| nodes <= found.statistics.nodes);
        let is_cut_short = late || full || self.stop.is_raised();
        let is_new = self.values.iter().all(|value| value.played != played || value.depth == 0);
        if found.depth == 0 || is_cut_short && !is_new {
            return None;
        }
        let reached = if is_cut_short { found.depth + 1 } else { depth };
        Some(self.after_reply(played, &after, found, reached))
    }

    /// Proves what the position after a move is worth, if the limits allow.
    fn prove(&mut self, played: G::Move, limits: Limits) -> Option<AppraisedMove<G::Move>> {
        let mut after = self.history.clone();
        after.play(self.game, played);
        if let Some(known) = self.known(played, &after) {
            return Some(known);
        }
        let (_, seated) = self.prover.as_mut()?;
        let mut meter = Meter::new(limits, self.stop.clone());
        let found = seated.engine.think(&mut SearchTask::new(self.game, &after, &mut meter));
        count(&mut self.statistics, &found.statistics);
        if found.depth == 0 {
            return None;
        }
        let depth = found.depth + 1;
        let value = self.after_reply(played, &after, found, depth);
        Some(AppraisedMove { proven: true, ..value })
    }

    /// What a move is worth after which the game is over.
    fn known(&self, played: G::Move, after: &History<G>) -> Option<AppraisedMove<G::Move>> {
        let player = self.history.turn(self.game);
        let position = after.position();
        let score = if let Some(outcome) = self.game.outcome(position) {
            self.evaluator.finished(self.game, position, outcome, player, 1)
        } else if after.is_repeated(self.game) {
            Score::DRAW
        } else {
            return None;
        };
        Some(AppraisedMove { score, depth: 1, proven: true, ..AppraisedMove::unknown(played) })
    }

    /// A move's value from what was found about the position after it.
    fn after_reply(
        &self,
        played: G::Move,
        after: &History<G>,
        found: Thought<G::Move>,
        depth: u32,
    ) -> AppraisedMove<G::Move> {
        let is_same = after.turn(self.game) == self.history.turn(self.game);
        let score = if is_same { found.score } else { -found.score };
        let (score, line) = (score.further(1), found.line);
        AppraisedMove { played, score, depth, line, proven: false }
    }

    /// What is left of some limits; nothing if they are used up.
    fn rest(&self, limits: Limits) -> Option<Limits> {
        let spent = self.statistics.nodes;
        let left = Limits {
            depth: None,
            nodes: limits.nodes.map(|most| most.saturating_sub(spent)),
            time: limits.longest().map(|longest| longest.saturating_sub(self.watch.elapsed())),
            clock: None,
        };
        let used_up = left.nodes == Some(0) || left.time.is_some_and(|time| time.is_zero());
        (!used_up && !self.stop.is_raised()).then_some(left)
    }

    /// Whether there is nothing left to find.
    fn is_settled(&self) -> bool {
        self.values.iter().all(AppraisedMove::is_settled)
    }

    /// What is known now. Scores of the newest depth count before older ones.
    fn thought(&self) -> Thought<G::Move> {
        let mut known: Vec<&AppraisedMove<G::Move>> = self.values.iter().collect();
        known.sort_by(|one, other| one.compare(other));
        let newest = known.iter().map(|value| value.depth).max().unwrap_or_default();
        let is_new = |value: &&&AppraisedMove<G::Move>| value.proven || value.depth == newest;
        let best = known.iter().find(is_new).or(known.first()).expect("a game that goes on");
        let open = self.values.iter().take(MANY).filter(|value| !value.proven);
        let depth = open.map(|value| value.depth).min().unwrap_or(best.depth);
        let others = known.iter().filter(|value| value.played != best.played && value.depth > 0);
        Thought {
            best: best.played,
            score: best.score,
            depth,
            line: best.whole_line(),
            choices: known
                .iter()
                .filter(|value| value.depth > 0)
                .map(|value| value.choice())
                .collect(),
            others: others
                .take(OTHER_LINES)
                .map(|value| Variation { score: value.score, line: value.whole_line() })
                .collect(),
            statistics: Statistics { time: self.watch.elapsed(), ..self.statistics },
        }
    }
}

/// Enters what was found about a move. If it turns out to be better than what was taken for the
/// best, it is the best.
fn enter<M: Copy + PartialEq>(
    thought: &mut Thought<M>,
    known: Option<usize>,
    value: &AppraisedMove<M>,
) {
    match known {
        Some(index) => thought.choices[index] = value.choice(),
        None => thought.choices.push(value.choice()),
    }
    if thought.score < value.score {
        thought.best = value.played;
        thought.score = value.score;
        thought.line = value.whole_line();
    }
}

/// Adds what a search has done.
fn count(all: &mut Statistics, one: &Statistics) {
    all.nodes += one.nodes;
    all.leaves += one.leaves;
    all.cutoffs += one.cutoffs;
    all.table_hits += one.table_hits;
    all.deepest = all.deepest.max(one.deepest + 1);
}

/// Half of some limits.
fn half(limits: Limits) -> Limits {
    Limits { depth: limits.depth, ..share(limits, 2) }
}

/// A share of some limits.
fn share(limits: Limits, parts: u32) -> Limits {
    let of_time = |time: Duration| time / parts;
    Limits {
        depth: None,
        nodes: limits.nodes.map(|nodes| (nodes / u64::from(parts)).max(1)),
        time: limits.longest().map(of_time),
        clock: None,
    }
}
