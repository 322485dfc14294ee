//! Iterative deepening: search one move deep, then two, then three, while there is time.
//!
//! It sounds wasteful and is not: each search is several times larger than all before it together,
//! and begins with the moves in the order that the last one found, which cuts far more than the
//! repetition costs. And whenever time runs out there is a good answer.

use rules::{Game, History, Outcome};

use crate::{
    Evaluator, Guide, Score, Stopped, Thought, Ties, Trace,
    ballot::Ballot,
    pvs::{Search, Window},
    root::first_move,
};

/// Searches deeper and deeper from `first_depth` on, until a limit is reached or there is nothing
/// left to find.
pub(crate) fn deepen<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>>(
    search: &mut Search<'_, G, E, K, T>,
    history: &History<G>,
    ties: Ties,
    first_depth: u32,
    report: &mut dyn FnMut(&Thought<G::Move>),
) -> Thought<G::Move> {
    let mut moves = search.promising_moves(history.position());
    let mut thought = first_move(search.walk.game, history, search.walk.meter);
    thought.best = moves[0];
    thought.line = vec![moves[0]];
    let deepest = search.walk.meter.depth().max(1);
    for depth in first_depth.min(deepest)..=deepest {
        let guess = (thought.depth > 0).then_some(thought.score);
        let mut ballot = Ballot::new(ties.rng(history));
        let whole = iterate(search, history, depth, guess, &moves, &mut ballot, ties).is_ok();
        let known = thought.depth;
        // A search cut short counts as far as it got: it began with the best move known, and
        // whatever it likes better it has searched deeper.
        if let Some(found) = ballot.thought(if whole { depth } else { known }, search.walk.meter) {
            bring_forward(&mut moves, found.best);
            thought = found;
        }
        report(&thought);
        if !whole || is_settled(search, &thought, depth) || is_late(search) {
            break;
        }
    }
    thought.depth = thought.depth.min(search.walk.meter.counted.deepest);
    thought.statistics = search.walk.meter.statistics();
    thought
}

/// One search of the root to a depth. With aspiration it begins with a narrow window around the
/// last score, and opens it on the side on which the value turns out to lie.
fn iterate<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>>(
    search: &mut Search<'_, G, E, K, T>,
    history: &History<G>,
    depth: u32,
    guess: Option<Score>,
    moves: &[G::Move],
    ballot: &mut Ballot<G::Move>,
    ties: Ties,
) -> Result<(), Stopped> {
    let mut window = match guess {
        Some(guess) if search.techniques.aspiration => around(guess),
        _ => Window::FULL,
    };
    loop {
        search.root(history.position(), depth, window, moves, ballot)?;
        let best = ballot.best();
        if window.alpha < best && best < window.beta {
            return Ok(());
        }
        if best <= window.alpha {
            window.alpha = Window::FULL.alpha;
        } else {
            window.beta = Window::FULL.beta;
        }
        *ballot = Ballot::new(ties.rng(history));
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

/// Whether a deeper search would find the same: the end of every line was seen, or there is a win
/// so soon, or a loss, that nothing further away counts as much.
fn is_settled<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>>(
    search: &Search<'_, G, E, K, T>,
    thought: &Thought<G::Move>,
    depth: u32,
) -> bool {
    // Where positions can come again, the table may have shortened a line that is not at its end.
    let can_tell = !search.techniques.reductions && search.walk.game.repetitions().is_none();
    let seen_everything = can_tell && search.walk.meter.counted.deepest < depth;
    let nearest = Score::of(Outcome::Win(search.walk.me), search.walk.me, depth);
    seen_everything || nearest.0 <= thought.score.0.abs()
}

/// Whether so much of the clock's share is used that another search would hardly be finished.
fn is_late<G: Game, E: Evaluator<G>, K: Guide<G>, T: Trace<G>>(
    search: &Search<'_, G, E, K, T>,
) -> bool {
    let clock = search.walk.meter.limits().clock;
    clock.is_some_and(|clock| clock.share() / 2 < search.walk.meter.elapsed())
}
