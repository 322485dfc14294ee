//! Engines of other programs at our table; the other program is ours too.

use std::{fs, path::PathBuf};

use serde_json::Value;

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
        let guest = ourselves(protocol, "level:2", "time=5,patience=30");
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
    assert_eq!(result["wins"], serde_json::json!([0, 2]));
    let kept = fs::read_to_string(&journal).expect("the journal");
    let expected = "\"fault\":{\"kind\":\"garbled\",\"text\":\"protocol_version\"}";
    assert_eq!(kept.matches(expected).count(), 2, "{kept}");
    let said = run(&["play", "othello", echo, "random"]).done();
    assert!(said.contains("which makes no sense"), "{said}");
}

#[test]
fn a_program_that_cannot_sit_down_is_refused_at_once() {
    for (game, player, complaint) in [
        ("othello", "gtp:path=/no/such/program", "there is no program /no/such/program to start"),
        ("othello", "gtp", "\"gtp\" does not say which program to start: add path="),
        ("draughts", "gtp:path=/bin/cat", "gtp is not spoken about draughts"),
        ("draughts:variant=custom", "hub:path=/bin/cat", "hub is not spoken about"),
        ("draughts", "hub:path=/bin/cat,parameters=x", "\"x\" is no parameter"),
        ("othello", "gtp:path=/bin/cat,colour=red", "gtp has no setting"),
        ("othello", "gtp:path=/bin/cat,engine=random", "gtp has no setting"),
        ("othello", "json:path=/bin/cat,engine=\"x:\\\"\"", "a quotation mark in"),
    ] {
        for verb in ["play", "match"] {
            let said = run(&[verb, game, player, "random"]).refused();
            assert!(said.contains(complaint), "{said}");
        }
    }
}
