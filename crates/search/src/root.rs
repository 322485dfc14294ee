//! The root of a search: judging every move and making up one's mind.

use rules::{Game, History};

use crate::{
    Choice, Evaluator, Meter, Score, Stopped, Thought, Ties, Trace,
    ballot::Ballot,
    walk::{Node, Place, Walk},
};

/// Searches to the depth that the meter allows, and says what came of it.
///
/// However the search ends, what was judged so far counts; if that is nothing, the answer is the
/// first legal move.
pub(crate) fn think_to_depth<G: Game>(
    game: &G,
    history: &History<G>,
    meter: &mut Meter,
    ties: Ties,
    report: &mut dyn FnMut(&Thought<G::Move>),
    search: impl FnOnce(&mut Meter, u32, &mut Ballot<G::Move>) -> Result<(), Stopped>,
) -> Thought<G::Move> {
    let mut ballot = Ballot::new(ties.rng(history));
    let depth = meter.depth().max(1);
    let whole = search(meter, depth, &mut ballot).is_ok();
    // To the end of the game is as deep as the longest line was.
    let reached = if whole { depth.min(meter.counted.deepest) } else { 0 };
    let thought =
        ballot.thought(reached, meter).unwrap_or_else(|| first_move(game, history, meter));
    report(&thought);
    thought
}

/// Judges every move at the root with nothing left out; `value` is what the position after a move
/// is worth to the player that the search is about.
pub(crate) fn judge_every_move<'a, G: Game, E: Evaluator<G>, T: Trace<G>>(
    walk: &mut Walk<'a, G, E, T>,
    position: &G::Position,
    depth: u32,
    ballot: &mut Ballot<G::Move>,
    mut value: impl FnMut(
        &mut Walk<'a, G, E, T>,
        &G::Position,
        &Place<G::Move>,
    ) -> Result<Score, Stopped>,
) -> Result<(), Stopped> {
    let place = Place::root(depth);
    let Node::Open(moves) = walk.enter(position, &place, false)? else { return Ok(()) };
    walk.past.push(position);
    for played in moves {
        let next = walk.game.after(position, played);
        let score = value(walk, &next, &place.below(played))?;
        ballot.note(Choice::searched(played, score, true), walk.lines.at(1));
    }
    walk.leave(position, &place, ballot.best());
    Ok(())
}

/// The thought of a search that was stopped before it had judged a single move: the first legal
/// one, about which nothing is known.
pub(crate) fn first_move<G: Game>(
    game: &G,
    history: &History<G>,
    meter: &Meter,
) -> Thought<G::Move> {
    let first = game.moves(history.position()).ok().and_then(|mut moves| moves.next());
    Thought::of_move(first.expect("a game that goes on has a move"), meter.statistics())
}
