//! How fast the room is: `cargo bench -p othello`.
//!
//! Rules through the general traits, as every search uses them; the engine on the first of the
//! federation's endgames.

use std::hint::black_box;

use fastrand::Rng;
use othello::{Exact, Grid, Narrow, Othello, Wide, obf};
use rules::{Counting, Game, History, Player, perft, perft_without_bulk};
use search::{Engine, Meter, SearchTask, playout};
use testkit::measure;

const ROUNDS: u32 = 5;

fn main() {
    let eight = Othello::<Narrow>::new(8);
    let start = eight.start();
    let counting = Counting::FinishedStays;
    measure("perft 11, leaves", ROUNDS, || perft(&eight, black_box(&start), 11, counting));
    measure("perft 10 without bulk, leaves", ROUNDS, || {
        perft_without_bulk(&eight, black_box(&start), 10, counting)
    });
    measure("random games", ROUNDS, || random_games(&eight, 100_000));
    measure("random games on 6×6", ROUNDS, || random_games(&Othello::<Narrow>::new(6), 100_000));
    measure("random games on 10×10", ROUNDS, || random_games(&Othello::<Wide>::new(10), 5_000));
    measure("random games on 16×16", ROUNDS, || random_games(&Othello::<Wide>::new(16), 1_000));
    measure("exact on FFO 40, nodes", ROUNDS, || nodes(&eight));
}

fn random_games<G: Grid>(game: &Othello<G>, games: u64) -> u64 {
    let (start, mut rng) = (game.start(), Rng::with_seed(1));
    let won = (0..games).filter(|_| playout(game, &start, &mut rng).sign(Player::FIRST) > 0);
    assert!(won.count() > 0, "Black wins now and then");
    games
}

/// How many nodes the first exercise takes to solve.
fn nodes(game: &Othello<Narrow>) -> u64 {
    let line = include_str!("../tests/it/data/ffo-40-49.obf").lines().next();
    let exercise = obf::read(game, line.expect("a line")).expect("an exercise");
    let history = History::from_position(exercise.position);
    let thought =
        Exact::default().think(&mut SearchTask::new(game, &history, &mut Meter::unlimited()));
    thought.statistics.nodes
}
