//! The counts of `plateau bench`: whoever changes one has changed what the program does.

use std::{env, fmt::Write as _, fs, path::Path};

use serde_json::Value;

use crate::support::plateau::run;

/// The counts as the file keeps them: a name, the nodes, and the games won if games were played;
/// then the signature of all of them.
fn counts(report: &Value) -> String {
    let mut text = String::new();
    for row in report["bench"].as_array().expect("the rows") {
        let name = row["name"].as_str().expect("a name");
        let nodes = row["nodes"].as_u64().expect("a count");
        assert!(row["seconds"].as_f64().is_some_and(|seconds| seconds > 0.0), "{row}");
        let _ = write!(text, "{name} {nodes}");
        if let Some(wins) = row["wins"].as_u64() {
            let _ = write!(text, " {wins}");
        }
        text.push('\n');
    }
    let signature = report["signature"].as_str().expect("a signature");
    let _ = writeln!(text, "signature {signature}");
    text
}

#[test]
fn the_counts_are_those_on_record() {
    let report: Value = serde_json::from_str(&run("bench --json").done()).expect("an object");
    let counts = counts(&report);
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/data/bench.txt");
    if env::var_os("UPDATE").is_some_and(|update| update == "1") {
        fs::write(&file, &counts).expect("the record can be written");
    }
    let recorded = fs::read_to_string(&file).expect("the record can be read");
    assert_eq!(counts, recorded, "UPDATE=1 records the new counts, if they are meant");
    for room in session::GAMES {
        for work in ["perft", "playouts", "alpha-beta"] {
            let begins = format!("{}-{work}", room.name());
            assert!(counts.lines().any(|line| line.starts_with(&begins)), "{begins}");
        }
    }
}

#[test]
fn work_is_chosen_by_name_and_comparisons_are_left_out() {
    let said = run("bench connect-four --quick --json").done();
    let report: Value = serde_json::from_str(&said).expect("an object");
    let rows = report["bench"].as_array().expect("the rows");
    let names: Vec<&str> = rows.iter().filter_map(|row| row["name"].as_str()).collect();
    assert!(names.contains(&"connect-four-perft"), "{names:?}");
    assert!(names.iter().all(|name| name.starts_with("connect-four")), "{names:?}");
    assert!(!names.contains(&"connect-four-two-threads"), "{names:?}");
    assert_eq!(report["signature"], Value::Null, "not everything was done");
    assert!(run("bench chess").refused().contains("othello-perft"));
}

#[test]
fn a_perft_is_divided_by_first_moves() {
    for (game, depth) in [("othello", 7), ("draughts", 5), ("connect-four", 5), ("morpion", 5)] {
        let said = run(&format!("perft {game} {depth} --divide --json")).done();
        let report: Value = serde_json::from_str(&said).expect("an object");
        assert_eq!(report["game"], game);
        let moves = report["moves"].as_array().expect("the moves");
        let sum: u64 = moves.iter().filter_map(|entry| entry["leaves"].as_u64()).sum();
        assert_eq!(report["leaves"], sum, "{report}");
        assert!(moves.len() > 1, "{report}");
    }
    let said = run("perft othello 3 --divide").done();
    assert!(said.contains("  c4       14\n") && said.contains("56 sequences"), "{said}");
    assert!(run("perft morpion 0 --divide").done().starts_with("one sequence"));
}
