//! The root of a search: judging every move and making up one's mind.

use rules::Game;

use crate::{
    Choice, Evaluator, Score, SearchTask, Stopped, Thought, Trace,
    ballot::Ballot,
    walk::{Node, Place, Walk, Waypoint},
};

/// Judges every move at the root with nothing left out; `value` is what the position after a move
/// is worth to the player that the search is about.
pub(crate) fn judge_every_move<'a, G: Game, E: Evaluator<G>, T: Trace<G>>(
    walk: &mut Walk<'a, G, E, T>,
    depth: u32,
    ballot: &mut Ballot<G::Move>,
    mut value: impl FnMut(
        &mut Walk<'a, G, E, T>,
        &Waypoint<G, E>,
        &Place<G::Move>,
    ) -> Result<Score, Stopped>,
) -> Result<(), Stopped> {
    let (root, place) = (walk.start(), Place::root(depth));
    let position = &root.position;
    let Node::Open(moves) = walk.enter(&root, &place, false)? else { return Ok(()) };
    walk.past.push(position);
    for played in moves {
        let next = walk.after(&root, played);
        let score = value(walk, &next, &place.below(played))?;
        ballot.note(Choice::searched(played, score, true), walk.lines.at(1));
    }
    walk.leave(position, &place, ballot.best());
    Ok(())
}

/// The thought of a search that was stopped before it had judged a single move: the first legal
/// one, about which nothing is known.
pub(crate) fn first_move<G: Game>(task: &SearchTask<'_, G>) -> Thought<G::Move> {
    let first = task.game.moves(task.position()).ok().and_then(|mut moves| moves.next());
    Thought::of_move(first.expect("a game that goes on has a move"), task.meter.statistics())
}
