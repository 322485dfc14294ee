//! What the next player threatens: what they would do if whoever is to move did nothing.
//!
//! No game is known here. Where a game lets a position be written down with another player to
//! move, that is looked at. Where whose turn it is follows from the pieces, as in an upright frame,
//! the answers are looked at that win at once whatever is played elsewhere.

use std::collections::BTreeMap;

use rules::{Outcome, Player, Spec};
use search::{Limits, Score, Stop};
use session::{Table, Turn};

/// An answer to a single move is not threatened, but made possible by that move.
const SEVERAL: usize = 2;
/// What a move is worth that wins at once.
const AT_ONCE: i32 = Score::WIN.0 - 1;

/// Who threatens.
pub(crate) fn threatener(table: &dyn Table) -> Player {
    Player((table.turn().0 + 1) % table.players())
}

/// What the next player threatens, and how good it would be for them: every move that wins at once,
/// or else what an engine would play for them.
pub(crate) fn threats(
    table: &dyn Table,
    engine: &Spec,
    limits: Limits,
    stop: &Stop,
) -> Vec<(Turn, i32)> {
    if stop.is_raised() {
        return Vec::new();
    }
    let Some(mut passed) = passed(table) else {
        return answers(table).into_iter().map(|turn| (turn, AT_ONCE)).collect();
    };
    let wins = wins(&mut *passed);
    if !wins.is_empty() {
        return wins.into_iter().map(|turn| (turn, AT_ONCE)).collect();
    }
    // An engine that cannot play the game sees no threat in it.
    let Ok(Some(job)) = passed.ask(engine, limits, stop.clone()) else { return Vec::new() };
    let advice = job(&mut |_| {});
    let best = passed.view().moves.into_iter().find(|turn| turn.text == advice.best);
    best.map(|turn| (turn, advice.score)).into_iter().collect()
}

/// The same board with the next player to move; nothing if it can be nobody else's turn.
fn passed(table: &dyn Table) -> Option<Box<dyn Table>> {
    let next = threatener(table);
    let mut other = table.fork();
    other.set_up(&table.write_board(&table.board(), next)).ok()?;
    (other.turn() == next && other.ending().is_none()).then_some(other)
}

/// The moves with which the player to move wins at once.
fn wins(table: &mut dyn Table) -> Vec<Turn> {
    let player = table.turn();
    let mut moves = table.view().moves;
    moves.retain(|turn| {
        if table.play(&turn.text).is_err() {
            return false;
        }
        let won = table.ending().is_some_and(|end| end.outcome == Outcome::Win(player));
        table.undo();
        won
    });
    moves
}

/// The answers with which the next player wins at once, wherever else the one to move plays.
fn answers(table: &dyn Table) -> Vec<Turn> {
    let mut after = BTreeMap::<String, (usize, Turn)>::new();
    for turn in table.view().moves {
        let mut other = table.fork();
        if other.play(&turn.text).is_err() {
            continue;
        }
        for answer in wins(&mut *other) {
            after.entry(answer.text.clone()).or_insert((0, answer)).0 += 1;
        }
    }
    after.into_values().filter(|(times, _)| SEVERAL <= *times).map(|(_, answer)| answer).collect()
}
