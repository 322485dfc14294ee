//! The form: games, settings and players from what is on offer.

use session::GAMES;
use tui::{Look, Palette};

use crate::support::stage::{ASCII, Stage};

#[test]
fn every_game_begins_as_it_is_offered() {
    for (index, room) in GAMES.iter().enumerate() {
        let mut stage = Stage::usual();
        stage.engines = false;
        stage.type_in(&(index + 1).to_string());
        stage.press("Enter");
        let screen = stage.screen();
        assert!(screen.contains("Computer 2, level 3"), "{}: {screen}", room.name());
    }
}

#[test]
fn players_and_settings_are_changed_by_arrows_and_typed() {
    let mut stage = Stage::usual();
    stage.press("Enter Down Enter");
    for _ in 0..5 {
        stage.press("Backspace");
    }
    stage.type_in("human:name=Zoé");
    stage.press("Enter Down Right");
    assert!(stage.screen().contains("‹ the computer, level 4 ›"), "{}", stage.screen());
    // The width of the grid, and how many play.
    stage.press("Down 5 Enter Down Right Right Down Down Right");
    stage.press("b");
    let screen = stage.screen();
    assert!(screen.contains("Zoé") && screen.contains("level 4"), "{screen}");
    assert!(screen.contains("Computer 3, level 3"), "a third one plays: {screen}");
}

#[test]
fn what_is_not_set_shows_what_the_variant_has() {
    let mut stage = Stage::new("fr", crate::support::stage::FULL, (90, 40));
    let row = |stage: &mut Stage, name: &str| {
        let screen = stage.screen();
        let row = screen.lines().find(|line| line.contains(name)).unwrap_or_default();
        row.split_whitespace().last().unwrap_or_default().to_owned()
    };
    stage.press("3");
    assert_eq!(row(&mut stage, "Colonnes"), "10");
    assert_eq!(row(&mut stage, "Rangées de pions blancs"), "4");
    assert_eq!(row(&mut stage, "Prise en arrière"), "oui");
    // The English variant, one to the right.
    stage.press("Down Down Down Right");
    assert_eq!(row(&mut stage, "Colonnes"), "8");
    assert_eq!(row(&mut stage, "Prise en arrière"), "non");
    // One column fewer, and back: the variant's own number is not set any more.
    stage.press("Down Left");
    assert!(stage.screen().contains("‹ 7 ›"), "{}", stage.screen());
    stage.press("Right Up Left");
    assert_eq!(row(&mut stage, "Colonnes"), "10");
}

#[test]
fn the_game_of_a_preset_is_set_up_in_words() {
    let mut stage = Stage::new("fr", crate::support::stage::FULL, (90, 40));
    stage.press("Down Down Down Down Down Down Enter");
    assert!(stage.screen().contains("l’ordinateur, niveau 5"), "{}", stage.screen());
    stage.press("Down Down Right");
    assert!(stage.screen().contains("‹ l’ordinateur, niveau 6 ›"), "{}", stage.screen());
}

#[test]
fn what_does_not_go_together_is_said_and_does_not_begin() {
    let mut stage = Stage::usual();
    stage.press("Enter Down Down Down Down Down");
    assert!(stage.screen().contains("▸ In a row"), "{}", stage.screen());
    stage.press("9 Enter");
    assert!(stage.screen().contains("9 in a row do not fit"), "{}", stage.screen());
    stage.press("b");
    assert!(stage.screen().contains("9 in a row do not fit"), "{}", stage.screen());
    stage.press("9 9 Enter");
    assert!(stage.screen().contains("does not fit"), "{}", stage.screen());
}

#[test]
fn the_language_changes_while_the_game_goes_on() {
    let mut stage = Stage::usual();
    stage.sit_down("othello", &["human:name=Zoé", "human"]);
    assert!(stage.screen().contains("Zoé to move"), "{}", stage.screen());
    stage.press("l");
    assert!(stage.screen().contains("Zoé"), "{}", stage.screen());
    assert!(stage.screen().contains("touches"), "{}", stage.screen());
}

#[test]
fn a_menu_takes_clicks() {
    let mut stage = Stage::usual();
    stage.click("Othello");
    stage.click("Begin");
    let screen = stage.screen();
    assert!(screen.contains("Player 1 to move"), "{screen}");
}

/// The look that an environment leads to.
fn look(ascii: bool, environment: &[(&str, &str)]) -> Look {
    Look::of_environment(ascii, |wanted| {
        let found = environment.iter().find(|(name, _)| *name == wanted);
        found.map(|(_, value)| (*value).to_owned())
    })
}

#[test]
fn the_environment_says_what_the_terminal_can_show() {
    let modern = [("TERM", "xterm-256color"), ("LANG", "fr_FR.UTF-8")];
    assert_eq!(look(false, &modern), Look { ascii: false, palette: Palette::Full });
    assert!(look(true, &modern).ascii, "plain letters can be asked for");
    let colourless = [("TERM", "xterm-256color"), ("LANG", "C.utf8"), ("NO_COLOR", "1")];
    assert_eq!(look(false, &colourless), Look { ascii: false, palette: Palette::None });
    let console = [("TERM", "linux"), ("LC_ALL", "C"), ("LANG", "fr_FR.UTF-8"), ("NO_COLOR", "")];
    assert_eq!(look(false, &console), Look { ascii: true, palette: Palette::Basic });
    assert_eq!(look(false, &[("TERM", "dumb")]), Look { ascii: true, palette: Palette::None });
}

#[test]
fn menus_and_pages_are_plain_where_everything_is() {
    for language in ["en", "fr"] {
        let mut stage = Stage::new(language, ASCII, (80, 24));
        for keys in ["Down", "3", "Down Enter", "Esc Esc ?", "PageDown", "Esc o"] {
            stage.press(keys);
            assert!(stage.screen().is_ascii(), "{}", stage.screen());
        }
    }
}
