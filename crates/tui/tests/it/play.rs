//! Playing: with keys, with the mouse, with typed moves.

use std::{path::PathBuf, time::Duration};

use session::TimeControl;
use tui::AppEffect;

use crate::support::stage::{Stage, setup};

#[test]
fn a_game_from_the_menu_to_its_end_with_cursor_keys() {
    let mut stage = Stage::usual();
    // The first game, as it is set up: a person against the computer.
    stage.press("Enter Enter");
    // The computer plays by itself; the person takes the next square that is free.
    for _ in 0..5 {
        stage.press("Tab Enter");
    }
    let screen = stage.screen();
    let is_over = ["wins:", "draw:"].iter().any(|result| screen.contains(result));
    assert!(is_over, "{screen}");
    assert!(screen.contains("g again"), "{screen}");
    stage.press("g");
    assert!(stage.screen().contains("to move"), "{}", stage.screen());
}

#[test]
fn moves_are_typed_taken_back_and_played_again() {
    let mut stage = Stage::usual();
    stage.sit_down("othello", &["human", "human"]);
    stage.press("m");
    stage.type_in("d3");
    assert!(stage.screen().contains("Move: d3"), "{}", stage.screen());
    stage.press("Enter");
    assert!(stage.screen().contains("Player 1 plays d3"), "{}", stage.screen());
    stage.press("u");
    assert!(stage.screen().contains("one move taken back"), "{}", stage.screen());
    stage.press("r");
    assert!(stage.screen().contains("one move played again"), "{}", stage.screen());
    stage.press(":");
    stage.type_in("a1");
    stage.press("Enter");
    assert!(stage.screen().contains("a1"), "it is said what is wrong: {}", stage.screen());
    assert!(stage.screen().contains("Player 2 to move"), "{}", stage.screen());
}

#[test]
fn a_click_plays_and_a_click_on_the_sheet_goes_back() {
    let mut stage = Stage::usual();
    stage.sit_down("connect-four", &["human", "human"]);
    stage.click("•");
    stage.click("•");
    let screen = stage.screen();
    assert!(screen.contains("   1."), "{screen}");
    assert!(screen.contains("Player 1 to move"), "{screen}");
    let row = screen.lines().position(|line| line.contains("   1.")).expect("the first moves");
    let line = screen.lines().nth(row).expect("a line");
    let column = line.chars().count() - line.split_once("   1.").expect("there").1.chars().count();
    let (column, row) = (u16::try_from(column).expect("small"), u16::try_from(row).expect("small"));
    stage.click_at(column + 1, row);
    assert!(stage.screen().contains("Player 2 to move"), "{}", stage.screen());
}

#[test]
fn a_capture_of_several_pieces_is_made_step_by_step() {
    let mut stage = Stage::usual();
    let start = Some("W:W38:B32,22".to_owned());
    stage.sit_down_to(session::Setup { start, ..setup("draughts", &["human", "human"]) });
    assert!(stage.screen().contains("must capture"), "{}", stage.screen());
    // To the only piece that can move, and along its way.
    stage.press("Tab Enter");
    assert!(stage.screen().contains('•'), "{}", stage.screen());
    stage.press("Tab Enter");
    stage.press("Tab Enter");
    assert!(stage.screen().contains("wins:"), "{}", stage.screen());
}

#[test]
fn touching_what_cannot_be_played_is_refused_with_the_reason() {
    let mut stage = Stage::usual();
    stage.sit_down("draughts", &["human", "human"]);
    stage.press("PageUp Home Right Enter");
    assert!(stage.screen().contains("is not yours"), "{}", stage.screen());
}

#[test]
fn computers_are_watched_at_a_speed_and_step_by_step() {
    let mut stage = Stage::usual();
    stage.engines = false;
    stage.sit_down("morpion", &["level:1", "level:2"]);
    stage.engines = true;
    assert!(stage.screen().contains("is thinking"), "{}", stage.screen());
    stage.press("Space");
    assert!(stage.screen().contains("the game is paused"), "{}", stage.screen());
    stage.press("s");
    assert!(stage.screen().contains("   1."), "one move was played: {}", stage.screen());
    assert!(!stage.screen().contains("   2."), "and no more: {}", stage.screen());
    stage.press("-");
    assert!(stage.screen().contains("at least 0.1 s"), "{}", stage.screen());
    stage.press("- - -");
    stage.press("Space");
    assert!(!stage.screen().contains("wins:"), "it takes its time: {}", stage.screen());
    for _ in 0..9 {
        stage.wait(Duration::from_secs(1));
    }
    let screen = stage.screen();
    assert!(["wins:", "draw:"].iter().any(|result| screen.contains(result)), "{screen}");
}

#[test]
fn a_flag_falls() {
    let mut stage = Stage::usual();
    let clock = TimeControl::PerMove { time: Duration::from_secs(30) };
    stage.sit_down_to(session::Setup { clock, ..setup("othello", &["human", "human"]) });
    assert!(stage.screen().contains("0:30"), "{}", stage.screen());
    stage.wait(Duration::from_secs(12));
    assert!(stage.screen().contains("0:18"), "{}", stage.screen());
    stage.wait(Duration::from_secs(18));
    assert!(stage.screen().contains("Player 2 wins"), "{}", stage.screen());
}

#[test]
fn hints_values_and_the_analysis_are_shown() {
    let mut stage = Stage::usual();
    stage.sit_down("morpion", &["human", "human"]);
    stage.press("h");
    assert!(stage.screen().contains("try "), "{}", stage.screen());
    assert!(stage.screen().contains("Thinking"), "{}", stage.screen());
    stage.press("Tab Enter Tab Enter Tab Enter a");
    let screen = stage.screen();
    assert!(screen.contains("every move of the game is judged"), "{screen}");
    assert!(screen.contains("Chances"), "{screen}");
}

#[test]
fn resigning_is_asked_about_and_a_draw_is_offered() {
    let mut stage = Stage::usual();
    stage.sit_down("draughts", &["human", "human"]);
    stage.press("d");
    assert!(stage.screen().contains("offers a draw"), "{}", stage.screen());
    stage.press("D");
    assert!(stage.screen().contains("declines the draw"), "{}", stage.screen());
    stage.press("x");
    assert!(stage.screen().contains("Resign this game?"), "{}", stage.screen());
    stage.press("Esc");
    assert!(stage.screen().contains("to move"), "{}", stage.screen());
    stage.press("x y");
    assert!(stage.screen().contains("Player 2 wins"), "{}", stage.screen());
    stage.press("c");
    assert!(stage.screen().contains("1     0    0      1"), "{}", stage.screen());
}

#[test]
fn games_are_saved_and_opened_by_name() {
    let mut stage = Stage::usual();
    stage.sit_down("othello", &["human", "human"]);
    stage.press("w");
    stage.press("Enter o");
    stage.type_in("other.xml");
    stage.press("Enter");
    let [AppEffect::Save(saved), AppEffect::Load(loaded)] = &stage.files[..] else {
        panic!("one file is written, one is read: {:?}", stage.files);
    };
    assert_eq!((saved, loaded), (&PathBuf::from("game.xml"), &PathBuf::from("other.xml")));
}

#[test]
fn every_change_is_kept() {
    let mut stage = Stage::usual();
    stage.sit_down("connect-four", &["human", "human"]);
    let begun = |effect: &&AppEffect| matches!(effect, AppEffect::Begin);
    assert_eq!(stage.kept.iter().filter(begun).count(), 1, "a game has begun");
    let before = stage.kept.len();
    stage.press("Enter Enter");
    let [AppEffect::Keep, AppEffect::Keep] = &stage.kept[before..] else {
        panic!("two moves are kept: {:?}", &stage.kept[before..]);
    };
}

#[test]
fn a_saved_game_goes_on_where_it_was() {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("saved-games");
    std::fs::create_dir_all(&folder).expect("a folder of our own");
    let path = folder.join("game.xml");
    // Left by an earlier run.
    let _ = std::fs::remove_file(&path);
    let mut stage = Stage::usual();
    stage.sit_down("connect-four", &["human", "human"]);
    stage.press("Enter Enter");
    stage.app.save(&path);
    assert!(stage.screen().contains("saved: "), "{}", stage.screen());
    let mut later = Stage::usual();
    let [AppEffect::Begin] = &later.app.load(&path)[..] else { panic!("people are to move") };
    let screen = later.screen();
    assert!(screen.contains("loaded: ") && screen.contains("   1."), "{screen}");
    let mut other = Stage::usual();
    other.sit_down("connect-four", &["human", "human"]);
    other.app.save(&path);
    assert!(other.screen().contains("is there already"), "{}", other.screen());
    other.app.load(&folder.join("nothing.xml"));
    assert!(other.screen().contains("nothing.xml"), "{}", other.screen());
}

#[test]
fn a_replay_walks_plays_and_goes_on_from_a_move() {
    let mut stage = Stage::usual();
    stage.sit_down("morpion", &["human", "human"]);
    stage.press("Tab Enter Tab Enter Tab Enter b");
    assert!(stage.screen().contains("Move 0 of 3"), "{}", stage.screen());
    stage.press("Space");
    stage.wait(Duration::from_secs(1));
    assert!(stage.screen().contains("Move 1 of 3"), "{}", stage.screen());
    stage.press("+");
    stage.wait(Duration::from_millis(500));
    assert!(stage.screen().contains("Move 2 of 3"), "{}", stage.screen());
    stage.press("Left Enter");
    assert!(stage.screen().contains("2 moves taken back"), "{}", stage.screen());
}

#[test]
fn leaving_is_asked_about_once_something_was_played() {
    let mut stage = Stage::usual();
    stage.sit_down("morpion", &["human", "human"]);
    stage.press("Enter q");
    assert!(stage.screen().contains("Leave this game?"), "{}", stage.screen());
    stage.press("n");
    assert!(stage.screen().contains("to move"), "{}", stage.screen());
    stage.press("q y");
    assert!(stage.screen().contains("Open a game"), "{}", stage.screen());
    assert!(!stage.app.is_over());
    stage.press("q");
    assert!(stage.app.is_over());
}
