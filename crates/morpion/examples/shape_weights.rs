//! Learns what the classes of cells are worth, from games of the engine against itself, and prints
//! the file `data/shape-weights.txt`.
//!
//! `cargo run --release -p morpion --example shape_weights -- GAMES NODES SEED`

use std::{env, io};

use fastrand::Rng;
use morpion::{Cell, Morpion, Pair, Room, Shape, ShapeCounts, Strategist};
use rules::{Game, History, Outcome, Player, Spec};
use search::{Engine, Family, Limits, Meter, SearchTask, Stop};

type Grid = Morpion<4, Pair<4>>;

/// A position and how its game went for the player to move: 1 won, 0 lost, ½ drawn.
struct Sample {
    features: Vec<f64>,
    result: f64,
}

/// What a logit of one counts as a score.
const SCALE: f64 = 256.0;

fn main() -> io::Result<()> {
    let numbers: Vec<u64> = env::args().skip(1).filter_map(|word| word.parse().ok()).collect();
    let [games, nodes, seed] = numbers[..] else {
        return Err(io::Error::other("GAMES NODES SEED, please"));
    };
    let mut samples = Vec::new();
    for number in 0..games {
        let game = grid(["width=15,height=15", "width=19,height=13"][usize::from(number % 8 == 7)]);
        let mut rng = Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(number));
        samples.extend(play(&game, nodes, &mut rng));
        if number % 100 == 99 {
            eprintln!("{} games, {} positions", number + 1, samples.len());
        }
    }
    let (weights, error) = learn(&samples);
    println!("# What a free cell of each class counts for the player to move, and for the other.");
    println!(
        "# Learned from {} positions of {games} games at {nodes} nodes a move,",
        samples.len()
    );
    println!("# cargo run --release -p morpion --example shape_weights -- {games} {nodes} {seed}");
    println!("# Mean log loss {error:.4}; {SCALE} is a logit of one.");
    println!("tempo {:.0}", weights[2 * ShapeCounts::CLASSES] * SCALE);
    for (class, name) in ShapeCounts::names().iter().enumerate() {
        let theirs = -weights[ShapeCounts::CLASSES + class] * SCALE;
        println!("{name} {:.0} {theirs:.0}", weights[class] * SCALE);
    }
    Ok(())
}

fn grid(size: &str) -> Grid {
    let spec: Spec = format!("morpion:{size},align=5").parse().expect("a spec");
    let settings = spec.settle(Room::KNOBS).expect("known knobs");
    Morpion::new(Shape::new(&settings).expect("a shape"))
}

/// Plays a game from a random opening, and keeps its quiet positions.
fn play(game: &Grid, nodes: u64, rng: &mut Rng) -> Vec<Sample> {
    let mut history = History::new(game);
    let mut seen: Vec<(Player, Vec<f64>)> = Vec::new();
    let opening = rng.usize(2..9);
    while history.outcome(game).is_none() {
        let legal: Vec<Cell> = game.moves(history.position()).expect("it goes on").collect();
        let wild = history.moves().len() < opening || rng.usize(..20) == 0;
        let played = if wild {
            central(game, &legal, rng)
        } else {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let mut meter = Meter::new(limits, Stop::default());
            let mut task = SearchTask::new(game, &history, &mut meter);
            let thought = Strategist::default().think(&mut task);
            let pressed = thought.choices.len() < 2;
            if !thought.score.is_decided() && !pressed {
                seen.push((history.turn(game), features(game, &history)));
            }
            thought.best
        };
        history.play(game, played);
    }
    let outcome = history.outcome(game);
    let result = |player| match outcome {
        Some(Outcome::Win(winner)) => f64::from(u8::from(winner == player)),
        _ => 0.5,
    };
    let sample = |(player, features)| Sample { features, result: result(player) };
    seen.into_iter().map(sample).collect()
}

/// A free cell at most four steps from the centre, if there is one.
fn central(game: &Grid, legal: &[Cell], rng: &mut Rng) -> Cell {
    let is_central = |cell: &&Cell| {
        let square = game.shape.square(**cell);
        let near = |size: u8, at: u8| (size / 2).abs_diff(at) <= 4;
        near(game.shape.width, square.column) && near(game.shape.height, square.row)
    };
    let central: Vec<Cell> = legal.iter().filter(is_central).copied().collect();
    let cells = if central.is_empty() { legal } else { &central };
    cells[rng.usize(..cells.len())]
}

fn features(game: &Grid, history: &History<Grid>) -> Vec<f64> {
    let counts = ShapeCounts::of(game, history.position()).expect("a game of two");
    let numbers = counts.counts.into_iter().flatten().map(f64::from);
    numbers.chain([1.0]).collect()
}

/// Logistic regression by gradient descent with Adagrad's steps; the mean loss too.
fn learn(samples: &[Sample]) -> (Vec<f64>, f64) {
    let count = 2 * ShapeCounts::CLASSES + 1;
    let mut weights = vec![0.0; count];
    let mut squares = vec![1e-6; count];
    let mut rng = Rng::with_seed(1);
    let mut order: Vec<usize> = (0..samples.len()).collect();
    let mut loss = 0.0;
    for _ in 0..60 {
        rng.shuffle(&mut order);
        loss = 0.0;
        for &index in &order {
            let Sample { features, result } = &samples[index];
            let logit: f64 =
                features.iter().zip(&weights).map(|(feature, weight)| feature * weight).sum();
            let chance = 1.0 / (1.0 + (-logit).exp());
            loss -= result * chance.max(1e-9).ln() + (1.0 - result) * (1.0 - chance).max(1e-9).ln();
            for (place, feature) in
                features.iter().enumerate().filter(|(_, feature)| **feature != 0.0)
            {
                let gradient = (chance - result) * feature + 1e-6 * weights[place];
                squares[place] += gradient * gradient;
                weights[place] -= 0.05 * gradient / squares[place].sqrt();
            }
        }
    }
    let count = u32::try_from(samples.len()).expect("some thousand positions");
    (weights, loss / f64::from(count))
}
