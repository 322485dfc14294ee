//! Iterative deepening: search one move deep, then two, then three, while there is time.
//!
//! It sounds wasteful and is not: each search is several times larger than all before it together,
//! and begins with the moves that the last one found best, which cuts far more than the repetition
//! costs. And whenever time runs out there is a good answer (Slate and Atkin, *Chess 4.5*, 1977).
//!
//! Here every search is alpha-beta, and what it remembers is the line that the last one expects:
//! the principal variation is tried first. The strong search deepens in the same way, with more to
//! remember: see [`Pvs`](crate::Pvs).

use rules::{Game, Outcome, Player};

use crate::{
    Algorithm, Evaluator, Guide, Score, SearchTask, Stopped, Thought, Ties, Trace,
    alpha_beta::Search, pace::Pace, root::first_move, root_moves::RootMoves, walk::Walk,
};

/// Alpha-beta one move deeper each time, beginning with the line that was best before.
#[derive(Clone, Copy, Debug)]
pub struct Deepening<E, K = ()> {
    /// What to make of the positions at the horizon.
    pub evaluator: E,
    /// What orders the moves, if they are ordered.
    pub guide: K,
    /// Whether to try the promising moves first, after those of the line expected.
    pub ordering: bool,
    /// What to do when several moves are equally good.
    pub ties: Ties,
}

impl<G: Game, E: Evaluator<G>, K: Guide<G>> Algorithm<G> for Deepening<E, K> {
    fn choose<T: Trace<G>>(&mut self, task: &mut SearchTask<'_, G>, trace: T) -> Thought<G::Move> {
        let walk = Walk::new(task, &self.evaluator, trace);
        deepen(&mut Search::new(walk, &self.guide, true, self.ordering), self.ties)
    }

    fn obeys_scope(&self) -> bool {
        true
    }
}

/// A search of the root that can be repeated one move deeper.
pub(crate) trait Round<'a, G: Game, E: Evaluator<G> + 'a, T> {
    /// What is carried from node to node.
    fn walk(&mut self) -> &mut Walk<'a, G, E, T>;

    /// The moves at the root, in the order in which to try them.
    fn ordered_moves(&mut self) -> Vec<G::Move>;

    /// Judges the moves at the root, to a depth. The thought is that of the round before.
    ///
    /// Stopped early, it leaves in `root_moves` what is no worse than the best move of the round
    /// before.
    fn search(
        &mut self,
        depth: u32,
        before: &Thought<G::Move>,
        moves: &mut [G::Move],
        root_moves: &mut dyn FnMut() -> RootMoves<G::Move>,
    ) -> (RootMoves<G::Move>, Result<(), Stopped>);

    /// Whether a round that was stopped counts as far as it got.
    fn counts_in_part(&self) -> bool {
        true
    }

    /// Whether everything that it knows was seen on its own way through the tree.
    fn has_seen_itself(&self) -> bool {
        true
    }
}

/// Searches deeper and deeper, until a limit is reached or there is nothing left to find.
pub(crate) fn deepen<'a, G: Game, E: Evaluator<G> + 'a, T: Trace<G>>(
    search: &mut impl Round<'a, G, E, T>,
    ties: Ties,
) -> Thought<G::Move> {
    let mut moves = search.ordered_moves();
    let mut thought = first_move(&search.walk().task);
    thought.best = moves[0];
    thought.line = vec![moves[0]];
    // Each search has lots of its own: with the same ones again, the order that an earlier draw
    // has left would favour some of the equals.
    let mut rng = ties.rng(search.walk().task.history);
    let lines = search.walk().task.scope.lines;
    let mut new_root_moves =
        || RootMoves::new(rng.as_mut().map(fastrand::Rng::fork)).with_lines(lines);
    let deepest = search.walk().depth();
    let mut pace = Pace::new(search.walk().task.meter.limits().clock);
    search.walk().task.meter.stretch();
    for depth in 1..=deepest {
        let (root_moves, judged) = search.search(depth, &thought, &mut moves, &mut new_root_moves);
        let known = thought.depth;
        // A search cut short began with the best move known, and whatever it likes better it has
        // searched deeper.
        let counts = judged.is_ok() || known == 0 || search.counts_in_part();
        let reached = if judged.is_ok() { depth } else { known };
        if counts && let Some(mut found) = root_moves.thought(reached, search.walk().task.meter) {
            bring_forward(&mut moves, found.best);
            found.searched_to(depth);
            if judged.is_err() {
                found.keep_older(&thought);
                if found.is_bound() {
                    // How much better the new best move is was not found out.
                    found.score = thought.score;
                }
            }
            thought = found;
        }
        let seen_everything = !search.walk().opinion_asked;
        let last = thought.others.last().map_or(thought.score, |other| other.score);
        let is_certain = is_near(thought.score, depth) && is_near(last, depth);
        if judged.is_ok() && is_certain && !seen_everything && depth < deepest {
            keep_what_is_certain(&mut thought, depth);
        }
        search.walk().task.report.tell(&thought);
        let elapsed = search.walk().task.meter.elapsed();
        let is_done = judged.is_err() || seen_everything || is_certain;
        if is_done || !pace.goes_on(&thought, elapsed, moves.len() == 1) {
            break;
        }
    }
    // Where the game ends sooner, it has looked no further.
    if search.has_seen_itself() {
        thought.depth = thought.depth.min(search.walk().task.meter.counted.deepest);
    }
    thought.statistics = search.walk().task.meter.statistics();
    thought
}

/// Puts a move before all others.
pub(crate) fn bring_forward<M: Copy + PartialEq>(moves: &mut [M], best: M) {
    if let Some(place) = moves.iter().position(|played| *played == best) {
        moves[..=place].rotate_right(1);
    }
}

/// Whether a score is a win so soon, or a loss, that nothing beyond this depth counts as much.
fn is_near(score: Score, depth: u32) -> bool {
    let nearest = Score::of(Outcome::Win(Player::FIRST), Player::FIRST, depth);
    nearest.0 <= score.0.abs()
}

/// Where the search ends before its depth because the best move is certain, the other moves are
/// known only to be no better, unless their end is as near.
fn keep_what_is_certain<M>(thought: &mut Thought<M>, depth: u32) {
    for choice in &mut thought.choices {
        if !(choice.exact && is_near(choice.score, depth)) {
            choice.score = thought.score;
            choice.exact = false;
        }
    }
}
