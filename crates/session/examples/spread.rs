//! How much searches of different depths differ, from games that an engine plays against itself:
//! what the margins of ProbCut and futility are fitted to.
//!
//! ```text
//! cargo run --release -p session --example spread -- othello mobility 9 60
//! ```
//!
//! prints for every ten moves of a game, and for every two depths of the same parity up to nine, in
//! how many positions of sixty games they were compared, and the standard deviation; and last, for
//! every ten moves, the unit that fits them best: what an evaluator's `Evaluator::spread` hands to
//! `search::spread`, which says how the deviation grows with the depths.

use std::{collections::BTreeMap, error::Error};

use fastrand::Rng;
use search::{Limits, Score, Stop, spread};
use session::{AnyGame, open_table};

/// Searches of two depths compared: ten moves of a game, the shallow and the deep one.
type Case = (usize, u32, u32);

/// What was found in a case.
#[derive(Default)]
struct Sums {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Sums {
    fn add(&mut self, difference: f64) {
        self.count += 1.0;
        self.sum += difference;
        self.squares += difference * difference;
    }

    fn deviation(&self) -> f64 {
        let mean = self.sum / self.count;
        (self.squares / self.count - mean * mean).max(0.0).sqrt()
    }
}

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, eval, depth, games] = arguments.as_slice() else {
        return Err("spread GAME EVAL DEPTH GAMES".into());
    };
    let exact = format!("pvs:reductions=off,probcut=off,futility=off,extensions=off,eval={eval}");
    let limits = Limits { depth: Some(depth.parse()?), ..Limits::default() };
    let mut cases: BTreeMap<Case, Sums> = BTreeMap::new();
    for seed in 0..games.parse()? {
        let mut rng = Rng::with_seed(seed);
        let mut table = open_table(&game.parse()?)?;
        for ply in 0.. {
            let few = format!("pvs:nodes=300,eval={eval},ties=random,seed={seed}");
            let player = if ply < 6 { format!("random:seed={seed}") } else { few };
            let Some(played) = best(&*table, &player)? else { break };
            if ply >= 6 && rng.u8(..6) == 0 {
                compare(&*table, &exact, limits, ply / 10, &mut cases)?;
            }
            table.play(&played).map_err(|error| format!("{error:?}"))?;
        }
    }
    for ((tens, shallow, deep), sums) in &cases {
        let (count, deviation) = (sums.count, sums.deviation());
        println!("moves {tens}0 depths {shallow} {deep}: {count} positions, {deviation:.1}");
    }
    for (tens, unit) in units(&cases) {
        println!("moves {tens}0: unit {unit:.0}");
    }
    Ok(())
}

/// For every ten moves the unit with which the law of spreads fits the variances best, each counted
/// as often as it was met.
fn units(cases: &BTreeMap<Case, Sums>) -> BTreeMap<usize, f64> {
    /// Large enough that a spread is known to many digits.
    const LARGE: i32 = 1_000_000;
    let mut fits: BTreeMap<usize, (f64, f64)> = BTreeMap::new();
    for (&(tens, shallow, deep), sums) in cases {
        let law = f64::from(spread(LARGE, shallow, deep)) / f64::from(LARGE);
        let (met, asked) = fits.entry(tens).or_default();
        *met += sums.count * sums.deviation().powi(2);
        *asked += sums.count * law.powi(2);
    }
    fits.into_iter().map(|(tens, (met, asked))| (tens, (met / asked).sqrt())).collect()
}

/// The move that a player likes, if the game goes on.
fn best(table: &dyn AnyGame, player: &str) -> Result<Option<String>, Box<dyn Error>> {
    let run = table.ask(&player.parse()?, Limits::default(), Stop::default())?;
    Ok(run.map(|run| run(&mut |_| ()).best))
}

/// Compares what a search finds at every depth of the same parity.
fn compare(
    table: &dyn AnyGame,
    engine: &str,
    limits: Limits,
    tens: usize,
    cases: &mut BTreeMap<Case, Sums>,
) -> Result<(), Box<dyn Error>> {
    let Some(run) = table.ask(&engine.parse()?, limits, Stop::default())? else { return Ok(()) };
    let mut found: Vec<(u32, i32)> = Vec::new();
    run(&mut |advice| found.push((advice.depth, advice.score)));
    // Where the end of the game is in sight there is no opinion to compare.
    found.retain(|(_, score)| score.abs() < Score::WIN.0 / 2);
    for (place, &(shallow, before)) in found.iter().enumerate() {
        for &(deep, after) in &found[place + 1..] {
            if deep > shallow && (deep - shallow) % 2 == 0 {
                cases.entry((tens, shallow, deep)).or_default().add(f64::from(after - before));
            }
        }
    }
    Ok(())
}
