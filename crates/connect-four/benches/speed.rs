//! How fast the room is: `cargo bench -p connect-four`.
//!
//! Rules through the general traits, as every search uses them; the solver on some of the published
//! test positions, beginning each of them with an empty table.

use std::hint::black_box;

use connect_four::{ConnectFour, Exact, Position};
use fastrand::Rng;
use rules::{Counting, Game, Notation, Player, perft};
use search::{Meter, playout};
use testkit::measure;

const ROUNDS: u32 = 50;

const FILES: [(&str, &str); 3] = [
    ("end-easy", include_str!("../tests/it/data/end-easy.scores")),
    ("middle-easy", include_str!("../tests/it/data/middle-easy.scores")),
    ("middle-medium", include_str!("../tests/it/data/middle-medium.scores")),
];

fn main() {
    let game = ConnectFour::<u64>::new(7, 6);
    let start = game.start();
    measure("random games", ROUNDS, || {
        let mut rng = Rng::with_seed(1);
        let games = 50_000;
        let won =
            (0..games).filter(|_| playout(&game, &start, &mut rng).sign(Player::FIRST) > 0).count();
        assert!(won > 0);
        games
    });
    measure("perft 8, leaves", ROUNDS, || {
        perft(&game, black_box(&start), 8, Counting::ExactLength)
    });
    for (name, file) in FILES {
        let positions: Vec<Position<u64>> = positions(&game, file).step_by(40).collect();
        measure(&format!("exact on {name}, nodes"), ROUNDS, || {
            positions.iter().map(|position| nodes(&game, position)).sum()
        });
    }
}

/// The positions of a file of scores.
fn positions(game: &ConnectFour<u64>, file: &str) -> impl Iterator<Item = Position<u64>> {
    let lines = file.lines().filter(|line| !line.starts_with('#'));
    lines.map(|line| {
        let (columns, _) = line.split_once(' ').expect("columns and a score");
        game.read_position(columns).expect("a position")
    })
}

/// How many nodes a position takes to solve.
fn nodes(game: &ConnectFour<u64>, position: &Position<u64>) -> u64 {
    let mut meter = Meter::unlimited();
    Exact::new(game, Exact::MEGABYTES).score(position, &mut meter).expect("no limit");
    meter.counted.nodes
}
