//! Games in which mistakes are made: where puzzles are found.

use fastrand::Rng;
use search::{Limits, Stop};
use session::AnyGame;

/// How many moves at the beginning are drawn by lot, at least and less than.
const BY_LOT: std::ops::Range<usize> = 2..9;
/// Of this number of moves later on one is drawn by lot.
const CARELESS: usize = 5;
/// How many moves ahead the player looks, at least and less than.
const AHEAD: std::ops::Range<u32> = 1..4;
/// The longest game.
const LONGEST: usize = 160;

/// Plays a game from where a table stands: mostly by a short search, now and then by lot. The moves.
pub(crate) fn careless_game(table: &dyn AnyGame, rng: &mut Rng, stop: &Stop) -> Vec<String> {
    let mut table = table.fork();
    let adviser = table.adviser();
    let by_lot = rng.usize(BY_LOT);
    let mut moves = Vec::new();
    while table.ending().is_none() && moves.len() < LONGEST && !stop.is_raised() {
        let legal = table.view().moves;
        let is_by_lot = moves.len() < by_lot || rng.usize(..CARELESS) == 0;
        let limits = Limits { depth: Some(rng.u32(AHEAD)), ..Limits::default() };
        let drawn = legal[rng.usize(..legal.len())].text.clone();
        let thought = if is_by_lot { None } else { table.ask(&adviser, limits, stop.clone()).ok() };
        let text = thought.flatten().map_or(drawn, |run| run(&mut |_| ()).best);
        if table.play(&text).is_err() {
            break;
        }
        moves.push(text);
    }
    moves
}
