//! Engines of other programs at our table; the other program is ours too.

use std::{
    fs::{self, Permissions},
    os::unix::fs::PermissionsExt as _,
    path::{Path, PathBuf},
    process::{self, Child, Stdio},
    thread,
};

use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use tempfile::tempdir;

use crate::support::plateau::{Run, desk, finish, plateau};

/// Our own program as a player that speaks a protocol.
pub(crate) fn ourselves(protocol: &str, player: &str, limits: &str) -> String {
    let path = env!("CARGO_BIN_EXE_plateau");
    format!("{protocol}:path=\"{path}\",arguments=\"engine {protocol} --player {player}\",{limits}")
}

fn run(arguments: &[&str]) -> Run {
    finish(plateau(arguments).write_stdin(""))
}

/// The result of a match of two games.
fn result(game: &str, first: &str, second: &str) -> Value {
    let said = run(&["match", game, first, second, "--games", "2", "--json"]).done();
    serde_json::from_str(&said).expect("one object")
}

/// Both sides of a protocol are ours: whole games, without a fault.
#[test]
fn whole_games_are_played_in_every_protocol() {
    for (protocol, game) in [
        ("gtp", "othello"),
        ("gtp", "othello:size=6"),
        ("nboard", "othello"),
        ("hub", "draughts"),
        ("hub", "draughts:variant=english"),
        ("hub", "draughts:variant=russian"),
        ("hub", "draughts:variant=italian"),
        ("hub", "draughts:variant=frisian"),
        ("hub", "draughts:variant=antidraughts"),
        ("gomocup", "morpion:width=15,height=15,align=5"),
        ("gomocup", "morpion:width=26,height=26,align=5,exact=on"),
        ("gomocup", "morpion:width=9,height=6,align=5"),
        ("json", "connect-four:width=9"),
        ("json", "draughts:variant=custom,width=6,height=6,rows=2"),
    ] {
        let limit = if protocol == "nboard" { "depth=2" } else { "time=5" };
        let guest = ourselves(protocol, "level:2", &format!("{limit},patience=30"));
        let result = result(game, &guest, "random");
        assert_eq!(result["games"], 2, "{protocol} {game}: {result}");
        assert_eq!(result["reasons"]["fault"], Value::Null, "{protocol} {game}: {result}");
    }
}

/// A short time for every move is kept, by engines that would use all of it and more.
#[test]
fn answers_come_in_time() {
    for (protocol, player, game) in [
        ("gtp", "pvs", "othello:size=4"),
        ("hub", "pvs", "draughts:variant=english"),
        ("gomocup", "strategist:nodes=100000000", "morpion:width=9,height=9,align=5"),
    ] {
        // One that thinks for longer than that, and the machine for longer than the patience on
        // top, would be silent.
        let guest = ourselves(protocol, player, "time=0.1,patience=3");
        let result = result(game, &guest, "random");
        assert_eq!(result["reasons"]["fault"], Value::Null, "{protocol}: {result}");
    }
}

#[test]
fn a_guest_plays_with_people_and_is_saved_with_the_game() {
    let guest = ourselves("gtp", "level:1", "time=5,name=Echo");
    let path = desk().join("with-a-guest.json");
    let _ = fs::remove_file(&path);
    let save = path.to_str().expect("a plain path");
    let command = ["play", "othello", "human", &guest, "--save", save];
    let said = finish(plateau(command).write_stdin("f5\nquit\n")).done();
    assert!(said.contains("Echo"), "{said}");
    let saved = fs::read_to_string(&path).expect("the game");
    assert!(saved.contains("Echo") && saved.contains("f5"), "{saved}");
    // Its path is not taken from a file: a person sits there until somebody names it again.
    let said = run(&["play", "--load", save]).done();
    assert!(said.contains("gtp:path="), "{said}");
}

#[test]
fn one_that_fails_loses_and_the_reason_is_kept() {
    let journal: PathBuf = desk().join("failed.jsonl");
    let _ = fs::remove_file(&journal);
    // It repeats what it hears.
    let echo = "gtp:path=/bin/cat,patience=2";
    let output = journal.to_str().expect("a plain path");
    let contest =
        ["match", "othello", echo, "random", "--games", "2", "--json", "--output", output];
    let result: Value = serde_json::from_str(&run(&contest).done()).expect("one object");
    assert_eq!(result["reasons"]["fault"], 2, "{result}");
    assert_eq!(result["wins"], json!([0, 0]), "forfeits say nothing about strength: {result}");
    let forfeits =
        json!([{"player": 0, "kind": "garbled", "text": "protocol_version", "games": 2}]);
    assert_eq!(result["forfeits"], forfeits, "{result}");
    let counted = [&contest[..], &["--count-forfeits"]].concat();
    let result: Value = serde_json::from_str(&run(&counted).done()).expect("one object");
    assert_eq!(result["wins"], json!([0, 2]), "{result}");
    let told = run(&["match", "othello", &format!("{echo},name=Echo"), "random", "--games", "2"]);
    let told = told.done();
    assert!(
        told.contains("Echo lost 2 games, which are not counted, because its program"),
        "{told}"
    );
    let kept = fs::read_to_string(&journal).expect("the journal");
    let expected = "\"fault\":{\"kind\":\"garbled\",\"text\":\"protocol_version\"}";
    assert_eq!(kept.matches(expected).count(), 2, "{kept}");
    let said = run(&["play", "othello", echo, "random"]).done();
    assert!(said.contains("which cannot be understood"), "{said}");
}

/// A program of the shell in a folder of its own.
fn program(folder: &Path, text: &str) -> String {
    let path = folder.join("engine");
    fs::write(&path, format!("#!/bin/sh\n{text}\n")).expect("a new file");
    fs::set_permissions(&path, Permissions::from_mode(0o755)).expect("it may be run");
    format!("gtp:path=engine,folder={},time=600", folder.display())
}

#[test]
fn a_match_ends_when_a_program_cannot_be_started() {
    let folder = tempdir().expect("a temporary folder");
    let broken = program(folder.path(), "echo no weights here >&2; exit 3");
    let ended = run(&["match", "othello", &format!("{broken},name=Edax"), "random"]);
    assert_eq!(ended.code, Some(1), "{ended:?}");
    let told = "Edax cannot take part: it could not be started (no weights here)";
    assert!(ended.err.contains(told), "{ended:?}");
}

/// An engine that says its process number and then thinks for ever, whatever happens.
fn thinker(folder: &Path) -> String {
    let text = "trap '' INT TERM HUP PIPE; while read -r word rest; do case $word in \
                genmove) echo $$ > thinking; while :; do :; done;; *) printf '= 2\\n\\n';; esac; done";
    program(folder, text)
}

/// Begins a match with such an engine.
fn match_with_thinker(folder: &Path) -> Child {
    let thinker = thinker(folder);
    process::Command::new(env!("CARGO_BIN_EXE_plateau"))
        .args(["match", "othello", &thinker, &thinker, "--games", "2"])
        .env("HOME", folder)
        .stdout(Stdio::null())
        .stderr(Stdio::null())
        .spawn()
        .expect("the program runs")
}

/// Waits until the engine thinks, and returns the number of its process.
fn wait_until_thinking(folder: &Path) -> u32 {
    loop {
        // At first there is none, and then it may be empty.
        let thinking = fs::read_to_string(folder.join("thinking")).unwrap_or_default();
        if let Ok(number) = thinking.trim().parse() {
            return number;
        }
        thread::yield_now();
    }
}

/// Waits until a process is gone; one that has ended is, also if it was not yet waited for.
fn wait_until_gone(number: u32) {
    let runs = || {
        let status = fs::read_to_string(format!("/proc/{number}/stat")).unwrap_or_default();
        !status.is_empty() && !status.contains(") Z ")
    };
    while runs() {
        thread::yield_now();
    }
}

#[test]
fn programs_end_with_ours_however_it_ends() {
    let folder = tempdir().expect("a temporary folder");
    let mut held = match_with_thinker(folder.path());
    let thinking = wait_until_thinking(folder.path());
    held.kill().expect("it can be killed");
    held.wait().expect("it has ended");
    wait_until_gone(thinking);
}

#[test]
fn the_second_interruption_ends_a_match_at_once() {
    let folder = tempdir().expect("a temporary folder");
    let mut held = match_with_thinker(folder.path());
    let thinking = wait_until_thinking(folder.path());
    let pid = i32::try_from(held.id()).ok().and_then(Pid::from_raw).expect("a number");
    // Two signals of a kind may be taken for one, so it is told until it hears.
    let status = loop {
        kill_process(pid, Signal::INT).expect("it can be told");
        if let Some(status) = held.try_wait().expect("it is our child") {
            break status;
        }
        thread::yield_now();
    };
    assert_eq!(status.code(), Some(130));
    wait_until_gone(thinking);
}

#[test]
fn a_program_that_cannot_sit_down_is_refused_at_once() {
    for (game, player, complaint) in [
        ("othello", "gtp:path=/no/such/program", "there is no program /no/such/program to start"),
        ("othello", "gtp", "\"gtp\" does not say which program to start: add path="),
        ("draughts", "gtp:path=/bin/cat", "the protocol gtp cannot be used for draughts"),
        ("draughts:variant=custom", "hub:path=/bin/cat", "the protocol hub cannot be used for"),
        ("draughts", "hub:path=/bin/cat,parameters=x", "\"x\" is not a parameter"),
        ("othello", "gtp:path=/bin/cat,colour=red", "gtp has no setting"),
        ("othello", "gtp:path=/bin/cat,engine=random", "gtp has no setting"),
        ("othello", "nboard:path=/bin/cat,time=0.1", "nboard cannot express time: set depth"),
        ("othello", "gtp:path=/bin/cat,nodes=100", "gtp cannot express nodes: set time"),
        ("othello", "json:path=/bin/cat,engine=\"x:\\\"\"", "a quotation mark in"),
    ] {
        for verb in ["play", "match"] {
            let said = run(&[verb, game, player, "random"]).refused();
            assert!(said.contains(complaint), "{said}");
        }
    }
}
