//! What ProbCut and futility rest on: how much searches of different depths differ.
//! `cargo run --release -p othello --example probcut_fit -- GAMES SEED`.
//!
//! In games of the learned evaluation against itself, one position of six is searched to eight
//! moves, nothing left out. For each sixth of the board that is filled, the unit of
//! [`search::spread`] is fitted to the differences between depths of the same parity, and another
//! one to those from the opinion alone. A line for each sixth: the two units, in hundredths of a
//! disc, and how many differences they rest on.

use std::error::Error;

use fastrand::Rng;
use othello::{FewestReplies, Move, Narrow, Othello, Patterns};
use rules::{Game, History};
use search::{Engine, Limits, Meter, Pvs, Score, SearchTask, Stop, Techniques, Thought, spread};

/// How deep positions are searched.
const DEEPEST: u32 = 8;
/// How many moves of a game are random.
const RANDOM: usize = 8;
/// Into how many parts a game is divided, by how much of the board is filled.
const PARTS: usize = 6;

/// What was found in a part of the game: what the law foretells for a unit of one, squared, and what
/// was met.
#[derive(Clone, Copy, Default)]
struct Sums {
    foretold: f64,
    met: f64,
    count: u32,
}

impl Sums {
    fn add(&mut self, shallow: u32, deep: u32, difference: f64) {
        /// Large enough that a spread is known to many digits.
        const LARGE: i32 = 1_000_000;
        let law = f64::from(spread(LARGE, shallow, deep)) / f64::from(LARGE);
        self.foretold += law * law;
        self.met += difference * difference;
        self.count += 1;
    }

    fn unit(self) -> f64 {
        (self.met / self.foretold.max(f64::EPSILON)).sqrt()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<u64> =
        std::env::args().skip(1).map(|text| text.parse()).collect::<Result<_, _>>()?;
    let [games, seed] = arguments[..] else { return Err("probcut_fit GAMES SEED".into()) };
    let mut parts = [[Sums::default(); 2]; PARTS];
    for number in 0..games {
        play(&mut Rng::with_seed(seed.wrapping_mul(1_000_003).wrapping_add(number)), &mut parts);
    }
    println!("# From 6 parts of the board filled: unit between searches, unit from the opinion");
    println!("# alone, and their numbers: probcut_fit -- {games} {seed}");
    for [searched, opinion] in parts {
        let (unit, of_opinion) = (searched.unit(), opinion.unit());
        println!("{unit:.0} {of_opinion:.0} {} {}", searched.count, opinion.count);
    }
    Ok(())
}

/// Plays a game and searches some of its positions.
fn play(rng: &mut Rng, parts: &mut [[Sums; 2]; PARTS]) {
    let game = Othello::<Narrow>::new(8);
    let mut player = Pvs::new(Patterns::shipped(), FewestReplies, Techniques::ALL);
    let mut exact = Pvs::new(Patterns::shipped(), FewestReplies, Techniques::EXACT);
    let mut history = History::new(&game);
    loop {
        let moves: Vec<Move> = game.moves(history.position()).into_iter().flatten().collect();
        if moves.is_empty() {
            break;
        }
        let drawn = rng.usize(..moves.len());
        let is_random = history.moves().len() < RANDOM;
        if !is_random && rng.u8(..6) == 0 {
            let taken = 64 - history_empties(&game, &history);
            compare(&game, &history, &mut exact, &mut parts[(PARTS * taken / 64).min(PARTS - 1)]);
        }
        let played =
            if is_random { moves[drawn] } else { think(&game, &history, &mut player, 2).0.best };
        history.play(&game, played);
    }
}

fn history_empties(game: &Othello<Narrow>, history: &History<Othello<Narrow>>) -> usize {
    othello::Bits::count(game.empties(history.position())) as usize
}

/// Compares what every depth of the same parity finds.
fn compare(
    game: &Othello<Narrow>,
    history: &History<Othello<Narrow>>,
    search: &mut Pvs<Patterns, FewestReplies>,
    sums: &mut [Sums; 2],
) {
    let position = history.position();
    let opinion = search::Evaluator::evaluate(&Patterns::shipped(), game, position, position.turn);
    let mut found = vec![(0, opinion)];
    found.extend(think(game, history, search, DEEPEST).1);
    // Where the end of the game is in sight there is no opinion to compare.
    found.retain(|(_, Score(score))| score.abs() < Score::WON_BY.0);
    for (place, &(shallow, before)) in found.iter().enumerate() {
        for &(deep, after) in &found[place + 1..] {
            if deep > shallow && (deep - shallow) % 2 == 0 {
                let of = usize::from(shallow == 0);
                sums[of].add(shallow, deep, f64::from(after.0 - before.0));
            }
        }
    }
}

/// What a search of so many moves finds, and the score of each depth on the way.
fn think(
    game: &Othello<Narrow>,
    history: &History<Othello<Narrow>>,
    search: &mut Pvs<Patterns, FewestReplies>,
    depth: u32,
) -> (Thought<Move>, Vec<(u32, Score)>) {
    let mut found = Vec::new();
    let mut hear = |thought: &Thought<Move>| found.push((thought.depth, thought.score));
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    let mut task = SearchTask::new(game, history, &mut meter).reporting(&mut hear);
    let thought = search.think(&mut task);
    (thought, found)
}
