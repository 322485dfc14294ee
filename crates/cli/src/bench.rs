//! `plateau bench`: fixed work in every game, counted and timed.
//!
//! The counts are a checksum of behaviour: whoever changes one has changed what the rules or the
//! searches do, and must mean it. A test keeps them.

use std::{io::Write, time::Instant};

use rules::{Phrase, Spec};
use search::{Limits, Stop};
use serde::Serialize;
use session::{open_room, open_table};
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
    /// Plays that many random games.
    Playouts(u64),
    /// Lets an engine think about the start.
    Search(&'static str),
}

const CASES: &[Case] = &[
    Case { name: "morpion-perft", game: "morpion:width=4,height=3", work: Work::Perft(9) },
    Case { name: "morpion-playouts-3x3", game: "morpion", work: Work::Playouts(1_000_000) },
    Case {
        name: "morpion-playouts-15x15",
        game: "morpion:width=15,height=15,align=5",
        work: Work::Playouts(50_000),
    },
    Case {
        name: "morpion-playouts-26x26-26",
        game: "morpion:width=26,height=26,align=5,players=26",
        work: Work::Playouts(1000),
    },
    Case {
        name: "morpion-alpha-beta",
        game: "morpion:width=5,height=5,align=4",
        work: Work::Search("alpha-beta:depth=6,eval=lines"),
    },
    Case { name: "morpion-mcts", game: "morpion", work: Work::Search("mcts") },
    Case { name: "othello-playouts", game: "othello", work: Work::Playouts(300_000) },
    Case { name: "othello-mcts", game: "othello", work: Work::Search("mcts:nodes=300000") },
    Case {
        name: "connect-four-mcts",
        game: "connect-four",
        work: Work::Search("mcts:nodes=300000"),
    },
    Case { name: "draughts-mcts", game: "draughts", work: Work::Search("mcts:nodes=20000") },
];

#[derive(Serialize)]
struct Report {
    bench: Vec<Row>,
}

#[derive(Serialize)]
struct Row {
    name: &'static str,
    /// Leaves of a perft, games played, or nodes searched.
    nodes: u64,
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
                .with("seconds", format!("{:.3}", row.seconds))
                .with("speed", speed(&row));
            writeln!(out, "{:<28} {}", row.name, words.say(&phrase))?;
        }
        report.bench.push(row);
    }
    if bench.json {
        serde_json::to_writer_pretty(&mut *out, &report)?;
        writeln!(out)?;
    }
    Ok(())
}

fn measure(case: &Case) -> Result<Row, Failure> {
    let game: Spec = case.game.parse()?;
    let start = Instant::now();
    let nodes = match case.work {
        Work::Perft(depth) => open_room(&game)?.perft(&game, None, depth)?,
        Work::Playouts(games) => {
            open_room(&game)?.playouts(&game, games, 1)?;
            games
        }
        Work::Search(engine) => {
            let table = open_table(&game)?;
            let job = table.ask(&engine.parse()?, Limits::default(), Stop::default())?;
            job.expect("the start of a game")(&mut |_| ()).statistics.nodes
        }
    };
    Ok(Row { name: case.name, nodes, seconds: start.elapsed().as_secs_f64() })
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
