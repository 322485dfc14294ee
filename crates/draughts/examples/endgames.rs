//! Builds the endgame tables of a variant in memory, and tells counts, sizes and times.
//!
//! ```sh
//! cargo run --release -p draughts --example endgames -- english 4
//! ```

use std::{env, process::ExitCode, thread, time::Instant};

use draughts::{
    Draughts,
    endgames::{EndgameTables, PieceCounts, TableCounts},
    variants,
};
use search::Stop;

fn main() -> ExitCode {
    let mut arguments = env::args().skip(1);
    let variant = arguments.next().unwrap_or_else(|| "english".to_owned());
    let most = arguments.next().and_then(|most| most.parse().ok()).unwrap_or(3);
    let Some(rules) = variants::find(&variant) else {
        eprintln!("there is {}", variants::NAMES.join(", "));
        return ExitCode::FAILURE;
    };
    match EndgameTables::new(&Draughts::<u64>::new(rules)) {
        Ok(mut tables) => tell(&mut tables, most),
        Err(error) => {
            eprintln!("{variant}: {error}");
            ExitCode::FAILURE
        }
    }
}

/// Builds the tables and prints a line for each number of pieces.
fn tell(tables: &mut EndgameTables<u64>, most: u8) -> ExitCode {
    let threads = thread::available_parallelism().map_or(1, Into::into);
    println!("pieces        won       lost      drawn  longest    bytes  seconds");
    for pieces in 2..=most {
        let begun = Instant::now();
        let wanted = PieceCounts::in_order(pieces);
        for counts in wanted.into_iter().filter(|counts| counts.pieces() == pieces) {
            if let Err(error) = tables.build(counts, threads, &Stop::default(), &mut |_| {}) {
                eprintln!("{error}");
                return ExitCode::FAILURE;
            }
        }
        let seconds = begun.elapsed().as_secs_f64();
        let (mut sum, mut bytes) = (TableCounts::default(), 0);
        for table in tables.iter().filter(|table| table.pieces().pieces() == pieces) {
            let TableCounts { won, lost, drawn, longest } = table.counts();
            sum.won += won;
            sum.lost += lost;
            sum.drawn += drawn;
            sum.longest = sum.longest.max(longest);
            bytes += table.write(tables.rules()).len();
        }
        let TableCounts { won, lost, drawn, longest } = sum;
        println!("{pieces:6} {won:10} {lost:10} {drawn:10} {longest:8} {bytes:8} {seconds:8.1}");
    }
    ExitCode::SUCCESS
}
