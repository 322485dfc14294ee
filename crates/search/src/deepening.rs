//! Iterative deepening: search one move deep, then two, then three, while there is time.
//!
//! It sounds wasteful and is not: each search is several times larger than all before it together,
//! and begins with the moves in the order that the last one found, which cuts far more than the
//! repetition costs. And whenever time runs out there is a good answer (Slate and Atkin, *Chess
//! 4.5*, 1977).

use std::mem;

use fastrand::Rng;
use rules::{Game, Outcome, Player};

use crate::{
    Evaluator, Guide, Score, Stopped, Thought, Ties, Trace,
    ballot::Ballot,
    pvs::{Search, Window},
    root::{first_move, is_late},
};

/// Searches deeper and deeper from `first_depth` on, until a limit is reached or there is nothing
/// left to find.
pub(crate) fn deepen<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>>(
    search: &mut Search<'_, G, E, K, T>,
    ties: Ties,
) -> Thought<G::Move> {
    let mut moves = search.promising_moves();
    let mut thought = first_move(&search.walk.task);
    thought.best = moves[0];
    thought.line = vec![moves[0]];
    let mut rng = ties.rng(search.walk.task.history);
    let deepest = search.walk.depth();
    for depth in 1..=deepest {
        let guess = (thought.depth > 0).then_some(thought.score);
        let mut ballot = Ballot::new(None);
        let whole = iterate(search, depth, guess, &mut moves, &mut ballot, &mut rng).is_ok();
        let known = thought.depth;
        // A search cut short counts as far as it got, if it has got anywhere: it began with the best
        // move known, and whatever it likes better it has searched deeper. But an appraisal of some
        // moves only is worth less than an older one of all.
        let counts = whole || known == 0 || !search.techniques.appraisal;
        let reached = if whole { depth } else { known };
        if counts && let Some(found) = ballot.thought(reached, search.walk.task.meter) {
            bring_forward(&mut moves, found.best);
            thought = found;
        }
        let seen_everything = !search.walk.opinion_asked;
        let is_certain = is_near(thought.score, depth);
        if whole && is_certain && !seen_everything && depth < deepest {
            keep_what_is_certain(&mut thought, depth);
        }
        search.walk.task.report.tell(&thought);
        if !whole || seen_everything || is_certain || is_late(search.walk.task.meter) {
            break;
        }
    }
    // Where the game ends sooner, it has looked no further. With others at work it meets what they
    // have seen in the table, and where they have been is not counted here.
    if search.is_alone() {
        thought.depth = thought.depth.min(search.walk.task.meter.counted.deepest);
    }
    thought.statistics = search.walk.task.meter.statistics();
    thought
}

/// One search of the root to a depth. With aspiration it begins with a narrow window around the
/// last score, and opens it on the side on which the value turns out to lie.
///
/// Stopped early, it leaves on the ballot what is better than the moves before it were known to be.
/// Where every move so far has failed low there is nothing of the kind: their scores are upper
/// bounds, and the largest of them says nothing about the best move.
fn iterate<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>>(
    search: &mut Search<'_, G, E, K, T>,
    depth: u32,
    guess: Option<Score>,
    moves: &mut [G::Move],
    ballot: &mut Ballot<G::Move>,
    rng: &mut Option<Rng>,
) -> Result<(), Stopped> {
    // The moves as they were judged when one of them was too good for the window.
    let mut too_good = None;
    let mut window = match guess {
        Some(guess) if search.techniques.aspiration => around(guess),
        _ => Window::FULL,
    };
    loop {
        // Each search has lots of its own: with the same ones again, the order that an earlier
        // draw has left would favour some of the equals.
        *ballot = Ballot::new(rng.as_mut().map(Rng::fork));
        let judged = search.root(depth, window, moves, ballot);
        let best = ballot.best();
        if judged == Err(Stopped) {
            if best <= window.alpha {
                *ballot = too_good.unwrap_or_else(|| Ballot::new(None));
            }
            return judged;
        }
        if window.alpha < best && best < window.beta {
            return Ok(());
        }
        if best <= window.alpha {
            window.alpha = Window::FULL.alpha;
        } else {
            window.beta = Window::FULL.beta;
            if let Some(best) = ballot.chosen() {
                bring_forward(moves, best);
            }
            too_good = Some(mem::replace(ballot, Ballot::new(None)));
        }
    }
}

/// A window around a guess, wider for larger scores, which swing more.
fn around(guess: Score) -> Window {
    let margin = 16 + guess.0.abs() / 8;
    Window { alpha: Score(guess.0 - margin), beta: Score(guess.0 + margin) }
}

fn bring_forward<M: Copy + PartialEq>(moves: &mut [M], best: M) {
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
