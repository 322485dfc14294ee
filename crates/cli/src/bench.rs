//! `plateau bench`: fixed work in every game, counted and timed.
//!
//! The counts are a checksum of behaviour: whoever changes one has changed what the rules or the
//! searches do, and must mean it. A test keeps them.

use std::{
    io::Write,
    time::{Duration, Instant},
};

use lab::Question;
use rules::{Argument, Phrase, Speak, Spec};
use search::{Limits, Stop};
use serde::Serialize;
use session::{Table, open_room, open_table};
use words::Words;

use crate::{arguments::Bench, failure::Failure};

/// One piece of work.
struct Case {
    name: &'static str,
    game: &'static str,
    work: Work,
}

enum Work {
    /// Counts the move sequences of this length.
    Perft(u32),
    /// Counts them without listing the last moves: each is played.
    PerftWithoutBulk(u32),
    /// The same from a position.
    PerftFrom(&'static str, u32),
    /// Plays that many random games.
    Playouts(u64),
    /// Lets an engine think about the start.
    Search(&'static str),
    /// Lets the game's own solver think about a position.
    Solve(&'static str),
    /// Lets an engine think about the start with one thread and with two.
    TwoThreads(&'static str),
    /// Lets alpha-beta look so many moves ahead with the hooks of the trace, to which nobody
    /// listens, and compiled without them.
    Silent(u32),
    /// Lets an engine think about the start alone and while it is recorded.
    Recorded(&'static str),
}

const fn case(name: &'static str, game: &'static str, work: Work) -> Case {
    Case { name, game, work }
}

/// What is measured, in every game on the shelf.
const CASES: &[Case] = &[
    case("morpion-perft", "morpion:width=4,height=3", Work::Perft(9)),
    case("morpion-playouts-3x3", "morpion", Work::Playouts(1_000_000)),
    case("morpion-playouts-15x15", "morpion:width=15,height=15,align=5", Work::Playouts(50_000)),
    case(
        "morpion-playouts-26x26-26",
        "morpion:width=26,height=26,align=5,players=26",
        Work::Playouts(1000),
    ),
    case("morpion-alpha-beta", "morpion:width=5,height=5,align=4", Work::Search("alpha-beta:6")),
    case("morpion-mcts", "morpion", Work::Search("mcts")),
    case(
        "morpion-strategist",
        "morpion:width=15,height=15,align=5",
        Work::Search("strategist:nodes=30000"),
    ),
    case("morpion-solver", "morpion:width=6,height=6,align=4", Work::Search("solver")),
    case("othello-perft", "othello", Work::Perft(10)),
    case("othello-perft-without-bulk", "othello", Work::PerftWithoutBulk(10)),
    case("othello-playouts", "othello", Work::Playouts(100_000)),
    case("othello-alpha-beta", "othello", Work::Search("alpha-beta:13,eval=discs")),
    case("othello-deepening", "othello", Work::Search("deepening:14")),
    case("othello-two-threads", "othello", Work::TwoThreads("pvs:16,reductions=off")),
    case("othello-silent", "othello", Work::Silent(10)),
    case("othello-recorded", "othello", Work::Recorded("alpha-beta:10")),
    case("othello-mcts", "othello", Work::Search("mcts:nodes=100000")),
    case("draughts-perft", "draughts", Work::Perft(9)),
    case("draughts-perft-kings", "draughts", Work::PerftFrom(FLYING_KINGS, 8)),
    case("draughts-perft-english", "draughts:english", Work::Perft(11)),
    case("draughts-perft-12x12", "draughts:canadian", Work::Perft(8)),
    case("draughts-playouts", "draughts", Work::Playouts(30_000)),
    case("draughts-playouts-english", "draughts:english", Work::Playouts(50_000)),
    case("draughts-alpha-beta", "draughts", Work::Search("alpha-beta:10")),
    case("draughts-mcts", "draughts", Work::Search("mcts:nodes=20000")),
    case("connect-four-perft", "connect-four", Work::Perft(10)),
    case("connect-four-playouts", "connect-four", Work::Playouts(1_000_000)),
    case("connect-four-alpha-beta", "connect-four", Work::Search("alpha-beta:9")),
    case("connect-four-mcts", "connect-four", Work::Search("mcts:nodes=300000")),
    case("connect-four-exact", "connect-four", Work::Solve("4444435")),
];

/// How often what is compared is done: at its best, who else uses the machine matters less.
const ROUNDS: usize = 3;

/// The same where a hundredth is to be seen.
const SHORT_ROUNDS: usize = 15;

/// Flying kings of both sides among many men, a position with published counts.
const FLYING_KINGS: &str = "B:W6,9,10,11,20,21,22,23,30,K31,33,37,41,42,43,44,46:BK17,K24";

#[derive(Serialize)]
struct Report {
    bench: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    name: &'static str,
    /// Leaves of a perft, games played, or nodes searched.
    nodes: u64,
    /// How many of the games played the first seat won.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<u64>,
    /// How many times as fast the same was with two threads.
    #[serde(skip_serializing_if = "Option::is_none")]
    speedup: Option<f64>,
    /// How many times as long the same took as without any hooks.
    #[serde(skip_serializing_if = "Option::is_none")]
    silent: Option<f64>,
    /// How many times as long the same took while it was recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<f64>,
    seconds: f64,
}

/// Does the work, and says how fast it was.
pub(crate) fn run(bench: &Bench, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let mut report = Report { bench: Vec::new() };
    for case in CASES {
        let row = measure(case)?;
        if !bench.json {
            let phrase = Phrase::new("bench-row")
                .with("nodes", row.nodes)
                .with("seconds", Argument::seconds(Duration::from_secs_f64(row.seconds)))
                .with("speed", speed(&row));
            writeln!(out, "{:<28} {}", row.name, words.say(&phrase))?;
            for phrase in ratios(&row) {
                writeln!(out, "{:<28} {}", "", words.say(&phrase))?;
            }
        }
        report.bench.push(row);
    }
    if bench.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    }
    Ok(())
}

/// What was compared, in words.
fn ratios(row: &Row) -> impl Iterator<Item = Phrase> {
    let told = [
        ("bench-speedup", row.speedup, 2),
        ("bench-silent", row.silent, 3),
        ("bench-recorded", row.recorded, 2),
    ];
    let say = |(id, ratio, places): (&'static str, Option<f64>, u8)| {
        Some(Phrase::new(id).with("times", decimal(ratio?, places)))
    };
    told.into_iter().filter_map(say)
}

fn measure(case: &Case) -> Result<Row, Failure> {
    let game: Spec = case.game.parse()?;
    let start = Instant::now();
    let row = Row {
        name: case.name,
        nodes: 0,
        wins: None,
        speedup: None,
        silent: None,
        recorded: None,
        seconds: 0.0,
    };
    let mut wins = None;
    let nodes = match case.work {
        Work::Perft(depth) => open_room(&game)?.perft(&game, None, depth)?,
        Work::PerftWithoutBulk(depth) => open_room(&game)?.perft_without_bulk(&game, depth)?,
        Work::PerftFrom(position, depth) => {
            open_room(&game)?.perft(&game, Some(position), depth)?
        }
        Work::Playouts(games) => {
            wins = Some(open_room(&game)?.playouts(&game, games, 1)?);
            games
        }
        Work::Search(engine) => nodes(&*open_table(&game)?, engine)?,
        Work::Solve(position) => {
            let mut table = open_table(&game)?;
            table.set_up(position).expect("a position of the game");
            nodes(&*table, "exact")?
        }
        Work::TwoThreads(engine) => {
            let (nodes, one, two) = compare_threads(&*open_table(&game)?, engine)?;
            let speedup = Some(one.as_secs_f64() / two.as_secs_f64());
            return Ok(Row { nodes, speedup, seconds: one.as_secs_f64(), ..row });
        }
        Work::Silent(depth) => {
            let (nodes, silent, bare) = compare_silent(&game, depth)?;
            let ratio = Some(silent.as_secs_f64() / bare.as_secs_f64());
            return Ok(Row { nodes, silent: ratio, seconds: silent.as_secs_f64(), ..row });
        }
        Work::Recorded(engine) => {
            let (nodes, alone, recorded) = compare_recorded(case.game, engine)?;
            let recorded = Some(recorded.as_secs_f64() / alone.as_secs_f64());
            return Ok(Row { nodes, recorded, seconds: alone.as_secs_f64(), ..row });
        }
    };
    Ok(Row { nodes, wins, seconds: start.elapsed().as_secs_f64(), ..row })
}

/// How many nodes alpha-beta visits, and how long it takes with hooks and without, each at its best
/// of many short turns.
fn compare_silent(game: &Spec, depth: u32) -> Result<(u64, Duration, Duration), Failure> {
    let room = open_room(game)?;
    let timed = |hooked: bool| {
        let start = Instant::now();
        let nodes = room.alpha_beta(game, depth, hooked)?;
        Ok::<_, Failure>((nodes, start.elapsed()))
    };
    let mut best = (0, Duration::MAX, Duration::MAX);
    for _ in 0..SHORT_ROUNDS {
        let (nodes, silent) = timed(true)?;
        let (same, bare) = timed(false)?;
        assert_eq!(nodes, same, "hooks change nothing");
        best = (nodes, best.1.min(silent), best.2.min(bare));
    }
    Ok(best)
}

/// How many nodes an engine visits, and how long it takes alone and while it is recorded, each at
/// its best of a few turns.
fn compare_recorded(game: &str, engine: &str) -> Result<(u64, Duration, Duration), Failure> {
    let question = Question::new(game, engine);
    let table = open_table(&game.parse()?)?;
    let mut best = (0, Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        let start = Instant::now();
        let nodes = nodes(&*table, engine)?;
        let alone = start.elapsed();
        let start = Instant::now();
        let recording = question.recorded(Stop::default());
        let recording = recording.map_err(|error| Failure::Failed(error.phrase()))?;
        let recorded = start.elapsed();
        assert_eq!(u64::from(recording.len()), nodes, "recording changes nothing");
        best = (nodes, best.1.min(alone), best.2.min(recorded));
    }
    Ok(best)
}

/// How many nodes an engine visits with one thread, and how long it takes with one and with two,
/// each at its best of a few turns: who else uses the machine then matters less.
fn compare_threads(table: &dyn Table, engine: &str) -> Result<(u64, Duration, Duration), Failure> {
    let timed = |threads: u8| {
        let start = Instant::now();
        let nodes = nodes(table, &format!("{engine},threads={threads}"))?;
        Ok::<_, Failure>((nodes, start.elapsed()))
    };
    let mut best = (0, Duration::MAX, Duration::MAX);
    for _ in 0..ROUNDS {
        let (nodes, one) = timed(1)?;
        let (_, two) = timed(2)?;
        best = (nodes, best.1.min(one), best.2.min(two));
    }
    Ok(best)
}

/// How many nodes an engine visits to move at a table.
fn nodes(table: &dyn Table, engine: &str) -> Result<u64, Failure> {
    let job = table.ask(&engine.parse()?, Limits::default(), Stop::default())?;
    Ok(job.expect("a game that goes on")(&mut |_| ()).statistics.nodes)
}

/// A number with so many digits after the decimal sign.
#[expect(clippy::cast_possible_truncation, reason = "a ratio is small")]
fn decimal(number: f64, places: u8) -> Argument {
    Argument::Decimal { digits: (number * 10_f64.powi(places.into())).round() as i64, places }
}

/// How many a second, rounded.
#[expect(
    clippy::cast_possible_truncation,
    clippy::cast_sign_loss,
    clippy::cast_precision_loss,
    reason = "a speed is shown, not computed with"
)]
fn speed(row: &Row) -> u64 {
    (row.nodes as f64 / row.seconds.max(1e-9)) as u64
}
