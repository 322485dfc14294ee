//! A long match or analysis that is stopped in the middle.

use std::{
    fs,
    io::{BufRead as _, BufReader, Read as _},
    path::Path,
    process::{Child, Command, Stdio},
    thread,
};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::Value;
use tempfile::TempDir;

/// More games than anybody waits for.
const MATCH: &str = "match connect-four random random --games 10000000 --concurrency 2 --seed 1 \
                     --json --output games.jsonl";

fn begin(folder: &Path, arguments: &str) -> Child {
    Command::new(env!("CARGO_BIN_EXE_plateau"))
        .env_clear()
        .env("HOME", folder)
        .current_dir(folder)
        .args(arguments.split_whitespace())
        .stdout(Stdio::piped())
        .spawn()
        .expect("the program runs")
}

/// How many lines the journal has.
fn lines(folder: &Path) -> usize {
    // At first there is none.
    let journal = fs::read_to_string(folder.join("games.jsonl")).unwrap_or_default();
    journal.lines().count()
}

fn wait_for_lines(folder: &Path, count: usize) {
    while lines(folder) < count {
        thread::yield_now();
    }
}

/// What the program takes of the memory now, in kilobytes.
fn memory(program: &Child) -> u64 {
    let status = fs::read_to_string(format!("/proc/{}/status", program.id()));
    let status = status.expect("it runs");
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).expect("a line");
    line.trim().trim_end_matches("kB").trim().parse().expect("a number")
}

/// Stops the program as Ctrl-C does.
fn stop(program: &Child) {
    let pid = i32::try_from(program.id()).ok().and_then(Pid::from_raw).expect("a number");
    kill_process(pid, Signal::INT).expect("it can be told");
}

/// Stops the program as Ctrl-C does, and reads what it says at the end.
fn interrupt(mut program: Child) -> Value {
    stop(&program);
    let mut said = String::new();
    program.stdout.take().expect("a pipe").read_to_string(&mut said).expect("text");
    assert_eq!(program.wait().expect("it ends").code(), Some(130), "{said}");
    serde_json::from_str(&said).expect("an object")
}

#[test]
fn a_match_of_thousands_takes_no_more_memory_and_keeps_what_was_played_when_it_is_stopped() {
    let folder = TempDir::new().expect("a folder");
    let folder = folder.path();
    let program = begin(folder, MATCH);
    wait_for_lines(folder, 1000);
    let before = memory(&program);
    wait_for_lines(folder, 8000);
    let after = memory(&program);
    assert!(after < before + 4096, "from {before} to {after} kB");
    let stopped = interrupt(program);
    assert_eq!(stopped["interrupted"], true);
    let games = stopped["games"].as_u64().expect("a count");
    // The first line of the journal says what is played.
    assert_eq!(games + 1, lines(folder) as u64, "every game that counts is in the journal");

    let program = begin(folder, MATCH);
    wait_for_lines(folder, 9000.max(lines(folder) + 500));
    let again = interrupt(program);
    assert!(games < again["games"].as_u64().expect("a count"), "it has gone on: {again}");
    assert_eq!(again["games"].as_u64().expect("a count") + 1, lines(folder) as u64);
}

#[test]
fn an_endless_analysis_tells_its_result_when_it_is_stopped() {
    let folder = TempDir::new().expect("a folder");
    let mut program = begin(folder.path(), "analyse draughts pvs --infinite --json");
    let mut said = BufReader::new(program.stdout.take().expect("a pipe")).lines();
    let mut next = || -> Option<Value> {
        let line = said.next()?.expect("text");
        Some(serde_json::from_str(&line).expect("an object"))
    };
    let first = next().expect("a depth");
    assert_eq!((&first["depth"], &first["finished"]), (&1.into(), &false.into()));
    stop(&program);
    let mut last = first;
    while let Some(line) = next() {
        assert_eq!(last["finished"], false, "nothing follows the result");
        last = line;
    }
    assert!(program.wait().expect("it ends").success());
    assert_eq!(last["finished"], true);
    // The last round was stopped: the moves it had looked at by then are told.
    let moves = last["moves"].as_array().expect("a list");
    assert!((1..=9).contains(&moves.len()), "{last}");
}

/// A training that is killed after its first round goes on where it was, and ends with the weights
/// of one that was left alone.
#[test]
fn a_training_that_is_killed_goes_on_to_the_same_weights() {
    const TRAINING: &str = "train othello --rounds 2 --games 40 --depth 1 --label-depth 0 \
                            --solve 4 --threads 1 --folder notes --output mine.weights";
    let weights = |folder: &TempDir, kills: bool| {
        if kills {
            let mut program = begin(folder.path(), TRAINING);
            let said = program.stdout.take().expect("it is read");
            let first = BufReader::new(said).lines().next().expect("a line").expect("text");
            program.kill().expect("it runs");
            program.wait().expect("it ends");
            assert!(!first.is_empty());
        }
        let ended = begin(folder.path(), TRAINING).wait_with_output().expect("it ends");
        assert!(ended.status.success(), "{ended:?}");
        fs::read(folder.path().join("mine.weights")).expect("the weights")
    };
    let folders = [(); 2].map(|()| TempDir::new().expect("a folder"));
    let [killed, whole] =
        [(&folders[0], true), (&folders[1], false)].map(|(folder, kills)| weights(folder, kills));
    assert_eq!(killed, whole);
}
