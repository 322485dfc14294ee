//! The numbered menus that ask what to play.

use std::path::Path;

use tempfile::{TempDir, tempdir};

use crate::support::plateau::{Run, finish, plateau};

/// Runs the menus in a home of their own, where nothing was chosen before.
fn run_in(home: &Path, arguments: &str, typed: impl Into<Vec<u8>>) -> Run {
    finish(plateau(arguments.split_whitespace()).env("HOME", home).write_stdin(typed))
}

fn home() -> TempDir {
    tempdir().expect("a temporary folder")
}

/// Answers typed into the menus, one to a line, in an order that begins with the first seat.
fn answer_in(home: &Path, arguments: &str, answers: &[&str]) -> String {
    let typed: String = answers.iter().flat_map(|answer| [answer, "\n"]).collect();
    run_in(home, &format!("{arguments} --first 1 --seed 1"), typed).done()
}

fn answer(arguments: &str, answers: &[&str]) -> String {
    answer_in(home().path(), arguments, answers)
}

/// The number of an engine in the menu of players of a game.
fn engine_of(game: usize, name: &str) -> String {
    let engines = session::GAMES[game].engines();
    let place = engines.iter().position(|engine| engine.name == name).expect("on offer");
    (place + 2).to_string()
}

fn engine(name: &str) -> String {
    engine_of(0, name)
}

/// The number of a game in the first menu.
fn game(name: &str) -> String {
    let place = session::GAMES.iter().position(|room| room.name() == name).expect("a game");
    (place + 1).to_string()
}

#[test]
fn empty_answers_give_the_classic_game_between_two_people() {
    for arguments in ["play", "play --lang en"] {
        let said = answer(arguments, &["", "", "", "", "", "", "", "", "", "", "", "b2", "quit"]);
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
fn answers_from_a_pipe_end_their_lines_and_defaults_are_told() {
    let answers = ["3", "2", "yes", "quit"];
    let said = answer("play", &answers);
    assert!(said.contains("[1] \n   1. international\n"), "{said}");
    assert!(said.contains("Change other rules? (yes, no) [no]: \n"), "{said}");
    let columns = said.lines().find(|line| line.contains("columns")).unwrap_or_default();
    assert!(columns.ends_with("(4 to 20) [8]: "), "as the variant has it: {said}");
}

#[test]
fn without_a_game_the_program_asks_what_to_play() {
    let said = run_in(home().path(), "play", "").done();
    assert!(said.contains("What shall we play?"), "{said}");
    let said = run_in(home().path(), "play --lang fr", "quitter\n").done();
    assert!(said.contains("À quoi jouons-nous\u{a0}?"), "{said}");
}

#[test]
fn everything_can_be_answered() {
    let (minimax, random) = (engine("minimax"), engine("random"));
    let answers = [
        "1", "4", "5", "4", "3", "on", "off", "1", "no", &minimax, "2", "n", &random, "", "a1",
        "quit",
    ];
    let said = answer("play", &answers);
    assert!(said.contains("Player 1 (A) plays A1"), "{said}");
    assert!(said.contains("Computer 2, minimax (B) plays"), "{said}");
    assert!(said.contains("Computer 3, random (C) plays"), "{said}");
    assert!(said.contains("\n5  .  .  .  .\n"), "four columns, five rows: {said}");
}

#[test]
fn a_wrong_answer_is_refused_and_asked_again() {
    let wrong = ["7777", "x", "0", "1", "2", "27", "é", "4", "", "", "", "maybe"];
    let answers = [&wrong[..], &[""; 6], &["quit"]].concat();
    let said = answer("play", &answers);
    assert!(said.contains("\"7777\" is not one of the numbers 1 to"), "{said}");
    assert!(said.contains("\"x\" is not one of the numbers"), "{said}");
    assert!(said.contains("\"2\" does not fit width (3 to 26)"), "{said}");
    assert!(said.contains("\"é\" does not fit width"), "{said}");
    assert!(said.contains("\"maybe\" does not fit exact"), "{said}");
    assert!(said.contains("1  .  .  .  .\n"), "four columns at last: {said}");
}

#[test]
fn settings_that_do_not_go_together_are_asked_again() {
    let once = ["", "", "5", "", "", ""];
    let answers = [&["1"][..], &once, &[""; 10], &["quit"]].concat();
    let said = answer("play", &answers);
    assert!(said.contains("5 in a row do not fit a board whose longer side is 3"), "{said}");
    assert_eq!(said.matches("columns of the grid").count(), 2, "{said}");
    assert!(said.contains("Player 1 (X) begins"), "{said}");
}

#[test]
fn an_engine_that_does_not_fit_is_asked_again() {
    let rule_based = engine("rule-based");
    let answers = ["1", "4", "", "", "", "", "", "1", "", &rule_based, "", "1", "", "quit"];
    let said = answer("play", &answers);
    assert!(said.contains("the rules of rule-based are made for 3×3"), "{said}");
    assert_eq!(said.matches("Who plays in seat 2?").count(), 2, "{said}");
    assert!(said.contains("Player 1 (X) begins"), "{said}");
}

#[test]
fn one_can_leave_at_any_question() {
    let home = home();
    for answers in 0..11 {
        let mut typed = "\n".repeat(answers);
        typed.push_str("quit\n");
        let said = run_in(home.path(), "play --first 1", typed.clone()).done();
        assert!(!said.contains("begins"), "{answers}: {said}");
        let said = run_in(home.path(), "play --first 1", "\n".repeat(answers)).done();
        assert!(!said.contains("begins") && said.ends_with('\n'), "{answers}: {said:?}");
    }
}

#[test]
fn a_level_is_asked_for_by_its_number() {
    let level = engine("level");
    let answers = ["", "", "", "", "", "", "", "1", "", &level, "11", "3", "", "b2", "quit"];
    let said = answer("play", &answers);
    assert!(said.contains("How strong, from 1 to 10? [5]"), "{said}");
    assert!(said.contains("\"11\" is not one of the numbers 1 to 10"), "{said}");
    assert!(said.contains("Computer 2, level 3 (O) plays"), "{said}");
}

#[test]
fn the_rules_of_draughts_are_asked_for_in_the_language_that_is_spoken() {
    let (dames, minimax) = (game("draughts"), engine_of(2, "minimax"));
    let rules = ["8", "8", "3", "", "", "non", "oui", "non", "courtes", "", "", "", "", "", ""];
    let before = [&*dames, "anglaises", "oui"];
    let players = ["1", "oui", "Zoé", &minimax, "3", "oui", "matériel", "", "Ada", "quitter"];
    let said = answer("play --lang fr", &[&before[..], &rules, &players].concat());
    assert!(said.contains("Changer d’autres règles\u{a0}?"), "{said}");
    assert!(said.contains(". internationales"), "variants have French names: {said}");
    assert!(said.contains(". matériel"), "and so have evaluations: {said}");
    assert!(said.contains("Zoé") && said.contains("Ada"), "{said}");
}

#[test]
fn the_rules_are_shown_before_a_game() {
    let rules = (session::GAMES.len() + session::Preset::ALL.len() + 1).to_string();
    let said = answer("play", &[&rules, "2", "quit"]);
    assert!(said.contains("show the rules of a game"), "{said}");
    assert!(said.contains("The rules of which game? [1]"), "{said}");
    assert_eq!(said.matches("What shall we play?").count(), 2, "and back to the menu: {said}");
}

#[test]
fn what_was_chosen_is_offered_the_next_time() {
    let home = home();
    let (othello, greedy) = (game("othello"), engine_of(1, "greedy"));
    let first = [&*othello, "6", "1", "yes", "Zoé", &greedy, "", "quit"];
    answer_in(home.path(), "play", &first);
    let said = answer_in(home.path(), "play", &["", "", "", "", "", "", "quit"]);
    assert!(said.contains(&format!("What shall we play? [{othello}]")), "{said}");
    assert!(said.contains("[6]:"), "{said}");
    assert!(said.contains("Zoé (x) begins") || said.contains("Zoé"), "{said}");
    assert!(said.contains("greedy"), "{said}");
}

#[test]
fn settings_are_changed_in_a_running_program_and_the_scores_go_on() {
    let home = home();
    let game = ["a1", "b1", "a2", "b2", "a3"];
    let change = ["settings", "4", "", "", "", "", "", "", "", "", "", "board", "quit"];
    let typed: String = game.iter().chain(&change).flat_map(|line| [*line, "\n"]).collect();
    let run = run_in(home.path(), "play morpion human:name=Ann human --first 1 --alternate", typed);
    let said = run.done();
    assert!(said.contains("Ann (X): 1 win, 0 draws, 0 losses, 1 point"), "{said}");
    assert!(said.contains("\n1  .  .  .  .\n"), "four columns now: {said}");
}
