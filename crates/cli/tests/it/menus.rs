//! The numbered menus that ask what to play.

use crate::plateau::run_with;

/// Answers typed into the menus, one to a line, in an order that begins with the first seat.
fn answer(arguments: &str, answers: &[&str]) -> String {
    let typed: String = answers.iter().flat_map(|answer| [answer, "\n"]).collect();
    run_with(&format!("{arguments} --first 1 --seed 1"), typed).done()
}

/// The number of an engine in the menu of players.
fn engine(name: &str) -> String {
    let engines = session::GAMES[0].engines();
    let place = engines.iter().position(|engine| engine.name == name).expect("on offer");
    (place + 2).to_string()
}

#[test]
fn empty_answers_give_the_classic_game_between_two_people() {
    for arguments in ["play", "play --lang en"] {
        let said = answer(arguments, &["", "", "", "", "", "", "", "", "", "b2", "quit"]);
        assert!(said.contains("What shall we play? [1]"), "{said}");
        for room in session::GAMES {
            let words = words::Words::embedded();
            assert!(said.contains(&words.text(&format!("game-{}", room.name()))), "{said}");
        }
        assert!(said.contains("columns of the grid (3 to 26) [3]:"), "{said}");
        assert!(said.contains("Player 1 (X) plays B2"), "{said}");
    }
}

#[test]
fn without_a_game_the_program_asks_what_to_play() {
    let said = run_with("play", "").done();
    assert!(said.contains("What shall we play?"), "{said}");
    let said = run_with("play --lang fr", "quitter\n").done();
    assert!(said.contains("À quoi jouons-nous\u{a0}?"), "{said}");
}

#[test]
fn everything_can_be_answered() {
    let (minimax, random) = (engine("minimax"), engine("random"));
    let answers = ["1", "4", "5", "4", "3", "on", "off", "1", &minimax, "2", &random, "a1", "quit"];
    let said = answer("play", &answers);
    assert!(said.contains("Player 1 (A) plays A1"), "{said}");
    assert!(said.contains("Computer 2, minimax (B) plays"), "{said}");
    assert!(said.contains("Computer 3, random (C) plays"), "{said}");
    assert!(said.contains("\n5  .  .  .  .\n"), "four columns, five rows: {said}");
}

#[test]
fn a_wrong_answer_is_refused_and_asked_again() {
    let answers = ["7777", "x", "0", "1", "2", "27", "é", "4", "", "", "", "", "", "", "", "quit"];
    let said = answer("play", &answers);
    assert!(said.contains("\"7777\" is not one of the numbers 1 to"), "{said}");
    assert!(said.contains("\"x\" is not one of the numbers"), "{said}");
    assert!(said.contains("\"2\" does not fit width (3 to 26)"), "{said}");
    assert!(said.contains("\"é\" does not fit width"), "{said}");
    assert!(said.contains("1  .  .  .  .\n"), "four columns at last: {said}");
}

#[test]
fn settings_that_do_not_go_together_are_asked_again() {
    let once = ["", "", "5", "", "", ""];
    let answers = [&["1"][..], &once, &["", "", "", "", "", "", "", "", "quit"]].concat();
    let said = answer("play", &answers);
    assert!(said.contains("5 in a row do not fit a board whose longer side is 3"), "{said}");
    assert_eq!(said.matches("columns of the grid").count(), 2, "{said}");
    assert!(said.contains("Player 1 (X) begins"), "{said}");
}

#[test]
fn an_engine_that_does_not_fit_is_asked_again() {
    let rule_based = engine("rule-based");
    let answers = ["1", "4", "", "", "", "", "", "1", &rule_based, "1", "quit"];
    let said = answer("play", &answers);
    assert!(said.contains("the rules of rule-based are made for 3×3"), "{said}");
    assert_eq!(said.matches("Who plays in seat 2?").count(), 2, "{said}");
    assert!(said.contains("Player 1 (X) begins"), "{said}");
}

#[test]
fn one_can_leave_at_any_question() {
    for answers in 0..9 {
        let mut typed = "\n".repeat(answers);
        typed.push_str("quit\n");
        let said = run_with("play --first 1", typed.clone()).done();
        assert!(!said.contains("begins"), "{answers}: {said}");
        let said = run_with("play --first 1", "\n".repeat(answers)).done();
        assert!(!said.contains("begins") && said.ends_with('\n'), "{answers}: {said:?}");
    }
}

#[test]
fn a_level_is_asked_for_by_its_number() {
    let level = engine("level");
    let answers = ["", "", "", "", "", "", "", "1", &level, "11", "3", "b2", "quit"];
    let said = answer("play", &answers);
    assert!(said.contains("How strong, from 1 to 10? [5]"), "{said}");
    assert!(said.contains("\"11\" is not one of the numbers 1 to 10"), "{said}");
    assert!(said.contains("Computer 2, level 3 (O) plays"), "{said}");
}
