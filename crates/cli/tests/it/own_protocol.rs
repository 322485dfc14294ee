//! Our own protocol between two of our programs: whichever program a player plays in, the games of
//! a match are the same.

use std::fs;

use serde_json::{Value, json};

use crate::support::plateau::{desk, finish, plateau};

/// A player of ours in another program of ours.
fn elsewhere(engine: &str) -> String {
    let path = env!("CARGO_BIN_EXE_plateau");
    format!("json:path=\"{path}\",engine=\"{engine}\",patience=60")
}

/// The games of a match, without the time they took.
fn games(name: &str, game: &str, players: &[String], flags: &[&str]) -> Vec<Value> {
    let journal = desk().join(format!("own-protocol-{name}.jsonl"));
    // There is none if the test runs for the first time.
    let _ = fs::remove_file(&journal);
    let mut command = plateau(["match", game]);
    command.args(players).args(["--seed", "7", "--output"]).arg(&journal).args(flags);
    finish(command.write_stdin("")).done();
    let text = fs::read_to_string(&journal).expect("the journal");
    let games = text.lines().skip(1).map(|line| {
        let mut game: Value = serde_json::from_str(line).expect("a game");
        game["seconds"] = json!(0);
        game
    });
    let mut games: Vec<Value> = games.collect();
    // The journal has them as they came to their end.
    games.sort_by_key(|game| game["number"].as_u64());
    games
}

/// A match between engines in this program, and the same with some of them in another program.
fn check(name: &str, game: &str, engines: &[&str], away: &[usize], flags: &[&str]) {
    let home: Vec<String> = engines.iter().map(|&engine| engine.to_owned()).collect();
    let mut guests = home.clone();
    for &player in away {
        guests[player] = elsewhere(engines[player]);
    }
    let expected = games(&format!("{name}-home"), game, &home, flags);
    assert!(!expected.is_empty());
    for game in &expected {
        let moves = game["moves"].as_array().expect("the moves");
        assert!(moves.len() > 4 && game.get("fault").is_none(), "{game}");
    }
    assert_eq!(games(&format!("{name}-away"), game, &guests, flags), expected, "{name}");
}

/// Levels that err by lot, searches with a budget of positions and of depth, and playouts.
#[test]
fn games_are_the_same_in_one_program_and_in_two() {
    let flags = ["--games", "4", "--concurrency", "2"];
    for (name, game, engine) in [
        ("othello", "othello", "level:4"),
        ("english", "draughts:english", "pvs:nodes=777"),
        ("connect-four", "connect-four", "mcts:nodes=150"),
        ("frisian", "draughts:frisian", "alpha-beta:depth=2,ties=random"),
        ("custom", "draughts:custom,width=6,height=6,rows=2", "level:3"),
    ] {
        check(name, game, &[engine, engine], &[1], &flags);
    }
    check("both", "othello:size=6", &["level:2", "random"], &[0, 1], &flags);
}

#[test]
fn games_of_many_are_the_same_in_one_program_and_in_several() {
    let three = ["level:3", "strategist:nodes=200", "level:2"];
    check("three", "morpion:width=6,height=6,align=4", &three, &[0, 1], &["--games", "6"]);
    let many = ["random"; 26];
    check("many", "morpion:width=10,height=10,align=4", &many, &[0, 25], &["--games", "1"]);
}

/// What is told of the thinking counts too: a game that is broken off by the scores is broken off
/// at the same move.
#[test]
fn games_that_are_adjudicated_are_the_same() {
    let flags = ["--games", "4", "--adjudicate", "resign:score=300,moves=2"];
    check("adjudicated", "draughts:english", &["pvs:nodes=500", "random"], &[0, 1], &flags);
}

/// Limits that are set beside the engine count for more than its own, to the last position.
#[test]
fn limits_are_kept_to_the_last_position() {
    let flags = ["--games", "2"];
    let limited = format!("{},nodes=333", elsewhere("pvs"));
    let home = ["pvs:nodes=333".to_owned(), "random".to_owned()];
    let expected = games("limits-home", "othello", &home, &flags);
    let away = [limited, "random".to_owned()];
    assert_eq!(games("limits-away", "othello", &away, &flags), expected);
}

/// One that the other program refuses is told with what it said.
#[test]
fn an_engine_that_the_other_program_does_not_know_ends_the_match() {
    let nobody = elsewhere("nobody");
    let command = ["match", "connect-four", &nobody, "random", "--games", "1"];
    let ended = finish(plateau(command).write_stdin(""));
    assert_eq!((ended.code, &*ended.out), (Some(1), ""), "{ended:?}");
    let told = "cannot take part: it could not be started (nothing is named \"nobody\"";
    assert!(ended.err.contains(told), "{ended:?}");
}

/// It sits at a table with a person and a clock too.
#[test]
fn a_player_elsewhere_plays_with_people() {
    let player = elsewhere("level:2");
    let command = ["play", "connect-four", "human", &player, "--clock", "fischer:time=60"];
    let said = finish(plateau(command).write_stdin("4\nquit\n")).done();
    assert!(said.contains("Player 1 (y) plays 4\n"), "{said}");
    assert!(!said.contains("could not be started"), "{said}");
}

/// Only the command line names files: an engine that another program asks for does not open one.
#[test]
fn an_engine_that_names_a_file_is_refused() {
    let engine = r#"pvs:depth=1,eval="patterns:file=Cargo.toml""#;
    let game = json!({ "type": "game", "game": "othello", "seat": 1, "engine": engine });
    let lines = format!("{}\n{game}\n", json!({ "type": "hello", "protocol": 1 }));
    let said = finish(plateau(["engine", "json"]).write_stdin(lines)).done();
    assert!(said.contains("error-weights-not-opened"), "{said}");
    assert!(!said.contains("ready"), "{said}");
}

/// Books are closed in a match, also where a level plays in another program; who asks for one has
/// it.
#[test]
fn books_are_closed_in_matches_unless_asked_for() {
    let flags = ["--games", "2", "--openings", "none"];
    let closed = games("book-closed", "othello", &["level:7".into(), "level:7".into()], &flags);
    let off = ["level:7,book=off".to_owned(), "level:7,book=off".to_owned()];
    assert_eq!(games("book-off", "othello", &off, &flags), closed);
    let on = ["level:7,book=on".to_owned(), "level:7,book=on".to_owned()];
    let open = games("book-on", "othello", &on, &flags);
    let nodes =
        |games: &[Value]| games.iter().filter_map(|game| game["nodes"].as_u64()).sum::<u64>();
    assert!(nodes(&open) < nodes(&closed), "the first moves cost nothing");
}
