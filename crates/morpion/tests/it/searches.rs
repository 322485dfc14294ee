//! Every exact search finds what minimax finds, and every engine keeps its limits, on grids of
//! every board type.

use fastrand::Rng;
use rules::{History, Notation};
use search::Expertise;
use testkit::{GameVisit, check_engines, check_exact_searches, check_ties};

use crate::support::opened::open;

/// What to check after some random moves.
#[derive(Clone, Copy)]
enum Check {
    /// The exact searches, this many moves ahead or to the end.
    Exact(Option<u32>),
    /// Drawing among equal moves, this many moves ahead.
    Ties(u32),
    /// The laws of an engine, with a search of this depth.
    Engines(u32),
}

#[derive(Clone, Copy)]
struct After {
    moves: usize,
    seed: u64,
    check: Check,
}

impl GameVisit for After {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let mut rng = Rng::with_seed(self.seed);
        let mut history = History::new(&game);
        while history.moves().len() < self.moves {
            let legal: Vec<_> = game.moves(history.position()).expect("it goes on").collect();
            history.play(&game, legal[rng.usize(..legal.len())]);
            if history.outcome(&game).is_some() {
                history = History::new(&game);
            }
        }
        match self.check {
            Check::Exact(depth) => check_exact_searches(&game, &history, depth),
            Check::Ties(depth) => check_ties(&game, &history, Some(depth), 100),
            Check::Engines(depth) => check_engines(&game, &history, depth),
        }
    }
}

/// Checks at several points of the game of a spec.
fn check(spec: &str, moves: impl IntoIterator<Item = usize>, check: Check) {
    for (seed, moves) in (0..).zip(moves) {
        open(spec, After { moves, seed, check });
    }
}

#[test]
fn searches_agree_to_the_end_of_the_small_game() {
    for players in 2..=4 {
        check(&format!("morpion:players={players}"), [1, 2, 3, 4, 5, 6], Check::Exact(None));
    }
    check("morpion:misere=on", [1, 3, 5], Check::Exact(None));
    check("morpion:misere=on,players=3", [2, 3, 4], Check::Exact(None));
}

#[test]
fn searches_agree_on_larger_grids() {
    check("morpion:width=4,height=4,align=4", [0, 5, 8], Check::Exact(Some(3)));
    check("morpion:width=5,height=4", [1, 4], Check::Exact(Some(3)));
    check("morpion:width=5,height=3,exact=on", [4, 6], Check::Exact(Some(4)));
    check("morpion:width=9,height=8,align=4", [6], Check::Exact(Some(2)));
    check("morpion:width=5,height=5,align=4,players=3", [6, 9], Check::Exact(Some(3)));
    check("morpion:width=5,height=5,players=4,misere=on", [6], Check::Exact(Some(3)));
    check("morpion:width=19,height=19,align=5", [20], Check::Exact(Some(1)));
    check("morpion:width=20,height=20,align=5,players=26", [40], Check::Exact(Some(1)));
}

#[test]
fn equal_moves_are_drawn_by_lot_and_no_others() {
    check("morpion", [0, 1, 2, 3, 5], Check::Ties(2));
    check("morpion:players=3,width=4,height=3", [0, 4], Check::Ties(2));
}

#[test]
fn every_engine_keeps_its_limits() {
    check("morpion", [0, 3], Check::Engines(3));
    check("morpion:misere=on,players=4,width=4,height=3", [2], Check::Engines(2));
    check("morpion:width=15,height=15,align=5", [10], Check::Engines(1));
    check("morpion:width=26,height=26,align=6,players=26", [60], Check::Engines(1));
}
