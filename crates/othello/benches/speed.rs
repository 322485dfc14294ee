//! How fast the room is: `cargo bench -p othello`.
//!
//! Rules through the general traits, as every search uses them; the engine on the first of the
//! federation's endgames. The best of a few rounds counts, since whatever else the machine does
//! can only slow one down.

use std::{
    hint::black_box,
    time::{Duration, Instant},
};

use fastrand::Rng;
use othello::{Exact, Grid, Narrow, Othello, Wide, obf};
use rules::{Counting, Game, History, Player, perft, perft_without_bulk};
use search::{Engine, Meter, playout};

const ROUNDS: u32 = 5;

fn main() {
    let eight = Othello::<Narrow>::new(8);
    let start = eight.start();
    let counting = Counting::FinishedStays;
    measure("perft 11, leaves", || perft(&eight, black_box(&start), 11, counting));
    measure("perft 10 without bulk, leaves", || {
        perft_without_bulk(&eight, black_box(&start), 10, counting)
    });
    measure("random games", || random_games(&eight, 100_000));
    measure("random games on 6×6", || random_games(&Othello::<Narrow>::new(6), 100_000));
    measure("random games on 10×10", || random_games(&Othello::<Wide>::new(10), 5_000));
    measure("random games on 16×16", || random_games(&Othello::<Wide>::new(16), 1_000));
    measure("exact on FFO 40, nodes", || nodes(&eight));
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
    let thought = Exact::default().think(game, &history, &mut Meter::unlimited(), &mut |_| ());
    thought.statistics.nodes
}

/// Does some work a few times and says how much of it was done in the best second.
fn measure(name: &str, mut work: impl FnMut() -> u64) {
    let mut best = Duration::MAX;
    let mut done = 0;
    for _ in 0..ROUNDS {
        let start = Instant::now();
        done = work();
        best = best.min(start.elapsed());
    }
    #[expect(clippy::cast_precision_loss, reason = "a speed is shown, not computed with")]
    let speed = done as f64 / best.as_secs_f64() / 1e6;
    println!("{name:<30} {done:>12}  {speed:>8.3} million a second");
}
