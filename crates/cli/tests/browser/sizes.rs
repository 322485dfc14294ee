//! The largest board and the smallest window.

use serde_json::Value;

use crate::{
    support::driver::Looks,
    support::page::Page,
    support::visit::{visit, visit_as},
};

/// A finger finds nothing smaller, in pixels.
const FINGER: f64 = 24.0;
/// A telephone.
const PHONE: Looks = Looks { width: 390, height: 844, dark: false, calm: false };

#[test]
fn a_board_of_26_by_26_is_played() {
    visit(|page, _| {
        page.play_among_people(
            "morpion",
            &[("width", "26"), ("height", "26"), ("align", "5"), ("first", "1")],
        );
        page.play(&["A1", "Z26", "M13", "Z1", "A26"]);
        page.square_says("Z26", "O");
        assert!(narrowest_cell(page) >= FINGER);
        page.assert_fits();
    });
}

#[test]
fn twenty_six_players_sit_at_one_table() {
    visit(|page, _| {
        page.go_to("setup/morpion");
        page.open_everything();
        for (name, value) in [("width", "10"), ("height", "10"), ("players", "26"), ("first", "1")]
        {
            page.set(name, value);
        }
        page.sees("input[name=kind-25]");
        page.start();
        page.click_square("E5");
        page.square_says("E5", "A");
        page.has_moves(26);
        page.wait("it is the first one's turn again", || {
            (page.text(".player[aria-current] .name") == "Player 1").then_some(())
        });
    });
}

#[test]
fn a_game_can_be_begun_on_a_laptop_without_scrolling() {
    const LAPTOP: Looks = Looks { width: 1366, height: 650, dark: false, calm: false };
    for language in ["en", "fr"] {
        visit_as(language, LAPTOP, |page, _| {
            page.sees(".welcome");
            page.sees(".game-card .button");
            let look = "return [...document.querySelectorAll('.game-card .button')]
                .filter(one => one.getBoundingClientRect().bottom <= innerHeight).length;";
            page.photograph("laptop-home");
            assert_eq!(page.script(look, &[]), 8, "two buttons for each of the four games");
        });
    }
}

#[test]
fn whose_turn_it_is_stays_in_sight() {
    for looks in [Looks::default(), PHONE] {
        visit_as("en", looks, |page, _| {
            page.open_table("morpion:width=5,height=5,align=4,players=26", &["human"; 26]);
            page.play(&["A1", "B2", "C3", "D4", "E5", "A5", "B4", "D2", "E1", "C2", "C4"]);
            let look =
                "const inner = document.querySelector('.player.active').getBoundingClientRect();
                const outer = document.querySelector('.players').getBoundingClientRect();
                return [inner.top - outer.top, outer.bottom - inner.bottom,
                    inner.left - outer.left, outer.right - inner.right];";
            let room = page.script(look, &[]);
            let sides = room.as_array().expect("four numbers").iter().filter_map(Value::as_f64);
            assert!(sides.clone().count() == 4 && sides.clone().all(|side| -1.0 < side), "{room}");
        });
    }
}

#[test]
fn a_telephone_is_large_enough() {
    visit_as("en", PHONE, |page, _| {
        page.assert_fits();
        page.play_among_people("draughts", &[]);
        page.assert_fits();
        page.tap_square("32");
        page.square_says("32", "chosen");
        page.tap_square("28");
        page.has_moves(1);
        assert!(narrowest_cell(page) >= FINGER);
        for room in ["library", "rules/othello", "settings", "about", "setup/morpion"] {
            page.go_to(room);
            page.assert_fits();
        }
    });
}

/// What may stand above and below the board in a wide window, in pixels.
const AROUND: f64 = 90.0;

/// Windows, each with the width that a board of draughts has there at least.
const WINDOWS: [(Looks, f64); 5] = [
    (window(1366, 650), 540.0),
    (window(1280, 800), 680.0),
    (window(1920, 1080), 900.0),
    (window(1024, 768), 560.0),
    (PHONE, 350.0),
];

#[test]
fn the_board_is_as_large_as_the_window_allows() {
    for (looks, least) in WINDOWS {
        visit_as("en", looks, |page, _| {
            page.open_table("draughts", &["human", "human"]);
            page.sees(".board .cell");
            let side = width_of(page, ".field");
            println!("{} × {}: {side} px", looks.width, looks.height);
            assert!(side >= least, "{side} < {least} at {} × {}", looks.width, looks.height);
            page.assert_fits();
            let before = width_of(page, ".scroller");
            page.click_square("32");
            page.click_square("28");
            page.has_moves(1);
            assert!((width_of(page, ".scroller") - before).abs() < 1.0, "the board jumped");
        });
    }
}

#[test]
fn little_stands_above_and_below_the_board() {
    for (looks, _) in WINDOWS.iter().filter(|(looks, _)| looks.width > 1000) {
        visit_as("en", *looks, |page, _| {
            page.open_table("draughts", &["human", "level:1"]);
            page.sees(".board .cell");
            let look = "const box = (name) => document.querySelector(name).getBoundingClientRect();
                const board = box('.board');
                return board.top + box('.stage-area').bottom - board.bottom;";
            let around = page.script(look, &[]).as_f64().expect("a height is a number");
            assert!(around <= AROUND, "{around} px above and below the board");
            page.shows(".player.active", "Your turn");
        });
    }
}

const fn window(width: u32, height: u32) -> Looks {
    Looks { width, height, dark: false, calm: false }
}

fn width_of(page: &Page, selector: &str) -> f64 {
    let look = "return document.querySelector(arguments[0]).getBoundingClientRect().width";
    page.script(look, &[selector.into()]).as_f64().expect("a width is a number")
}

fn narrowest_cell(page: &Page) -> f64 {
    let look = "return Math.min(...[...document.querySelectorAll('.cell')].map(one => one.getBoundingClientRect().width))";
    page.script(look, &[]).as_f64().expect("a width is a number")
}
