//! The root of a search: judging every move and making up one's mind.

use std::ops::RangeInclusive;

use rules::Game;

use crate::{
    Choice, Evaluator, Meter, Score, SearchTask, Stopped, Thought, Ties, Trace,
    root_moves::RootMoves,
    walk::{Node, NodeFrame, Walk, Waypoint},
};

/// Searches to the depth that the meter allows, and says what came of it. Where only time or nodes
/// are limited, it searches one move deep, then two, and so on, as far as they go.
pub(crate) fn think_to_depth<G: Game>(
    task: &mut SearchTask<'_, G>,
    ties: Ties,
    search: impl FnMut(&mut SearchTask<'_, G>, u32, &mut RootMoves<G::Move>) -> Result<(), Stopped>,
) -> Thought<G::Move> {
    let limits = task.meter.limits();
    let deepens = limits.depth.is_none() && (limits.nodes.is_some() || limits.longest().is_some());
    let last = task.meter.depth().max(1);
    let first = if deepens { 1 } else { last };
    think_at_depths(task, ties, first..=last, search)
}

/// Searches to one depth after the other, and says what came of it.
///
/// However the search ends, what was judged so far counts; if that is nothing, the answer is the
/// first legal move.
pub(crate) fn think_at_depths<G: Game>(
    task: &mut SearchTask<'_, G>,
    ties: Ties,
    depths: RangeInclusive<u32>,
    mut search: impl FnMut(&mut SearchTask<'_, G>, u32, &mut RootMoves<G::Move>) -> Result<(), Stopped>,
) -> Thought<G::Move> {
    let mut thought = first_move(task);
    for depth in depths {
        let mut root_moves = RootMoves::new(ties.rng(task.history)).with_lines(task.scope.lines);
        let whole = search(task, depth, &mut root_moves).is_ok();
        // To the end of the game is as deep as the longest line was.
        let reached = if whole { depth.min(task.meter.counted.deepest) } else { 0 };
        // Moves are tried in no order, so that a search cut short says less than a whole one before.
        if (whole || thought.depth == 0)
            && let Some(found) = root_moves.thought(reached, task.meter)
        {
            thought = found;
        }
        task.report.tell(&thought);
        if !whole || reached < depth || thought.score.is_decided() || is_late(task.meter) {
            break;
        }
    }
    thought.statistics = task.meter.statistics();
    thought
}

/// Whether enough of the clock's share is used that a deeper search would hardly be finished.
pub(crate) fn is_late(meter: &Meter) -> bool {
    meter.limits().clock.is_some_and(|clock| clock.share() / 2 < meter.elapsed())
}

/// Judges every move at the root with nothing left out; `value` is what the position after a move
/// is worth to the player that the search is about.
pub(crate) fn judge_every_move<'a, G: Game, E: Evaluator<G>, T: Trace<G>>(
    walk: &mut Walk<'a, G, E, T>,
    depth: u32,
    root_moves: &mut RootMoves<G::Move>,
    mut value: impl FnMut(
        &mut Walk<'a, G, E, T>,
        &Waypoint<G, E>,
        &NodeFrame<G::Move>,
    ) -> Result<Score, Stopped>,
) -> Result<(), Stopped> {
    let (root, frame) = (walk.start(), NodeFrame::root(depth));
    let position = &root.position;
    let Node::Open(moves) = walk.enter(&root, &frame, false)? else { return Ok(()) };
    walk.repetitions.push(position);
    let scope = walk.task.scope;
    for played in moves.filter(|played| scope.contains(played)) {
        let next = walk.after(&root, played);
        let score = value(walk, &next, &frame.below(played))?;
        root_moves.note(Choice::searched(played, score, true), walk.pv.at(1));
    }
    walk.leave(position, &frame, root_moves.best());
    Ok(())
}

/// The thought of a search that was stopped before it had judged a single move: the first legal
/// one, about which nothing is known.
pub(crate) fn first_move<G: Game>(task: &SearchTask<'_, G>) -> Thought<G::Move> {
    let first = task.moves().next();
    Thought::of_move(first.expect("a game that goes on has a move"), task.meter.statistics())
}
