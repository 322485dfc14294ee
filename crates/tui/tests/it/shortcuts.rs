//! The keys with Ctrl and the function keys, and that no game is lost without a question.

use tui::AppEffect;

use crate::support::stage::Stage;

const QUESTION: &str = "Give up the game on the table?";

#[test]
fn a_letter_with_ctrl_is_not_the_letter() {
    let mut stage = Stage::usual();
    stage.sit_down("draughts", &["human", "human"]);
    let before = stage.screen();
    for letter in ["d", "x", "g", "t", "h", "u", "w", "e", "m"] {
        stage.press(&format!("Ctrl+{letter}"));
        assert_eq!(stage.screen(), before, "Ctrl+{letter}");
        stage.press(&format!("Alt+{letter}"));
        assert_eq!(stage.screen(), before, "Alt+{letter}");
    }
}

#[test]
fn moves_are_taken_back_and_played_again_with_ctrl() {
    let mut stage = Stage::usual();
    stage.sit_down("othello", &["human", "human"]);
    stage.press("m d 3 Enter Ctrl+z");
    assert!(stage.screen().contains("one move taken back"), "{}", stage.screen());
    stage.press("Ctrl+y");
    assert!(stage.screen().contains("one move played again"), "{}", stage.screen());
}

#[test]
fn a_running_game_is_asked_about_before_another_begins() {
    let ways =
        [("Ctrl+n", "Esc"), ("g", "Esc"), ("c g", "Esc"), ("e Down Down Right b", "Esc Esc")];
    for (keys, back) in ways {
        let mut stage = Stage::usual();
        stage.sit_down("connect-four", &["human", "human"]);
        stage.press("m 1 Enter");
        stage.press(keys);
        assert!(stage.screen().contains(QUESTION), "{keys}: {}", stage.screen());
        stage.press(back);
        assert!(stage.screen().contains("   1."), "{keys}: the game goes on: {}", stage.screen());
        stage.press(keys);
        stage.press("y");
        assert!(!stage.screen().contains("   1."), "{keys}: a new game: {}", stage.screen());
    }
}

#[test]
fn a_game_is_saved_and_loaded_with_ctrl() {
    let mut stage = Stage::usual();
    stage.sit_down("othello", &["human", "human"]);
    stage.press("Ctrl+l");
    assert!(stage.screen().contains("Open:"), "nothing to lose yet: {}", stage.screen());
    stage.press("Esc m d 3 Enter Ctrl+s");
    assert!(stage.screen().contains("Save as: game.xml"), "{}", stage.screen());
    stage.press("Enter");
    assert!(matches!(&stage.files[..], [AppEffect::Save(_)]), "{:?}", stage.files);
    stage.press("Ctrl+l");
    assert!(stage.screen().contains(QUESTION), "{}", stage.screen());
    stage.press("y");
    stage.type_in("other.xml");
    stage.press("Enter");
    assert!(matches!(&stage.files[..], [_, AppEffect::Load(_)]), "{:?}", stage.files);
}

#[test]
fn quitting_asks_in_the_middle_of_a_game() {
    let mut stage = Stage::usual();
    stage.sit_down("othello", &["human", "human"]);
    stage.press("m d 3 Enter Ctrl+q");
    assert!(stage.screen().contains("Leave this game?"), "{}", stage.screen());
    stage.press("Esc");
    assert!(!stage.app.is_over());
    stage.press("Ctrl+q y");
    assert!(stage.app.is_over());
    let mut stage = Stage::usual();
    stage.press("Ctrl+q");
    assert!(stage.app.is_over(), "there is nothing to lose in the menu");
}

#[test]
fn the_rules_and_what_this_is_are_a_key_away_everywhere() {
    let mut stage = Stage::usual();
    stage.press("Down F1");
    assert!(stage.screen().contains("Othello"), "of the game chosen: {}", stage.screen());
    stage.press("F2");
    assert!(stage.screen().contains("Plateau, version"), "{}", stage.screen());
    stage.press("Esc Enter i");
    assert!(stage.screen().contains("Othello"), "of the form: {}", stage.screen());
    stage.press("Esc b F1");
    assert!(stage.screen().contains("Othello"), "of the table: {}", stage.screen());
    stage.press("F1");
    assert!(stage.screen().contains("to move"), "and back: {}", stage.screen());
}

#[test]
fn the_scores_stand_beside_the_board_when_a_game_is_over() {
    for (size, french) in [((80, 24), false), ((120, 40), true)] {
        let language = if french { "fr" } else { "en" };
        let mut stage = Stage::new(language, crate::support::stage::FULL, size);
        stage.sit_down("connect-four", &["human", "human"]);
        for column in ["1", "2", "1", "2", "1", "2", "1"] {
            stage.press(&format!("m {column} Enter"));
        }
        let screen = stage.screen();
        let columns = if french { "G   N   P Pts" } else { "W   D   L Pts" };
        assert!(screen.contains(columns), "{screen}");
        assert!(screen.contains("1   0   0   1"), "{screen}");
        assert!(screen.contains("0   0   1   0"), "{screen}");
        stage.press("c");
        let screen = stage.screen();
        let columns =
            if french { "gagnées nulles perdues points" } else { "won drawn lost points" };
        assert!(screen.contains(columns), "{screen}");
        // The three choices: the same again, other settings, a look back.
        stage.press("e Esc c b Esc g");
        assert!(!stage.screen().contains("Pts"), "a new game: {}", stage.screen());
    }
}
