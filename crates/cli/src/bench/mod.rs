//! `plateau bench`: fixed work in every game, counted and timed.
//!
//! The counts are a checksum of behaviour: a change of one is a change of what the rules or the
//! searches do, and must mean it. A test keeps them, and one signature stands for all of them.

mod case;
mod comparison;
mod signature;
mod visits;

use std::{
    io::Write,
    time::{Duration, Instant},
};

use rules::{Argument, Phrase, Spec};
use search::{Limits, Stop};
use serde::Serialize;
use session::{AnyGame, open_room, open_table, visit};
use words::Words;

use self::{
    case::{BenchCase, BenchWork, CASES},
    comparison::BenchComparison,
    signature::signature,
    visits::PlayoutsVisitor,
};
use crate::{arguments::BenchArgs, failure::Failure, json, perft::rate};

#[derive(Serialize)]
struct BenchReport {
    bench: Vec<BenchRow>,
    /// The digest of every name and count, where nothing was left out.
    #[serde(skip_serializing_if = "Option::is_none")]
    signature: Option<String>,
}

#[derive(Default, Serialize)]
struct BenchRow {
    name: &'static str,
    /// Leaves of a perft, games played, or nodes searched.
    nodes: u64,
    /// How many of the games played the first seat won.
    #[serde(skip_serializing_if = "Option::is_none")]
    wins: Option<u64>,
    /// How many times as fast the same was with two threads.
    #[serde(skip_serializing_if = "Option::is_none")]
    speedup: Option<f64>,
    /// How many nodes two threads visited together.
    #[serde(skip_serializing_if = "Option::is_none")]
    other_nodes: Option<u64>,
    /// How many times as long the same took while it was recorded.
    #[serde(skip_serializing_if = "Option::is_none")]
    recorded: Option<f64>,
    /// By how many points an evaluator is off on average.
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<f64>,
    seconds: f64,
}

impl BenchRow {
    /// The same with what was counted and how long it took.
    fn of(self, compared: &BenchComparison) -> Self {
        Self { nodes: compared.count, seconds: compared.usual.as_secs_f64(), ..self }
    }
}

/// Does the work, and says how fast it was.
pub(crate) fn run(bench: &BenchArgs, words: &Words, out: &mut dyn Write) -> Result<(), Failure> {
    let mut rows = Vec::new();
    let cases: Vec<&BenchCase> = CASES.iter().filter(|case| is_wanted(case, bench)).collect();
    if cases.is_empty() {
        let names: Vec<String> = CASES.iter().map(|case| case.name.to_owned()).collect();
        return Err(Failure::WrongUse(Phrase::new("error-bench-name").with("allowed", names)));
    }
    let is_whole = cases.len() == CASES.len();
    for case in cases {
        let row = measure(case)?;
        if !bench.json {
            let phrase = Phrase::new("bench-row")
                .with("nodes", row.nodes)
                .with("seconds", Argument::seconds(Duration::from_secs_f64(row.seconds)))
                .with("speed", rate(row.nodes, Duration::from_secs_f64(row.seconds)));
            writeln!(out, "{:<28} {}", row.name, words.say(&phrase))?;
            for phrase in ratios(&row) {
                writeln!(out, "{:<28} {}", "", words.say(&phrase))?;
            }
        }
        rows.push(row);
    }
    let report = BenchReport { signature: is_whole.then(|| signature(&rows)), bench: rows };
    if bench.json {
        out.write_all(json::pretty(&report)?.as_bytes())?;
    } else if let Some(signature) = report.signature {
        let phrase = Phrase::new("bench-signature").with("signature", signature);
        writeln!(out, "{}", words.say(&phrase))?;
    }
    Ok(())
}

/// Whether a piece of work is asked for: by a part of its name, and without what is done twice
/// where it should go quickly.
fn is_wanted(case: &BenchCase, bench: &BenchArgs) -> bool {
    let is_named = bench.names.iter().any(|name| case.name.contains(name.as_str()));
    (bench.names.is_empty() || is_named) && !(bench.quick && case.work.is_comparison())
}

/// What was compared, in words.
fn ratios(row: &BenchRow) -> impl Iterator<Item = Phrase> {
    let told = [
        ("bench-speedup", row.speedup, 2),
        ("bench-recorded", row.recorded, 2),
        ("bench-error", row.error, 2),
    ];
    let say = |(id, ratio, places): (&'static str, Option<f64>, u8)| {
        Some(Phrase::new(id).with("times", Argument::decimal(ratio?, places)))
    };
    let nodes = row.other_nodes.map(|nodes| Phrase::new("bench-other-nodes").with("nodes", nodes));
    told.into_iter().filter_map(say).chain(nodes)
}

fn measure(case: &BenchCase) -> Result<BenchRow, Failure> {
    let game: Spec = case.game.parse()?;
    let start = Instant::now();
    let row = BenchRow { name: case.name, ..BenchRow::default() };
    let (mut wins, mut error) = (None, None);
    let nodes = match case.work {
        BenchWork::Perft(depth) => open_room(&game)?.perft(&game, None, depth)?,
        BenchWork::PlayedPerft(perft) => visit(&game, perft)?,
        BenchWork::PerftFrom(position, depth) => {
            open_room(&game)?.perft(&game, Some(position), depth)?
        }
        BenchWork::Playouts(games) => {
            wins = Some(visit(&game, PlayoutsVisitor { games, seed: 1 })?);
            games
        }
        BenchWork::Search(engine) => nodes(&*open_table(&game)?, engine)?,
        BenchWork::Solve(engine, position) => {
            let mut table = open_table(&game)?;
            table.set_up(position).expect("a position of the game");
            nodes(&*table, engine)?
        }
        BenchWork::StaticError(compared) => {
            let (count, discs) = visit(&game, compared)?;
            error = Some(discs);
            count.into()
        }
        BenchWork::TwoThreads(engine, plies) => {
            let compared = comparison::threads(&*open_table(&game)?, engine, plies)?;
            return Ok(BenchRow {
                speedup: Some(1.0 / compared.ratio()),
                other_nodes: Some(compared.other_count),
                ..row.of(&compared)
            });
        }
        BenchWork::Match(players, games) => {
            let compared = comparison::cores(&game, players, games)?;
            return Ok(BenchRow { speedup: Some(1.0 / compared.ratio()), ..row.of(&compared) });
        }
        BenchWork::Recorded(engine) => {
            let compared = comparison::recording(case.game, engine)?;
            return Ok(BenchRow { recorded: Some(compared.ratio()), ..row.of(&compared) });
        }
    };
    Ok(BenchRow { nodes, wins, error, seconds: start.elapsed().as_secs_f64(), ..row })
}

/// How many nodes an engine visits to move at a table.
fn nodes(table: &dyn AnyGame, engine: &str) -> Result<u64, Failure> {
    let job = table.ask(&engine.parse()?, Limits::default(), Stop::default())?;
    Ok(job.expect("a game that goes on")(&mut |_| ()).statistics.nodes)
}
