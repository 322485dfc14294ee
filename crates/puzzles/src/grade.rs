//! How hard a puzzle is to find: as many moves ahead as a search must look until it plays the right
//! move and stays with it.

use search::{Limits, Stop};
use session::AnyGame;

use crate::Puzzle;

/// How deep is looked at most.
const DEEPEST: u32 = 8;

/// The grade of a position whose only right move is known.
pub(crate) fn grade(table: &dyn AnyGame, right: &str, answers: u8, stop: &Stop) -> u8 {
    let adviser = table.adviser();
    let misses = |depth: &u32| {
        let limits = Limits { depth: Some(*depth), ..Limits::default() };
        let run = table.ask(&adviser, limits, stop.clone()).ok().flatten();
        run.is_none_or(|run| run(&mut |_| ()).best != right)
    };
    let seen_from = 1 + (1..=DEEPEST).rev().find(misses).unwrap_or(0);
    let grade = match seen_from {
        0..=1 => 1,
        2..=3 => 2,
        4..=5 => 3,
        6..=7 => 4,
        _ => Puzzle::HARDEST,
    };
    (grade + u8::from(answers > 1)).min(Puzzle::HARDEST)
}
