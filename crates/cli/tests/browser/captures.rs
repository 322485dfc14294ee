//! Captures in draughts: square by square, by their last square, by dragging; and what is refused.

use serde_json::json;

use crate::{
    support::driver::Looks,
    support::page::Page,
    support::table::square,
    support::visit::{visit, visit_as},
};

/// A man on 38 takes three on his way to 7, and nobody else may move.
const THREE_TO_TAKE: &str = "W:W38,49:B32,22,12,1";

#[test]
fn a_capture_is_shown_square_by_square() {
    visit(|page, _| {
        three_to_take(page);
        page.square_says("38", "must capture");
        page.click_square("38");
        for landing in ["27", "18"] {
            page.click_square(landing);
            page.square_says(landing, "chosen");
        }
        page.has_moves(0);
        // The man is where it was put down last, and no longer where it came from.
        page.square_says("18", "white man, chosen");
        page.square_says("27", "empty, on the way");
        page.square_says("38", "empty, on the way");
        page.click_square("7");
        everybody_is_taken(page);
    });
}

#[test]
fn who_must_capture_is_seen_without_movement_too() {
    visit_as("en", Looks { calm: true, ..Looks::default() }, |page, _| {
        three_to_take(page);
        let shadow = "return getComputedStyle(document.querySelector(arguments[0])).boxShadow";
        let shadow = page.script(shadow, &[json!(square("38"))]);
        assert_eq!(shadow, "rgb(255, 181, 46) 0px 0px 0px 4px inset");
    });
}

#[test]
fn a_capture_is_shown_by_where_it_ends() {
    visit(|page, _| {
        three_to_take(page);
        page.click_square("38");
        page.click_square("7");
        everybody_is_taken(page);
    });
}

#[test]
fn a_piece_is_dragged_through_its_captures() {
    visit(|page, _| {
        three_to_take(page);
        page.drag_piece("38", "7");
        everybody_is_taken(page);
    });
}

#[test]
fn a_refused_click_says_why() {
    visit(|page, _| {
        three_to_take(page);
        page.click_square("49");
        page.shows(".toast.beside", "captur");
        page.sees(".board.beckoning");
        page.click_square("1");
        page.has_moves(0);
    });
}

fn three_to_take(page: &Page) {
    page.go_to("setup/draughts");
    page.open_everything();
    page.write("#start", THREE_TO_TAKE);
    page.seat(1, "human");
    page.start();
    page.status("White must capture");
}

fn everybody_is_taken(page: &Page) {
    page.has_moves(1);
    for taken in ["32", "22", "12", "38"] {
        page.square_says(taken, "empty");
    }
    page.square_says("7", "white man");
    assert_eq!(page.moves(), ["38x7"]);
}
