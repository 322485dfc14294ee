//! How fast the rules are, on one core: perft with the last ply counted in bulk, and random games.
//!
//! `cargo run --release -p draughts --example speed`, or with a word to see only the rows that
//! contain it. Times are those of the processor where the system tells them, so that other work on
//! the machine disturbs less.

use std::{env, fs, time::Instant};

use draughts::{Draughts, Room, Rules, Wide};
use fastrand::Rng;
use rules::{Counting, Game, Notation, Spec, perft};
use search::{Family, playout};

/// Positions to count from: the spec, the FEN or nothing for the start, and how deep.
const COUNTS: [(&str, &str, u32); 18] = [
    ("draughts:international", "", 9),
    (
        "draughts:international",
        "W:W25,27,28,30,32,33,34,35,37,38:B12,13,14,16,18,19,21,23,24,26",
        13,
    ),
    ("draughts:international", "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24", 8),
    ("draughts:english", "", 11),
    ("draughts:russian", "", 10),
    ("draughts:brazilian", "", 10),
    ("draughts:italian", "", 10),
    ("draughts:spanish", "", 10),
    ("draughts:czech", "", 10),
    ("draughts:pool", "", 10),
    ("draughts:frisian", "", 9),
    ("draughts:antidraughts", "", 8),
    ("draughts:canadian", "", 8),
    ("draughts:english,width=14,height=14", "", 8),
    ("draughts:russian,width=12,height=12", "", 9),
    ("draughts:frisian,width=12,height=12", "", 9),
    ("draughts:custom,width=14,height=14", "", 7),
    ("draughts:custom,width=20,height=20", "", 6),
];

/// Games to play at random, and how many.
const GAMES: [(&str, u32); 5] = [
    ("draughts:english", 200_000),
    ("draughts:international", 60_000),
    ("draughts:russian", 100_000),
    ("draughts:frisian", 40_000),
    ("draughts:canadian", 10_000),
];

/// Seconds that this program has run.
fn seconds(start: Instant) -> f64 {
    let spent = fs::read_to_string("/proc/self/schedstat").ok();
    let spent = spent.and_then(|text| text.split(' ').next()?.parse::<f64>().ok());
    spent.map_or_else(|| start.elapsed().as_secs_f64(), |nanoseconds| nanoseconds / 1e9)
}

fn rules(spec: &str) -> Rules {
    let spec: Spec = spec.parse().expect("a spec");
    Rules::new(&spec.settle(Room::KNOBS).expect("known knobs")).expect("rules that go together")
}

fn count<G: Notation>(game: G, fen: &str, depth: u32) -> u64 {
    let game = game.without_draw_rules();
    let read = || game.read_position(fen).expect("a position");
    let position = if fen.is_empty() { game.start() } else { read() };
    perft(&game, &position, depth, Counting::ExactLength)
}

fn play<G: Game>(game: &G, games: u32) {
    let mut rng = Rng::with_seed(1);
    let start = game.start();
    for _ in 0..games {
        playout(game, &start, &mut rng);
    }
}

fn main() {
    let start = Instant::now();
    let wanted = env::args().nth(1).unwrap_or_default();
    for (spec, fen, depth) in COUNTS {
        let rules = rules(spec);
        let narrow = draughts::Grid::<u64>::fits(rules.width, rules.height);
        for (bits, narrow) in [("one word", narrow), ("four words", false)] {
            let name = format!("{spec} {fen} {bits}");
            if !name.contains(&wanted) || (bits == "one word") != narrow {
                continue;
            }
            let depth = if narrow { depth } else { depth - 1 };
            let before = seconds(start);
            let leaves = if narrow {
                count(Draughts::<u64>::new(rules.clone()), fen, depth)
            } else {
                count(Draughts::<Wide>::new(rules.clone()), fen, depth)
            };
            let rate = f64::from(u32::try_from(leaves).expect("few leaves")) / 1e6;
            println!("{:7.1} M leaves/s {name}, depth {depth}", rate / (seconds(start) - before));
        }
    }
    for (spec, games) in GAMES {
        let name = format!("{spec} games");
        if !name.contains(&wanted) {
            continue;
        }
        let rules = rules(spec);
        let before = seconds(start);
        if draughts::Grid::<u64>::fits(rules.width, rules.height) {
            play(&Draughts::<u64>::new(rules), games);
        } else {
            play(&Draughts::<Wide>::new(rules), games);
        }
        println!("{:7.0} games/s {name}", f64::from(games) / (seconds(start) - before));
    }
}
