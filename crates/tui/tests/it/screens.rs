//! Screens as they are stored beside the tests: every game, every menu, both languages.
//!
//! `UPDATE=1 cargo test -p tui` writes them anew; look at what has changed.

use std::time::Duration;

use ratatui::style::Color;
use session::{GAMES, Setup, TimeControl};

use crate::support::stage::{ASCII, COLOURLESS, FULL, Stage, setup};

const USUAL: (u16, u16) = (80, 24);
const LANGUAGES: [&str; 2] = ["en", "fr"];

#[test]
fn the_menus() {
    for language in LANGUAGES {
        let mut stage = Stage::new(language, FULL, USUAL);
        stage.check(&format!("home-{language}"));
        for (index, room) in GAMES.iter().enumerate() {
            stage.type_in(&(index + 1).to_string());
            stage.check(&format!("form-{}-{language}", room.name()));
            stage.press("Esc");
        }
        stage.press("1 Down Enter");
        stage.check(&format!("prompt-player-{language}"));
        stage.press("Esc Esc o");
        stage.check(&format!("prompt-open-{language}"));
        stage.press("Esc ?");
        stage.check(&format!("keys-{language}"));
    }
}

/// Positions worth looking at: something to capture, something won, a king.
fn scenes() -> [(&'static str, Setup, &'static str); 6] {
    let people = ["human:name=Zoé", "human"];
    let draughts = "W:W28,38,K47:B32,22,K3";
    [
        ("morpion", setup("morpion", &people), "Enter Tab Enter Tab Enter Tab Enter"),
        ("othello", setup("othello", &people), "m d 3 Enter Tab"),
        ("connect-four", setup("connect-four", &people), "Enter Enter Right Enter"),
        ("draughts", setup("draughts", &people), "Tab Tab Enter"),
        (
            "draughts-capture",
            Setup { start: Some(draughts.to_owned()), ..setup("draughts", &people) },
            "Tab Enter",
        ),
        ("draughts-english", setup("draughts:english", &people), "Tab"),
    ]
}

#[test]
fn the_table_of_every_game() {
    for language in LANGUAGES {
        for (name, setup, keys) in scenes() {
            let mut stage = Stage::new(language, FULL, USUAL);
            stage.sit_down_to(setup);
            stage.press(keys);
            stage.check(&format!("table-{name}-{language}"));
        }
    }
}

#[test]
fn nothing_but_ascii() {
    for language in LANGUAGES {
        for (name, setup, keys) in scenes() {
            let mut stage = Stage::new(language, ASCII, USUAL);
            stage.sit_down_to(setup);
            stage.press(keys);
            assert!(stage.screen().is_ascii(), "{}", stage.screen());
            if language == "fr" {
                stage.check(&format!("ascii-{name}"));
            }
            stage.press("i");
            assert!(stage.screen().is_ascii(), "{}", stage.screen());
        }
    }
}

#[test]
fn no_colours() {
    for (name, setup, keys) in scenes() {
        let mut stage = Stage::new("en", COLOURLESS, USUAL);
        stage.sit_down_to(setup);
        stage.press(keys);
        let colourless =
            |cell: &ratatui::buffer::Cell| (cell.fg, cell.bg) == (Color::Reset, Color::Reset);
        assert!(stage.buffer().content.iter().all(colourless), "{name}");
        stage.check(&format!("colourless-{name}"));
    }
}

#[test]
fn large_boards_scroll_with_the_cursor_in_view() {
    let players = vec!["human"; 26];
    let game = "morpion:width=26,height=26,align=5,players=26";
    let mut stage = Stage::usual();
    stage.sit_down(game, &players);
    stage.press("PageUp Home Enter");
    stage.check("large-top");
    assert!(stage.screen().contains(']'), "{}", stage.screen());
    stage.press("PageDown End Enter");
    stage.check("large-bottom");
    for size in [(120, 40), (40, 12), (200, 60)] {
        let mut stage = Stage::new("en", FULL, size);
        stage.sit_down(game, &players);
        stage.press("PageDown End");
        stage.check(&format!("large-{}x{}", size.0, size.1));
    }
}

#[test]
fn small_and_wide_terminals() {
    for (width, height) in [(40, 16), (60, 20), (140, 50)] {
        let mut stage = Stage::new("en", FULL, (width, height));
        stage.sit_down("draughts", &["human", "human"]);
        stage.check(&format!("draughts-{width}x{height}"));
    }
}

#[test]
fn playing_against_the_computer() {
    for language in LANGUAGES {
        let mut stage = Stage::new(language, FULL, USUAL);
        stage.sit_down("othello", &["human", "pvs:depth=4"]);
        for _ in 0..4 {
            stage.press("Tab Enter");
        }
        stage.check(&format!("thinking-{language}"));
        stage.press("b Right Right");
        stage.check(&format!("replay-{language}"));
    }
}

#[test]
fn the_end_of_a_game() {
    for language in LANGUAGES {
        let mut stage = Stage::new(language, FULL, USUAL);
        stage.sit_down("morpion", &["human", "human"]);
        stage.press("Home PageUp Enter Down Enter Up Right Enter Down Enter Up Right Enter");
        stage.check(&format!("won-{language}"));
        stage.press("c");
        stage.check(&format!("scores-{language}"));
    }
}

#[test]
fn the_rules_and_the_questions() {
    for language in LANGUAGES {
        let mut stage = Stage::new(language, FULL, USUAL);
        let clock = TimeControl::Fischer {
            time: Duration::from_mins(5),
            increment: Duration::from_secs(5),
        };
        stage.sit_down_to(Setup { clock, ..setup("draughts", &["human", "human"]) });
        stage.press("i PageDown");
        stage.check(&format!("rules-{language}"));
        stage.press("Esc x");
        stage.check(&format!("resign-{language}"));
        stage.press("Esc w");
        stage.check(&format!("prompt-save-{language}"));
        stage.press("Esc 3 2");
        stage.check(&format!("prompt-move-{language}"));
    }
}

/// A message that is missing is shown by its name.
#[test]
fn nothing_is_left_without_words() {
    let folder = std::path::Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/it/screens");
    let mut count = 0;
    for entry in std::fs::read_dir(folder).expect("the stored screens") {
        let path = entry.expect("a screen").path();
        let screen = std::fs::read_to_string(&path).expect("a readable screen");
        assert!(!screen.contains("???"), "{}", path.display());
        count += 1;
    }
    assert!(count > 50);
}
