//! A board that is asked by typing and answers in words, and a teacher who points.

use crate::{
    support::driver::{Browser, Looks},
    support::page::Page,
    support::table::square,
    support::visit::{visit, visit_as},
};

const ENTER: char = '\u{e007}';

/// Types something into the line of the spoken board.
fn ask(page: &Page, words: &str) {
    page.write("#spoken", words);
    page.press(&[ENTER]);
}

#[test]
fn the_board_answers_and_plays_what_is_typed() {
    visit(|page, _| {
        page.open_table("othello", &["human", "human"]);
        page.sees(".board .cell");
        page.press(&['a']);
        page.sees("#spoken:focus");
        ask(page, "m");
        page.shows(".spoken-log", "4 moves: ");
        ask(page, "d3");
        page.has_moves(1);
        ask(page, "l");
        page.shows(".spoken-log", "Black: d3");
        ask(page, "w");
        page.shows(".spoken-log", "White to move");
        ask(page, "c");
        page.shows(".spoken-log", "Black: no clock");
        ask(page, "p");
        page.shows(".spoken-log", "Black has 4: d3, d4");
        ask(page, "e4");
        page.shows(".spoken-log", "e4, black disc");
        ask(page, "x");
        page.shows(".spoken-log", "threatens");
        ask(page, "nonsense");
        page.sees(".toast, [role=alert]");
        assert_eq!(page.attribute(".spoken-log", "role").as_deref(), Some("log"));
        page.photograph("spoken");
    });
}

#[test]
fn everybody_sees_what_the_teacher_points_at() {
    visit(|page, _| {
        page.open_table("draughts", &["human", "human"]);
        page.sees(".board .cell");
        let address = page.script("return location.href.split('?')[0]", &[]);
        let address = address.as_str().expect("an address").to_owned();
        let other = Browser::open(Looks::default());
        let watching = Page::new(&other, &address);
        watching.go_to_address(&address);
        watching.sees(".board .cell");
        watching.has(0, "[data-action=point]:not([hidden])");
        page.click_on("[data-action=point]");
        page.click_on(&square("32"));
        watching.has(1, ".ring.pointed");
        page.has(1, ".ring.pointed");
        page.no_longer_sees(".cell.chosen");
        page.click_on("[data-action=point]");
        watching.has(0, ".ring.pointed");
    });
}

#[test]
fn at_twice_the_size_the_board_is_in_view() {
    let zoomed = Looks { width: 640, height: 400, dark: false, calm: true };
    visit_as("en", zoomed, |page, _| {
        page.open_table("draughts", &["human", "human"]);
        page.sees(".board .cell");
        let foot = "return document.querySelector('.board').getBoundingClientRect().bottom";
        let foot = page.script(foot, &[]).as_f64().expect("a place");
        assert!(foot <= 400.0, "the board ends {foot} px down a window of 400");
        page.assert_fits();
    });
}

#[test]
fn focus_frames_no_page() {
    visit(|page, _| {
        page.press(&['?']);
        page.sees("dialog .keys");
        page.press(&['\u{e00c}']);
        page.go_to("rules/othello");
        page.script("document.querySelector('main').focus()", &[]);
        let outline = "return getComputedStyle(document.querySelector('main')).outlineStyle";
        assert_eq!(page.script(outline, &[]), "none");
    });
}
