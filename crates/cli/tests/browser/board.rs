//! The board in hand: pieces put back, marks drawn, the board turned, zoomed and made to fill the
//! screen.

use serde_json::json;

use crate::{support::page::Page, support::table::square, support::visit::visit};

const ESCAPE: char = '\u{e00c}';

#[test]
fn a_piece_in_hand_is_put_back() {
    visit(|page, _| {
        page.play_among_people("draughts", &[]);
        page.click_square("32");
        page.square_says("32", "chosen");
        page.square_says("28", "can be played");
        page.press(&[ESCAPE]);
        page.has(0, ".cell.chosen");
        page.click_square("32");
        page.square_says("32", "chosen");
        page.drag_right(&square("40"), &square("40"));
        page.has(0, ".cell.chosen");
        page.has(0, ".overlay .ring");
        // Another piece is taken in hand instead; touched again, it is put back.
        page.click_square("32");
        page.click_square("33");
        page.square_says("33", "chosen");
        page.click_square("33");
        page.has(0, ".cell.chosen");
        page.has_moves(0);
    });
}

#[test]
fn marks_are_drawn_with_the_right_button() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.drag_right(&square("a1"), &square("c3"));
        page.drag_right(&square("h8"), &square("h8"));
        page.has(1, ".overlay .arrow.own");
        page.has(1, ".overlay .ring.own");
        page.drag_right(&square("a1"), &square("c3"));
        page.has(0, ".overlay .arrow.own");
        page.click_square("d3");
        page.has(0, ".overlay .ring.own");
    });
}

#[test]
fn the_board_is_turned_and_zoomed() {
    visit(|page, _| {
        page.play_among_people("draughts", &[]);
        let (top, size) = (place(page, "top"), place(page, "width"));
        page.click("Turn the board");
        page.wait("1 is below", || (top < place(page, "top")).then_some(()));
        page.press(&['t']);
        page.wait("1 is above again", || (place(page, "top") <= top).then_some(()));
        page.click("Larger");
        page.wait("squares are larger", || (size < place(page, "width")).then_some(()));
        page.click("Smaller");
        page.click("Smaller");
        page.wait("squares are smaller", || (place(page, "width") < size).then_some(()));
        page.click("Full screen");
        let full = "return document.fullscreenElement !== null";
        page.wait("the board fills the screen", || {
            page.script(full, &[]).as_bool().filter(|&full| full)
        });
        page.click_square("32");
        page.click_square("28");
        page.script("document.exitFullscreen()", &[]);
        page.has_moves(1);
    });
}

#[test]
fn the_rules_in_force_are_told_at_the_table() {
    visit(|page, _| {
        page.open_table("morpion:width=9,height=9,align=5,exact=on", &["human", "human"]);
        page.shows(".rules-in-force", "Columns: 9 · Rows: 9");
        page.shows(".rules-in-force", "Exact length only: yes");
        page.open_table("draughts:variant=russian,kings=short", &["human", "human"]);
        page.shows(".rules-in-force", "Russian draughts · Kings: short");
        page.click_on(".rules-in-force a");
        page.sees(".rulebook article");
    });
}

#[test]
fn keys_come_in_where_something_can_be_played() {
    visit(|page, _| {
        page.play_among_people("draughts", &[]);
        page.press(&['b']);
        page.sees(".cell.target:focus");
    });
}

#[test]
fn a_frame_tells_columns_and_shows_the_last_move() {
    visit(|page, _| {
        page.play_among_people("connect-four", &[]);
        page.square_says("d1", "column 4, row 1, empty, can be played");
        page.square_says("d6", "column 4, row 6, empty, can be played");
        page.play(&["d6"]);
        page.square_says("d1", "column 4, row 1, yellow disc, last move");
        let mark =
            "const mark = getComputedStyle(document.querySelector('.cell.last'), '::before');
            return [mark.display, mark.backgroundColor]";
        assert_eq!(page.script(mark, &[]), json!(["block", "rgb(255, 255, 255)"]));
    });
}

/// A measure of the square called 1.
fn place(page: &Page, side: &str) -> f64 {
    let look = format!(
        "return document.querySelector('.cell[data-name=\"1\"]').getBoundingClientRect().{side}"
    );
    page.script(&look, &[]).as_f64().expect("a measure is a number")
}
