//! `plateau replay`: a recorded game, position by position.

use serde_json::Value;

use crate::support::plateau::run_with;

const GAME: &str = "[White \"Zoé\"]\n[Result \"2-0\"]\n[GameType \"20\"]\n{The beginning} 1. 32-28 {a comment\nof two lines} 19-23 2. 28x19 14x23 *\n";

#[test]
fn every_position_is_drawn_with_what_was_said() {
    let out = run_with("replay -", GAME).done();
    let moves: Vec<&str> =
        out.lines().filter(|line| line.contains(". ") && line.contains(": ")).collect();
    assert_eq!(
        moves,
        [
            "1. Zoé (w): 32-28",
            "2. Player 2 (b): 19-23",
            "3. Zoé (w): 28x19",
            "4. Player 2 (b): 14x23"
        ]
    );
    assert!(out.starts_with("Draughts: Zoé (w) – Player 2 (b)\n| The beginning\n"), "{out}");
    assert!(out.contains("| a comment\n| of two lines\n"), "{out}");
    assert!(out.ends_with("Zoé (w) wins\n"), "{out}");
    assert_eq!(out.lines().filter(|line| line.trim_start().starts_with("46 ")).count(), 5, "{out}");
}

#[test]
fn a_part_can_be_shown() {
    let out = run_with("replay - --from 2 --to 3 --delay 0", GAME).done();
    assert!(
        !out.contains("1. Zoé") && out.contains("2. Player 2") && out.contains("3. Zoé"),
        "{out}"
    );
    assert!(!out.contains("4. Player"), "{out}");
}

#[test]
fn one_of_several_games_can_be_chosen() {
    let two = format!("{GAME}\n[White \"Ann\"]\n1. 31-27 *\n");
    let out = run_with("replay - --number 2", two.clone()).done();
    assert!(out.contains("Ann") && !out.contains("Zoé"), "{out}");
    let both = run_with("replay -", two.clone()).done();
    assert!(both.contains("Ann") && both.contains("Zoé"), "{both}");
    let complaint = run_with("replay - --number 3", two).refused();
    assert_eq!(complaint, "there is no game 3: the file has 2 games");
}

#[test]
fn scripts_get_one_object() {
    let out = run_with("replay - --json", GAME).done();
    let value: Value = serde_json::from_str(&out).expect("an object");
    let game = &value["games"][0];
    assert_eq!(game["outcome"], "win");
    assert_eq!(game["player"], 1);
    let positions = game["positions"].as_array().expect("positions");
    assert_eq!(positions.len(), 5);
    assert_eq!(positions[0]["position"], "W:W31-50:B1-20");
    assert_eq!(positions[0]["comment"], "The beginning");
    assert_eq!((&positions[3]["move"], &positions[3]["player"]), (&"28x19".into(), &1.into()));
}

#[test]
fn symbols_are_given_out_where_nobody_chose_any() {
    let out = run_with("replay - --game morpion:players=3", "B2 A1 C3").done();
    assert!(out.contains(" B  .  ."), "{out}");
    assert!(out.contains("3. Player 3 (C): C3"), "{out}");
}
