//! The same work done in two ways, by turns: who else uses the machine then matters less.

use std::{
    convert::Infallible,
    num::NonZeroUsize,
    time::{Duration, Instant},
};

use lab::SearchQuestion;
use rules::{Speak as _, Spec};
use search::Stop;
use session::{AnyGame, open_table};
use tournament::{Contest, hold};

use super::nodes;
use crate::failure::Failure;

/// How often each way is tried; the best time counts.
const ROUNDS: usize = 3;

/// The same work done in two ways.
pub(super) struct BenchComparison {
    /// What was counted in the usual way.
    pub(super) count: u64,
    /// What was counted in the other way.
    pub(super) other_count: u64,
    /// How long the usual way took.
    pub(super) usual: Duration,
    /// How long the other way took.
    pub(super) other: Duration,
}

impl BenchComparison {
    /// How many times as long as the usual way the other one took.
    pub(super) fn ratio(&self) -> f64 {
        self.other.as_secs_f64() / self.usual.as_secs_f64()
    }

    /// The same, if the two ways have counted the same, as they must.
    fn agreed(self) -> Self {
        assert_eq!(self.count, self.other_count, "watching changes nothing");
        self
    }

    /// Does the same in two ways, each at its best of this many turns.
    fn of(
        rounds: usize,
        mut usual: impl FnMut() -> Result<u64, Failure>,
        mut other: impl FnMut() -> Result<u64, Failure>,
    ) -> Result<Self, Failure> {
        let mut best =
            Self { count: 0, other_count: 0, usual: Duration::MAX, other: Duration::MAX };
        for _ in 0..rounds {
            let start = Instant::now();
            best.count = usual()?;
            best.usual = best.usual.min(start.elapsed());
            let start = Instant::now();
            best.other_count = other()?;
            best.other = best.other.min(start.elapsed());
        }
        Ok(best)
    }
}

/// How many positions threads are compared on: with few, chance decides who finds a good move first.
const POSITIONS: u64 = 12;
/// How often threads are compared: each time is long enough.
const THREAD_ROUNDS: usize = 2;

/// An engine with one thread and with two, in some positions after random moves.
pub(super) fn threads(
    table: &dyn AnyGame,
    engine: &str,
    plies: usize,
) -> Result<BenchComparison, Failure> {
    let tables: Vec<Box<dyn AnyGame>> =
        (0..POSITIONS).map(|seed| after_random_moves(table, plies, seed)).collect();
    let with = |threads: u8| {
        let engine = format!("{engine},threads={threads}");
        tables.iter().map(|table| nodes(&**table, &engine)).sum()
    };
    BenchComparison::of(THREAD_ROUNDS, || with(1), || with(2))
}

/// A table after random moves, as many of them as leave the game going on.
fn after_random_moves(table: &dyn AnyGame, plies: usize, seed: u64) -> Box<dyn AnyGame> {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut table = table.fork();
    for _ in 0..plies {
        let moves = table.view().moves;
        let played = rng.choice(&moves).expect("a game that goes on has a move");
        table.play(&played.text).expect("a legal move");
        if table.ending().is_some() {
            table.undo();
            break;
        }
    }
    table
}

/// A match with one thread and with two; the games are counted.
pub(super) fn cores(
    game: &Spec,
    players: [&str; 2],
    games: u64,
) -> Result<BenchComparison, Failure> {
    let players = players.map(str::parse).into_iter().collect::<Result<_, _>>()?;
    let contest = Contest { games, ..Contest::of_match(game, players)? };
    let with =
        |threads| {
            let threads = NonZeroUsize::new(threads).expect("some");
            let held = hold(&contest, Vec::new(), threads, None, &Stop::default(), |_| {
                Ok::<_, Infallible>(())
            });
            let Ok(standing) = held;
            Ok(standing.games)
        };
    BenchComparison::of(ROUNDS, || with(1), || with(2))
}

/// An engine alone and while it is recorded.
pub(super) fn recording(game: &str, engine: &str) -> Result<BenchComparison, Failure> {
    let question = SearchQuestion::new(game, engine);
    let table = open_table(&game.parse()?)?;
    let record = || {
        let recording = question.recorded(Stop::default());
        let recording = recording.map_err(|error| Failure::Failed(error.phrase()))?;
        Ok(u64::from(recording.len()))
    };
    Ok(BenchComparison::of(ROUNDS, || nodes(&*table, engine), record)?.agreed())
}
