//! Positions laid out by hand.

use crate::{support::page::Page, support::visit::visit};

#[test]
fn a_position_is_laid_out_and_played_from() {
    visit(|page, _| {
        page.go_to("setup/draughts");
        page.open_everything();
        page.seat(1, "human");
        page.click("On the board");
        page.sees("[data-action=clear]");
        page.click_on("[data-action=clear]");
        page.square_says("32", "empty");
        for (piece, squares) in [("0-man", ["33", "50"]), ("1-man", ["28", "1"])] {
            page.click_on(&format!("label:has([data-piece=\"{piece}\"])"));
            for square in squares {
                page.click_square(square);
            }
        }
        page.click_on("label:has([data-piece=\"1-king\"])");
        page.click_square("5");
        page.square_says("5", "black king");
        page.click_on("label:has([data-piece=none])");
        page.click_square("5");
        page.square_says("5", "empty");
        page.click("Use this position");
        page.sees("#start");
        page.start();
        page.status("White must capture");
        page.click_square("33");
        page.click_square("22");
        page.has_moves(1);
        page.square_says("28", "empty");
    });
}

#[test]
fn a_position_is_pasted_at_a_table() {
    visit(|page, _| {
        page.play_among_people("draughts", &[]);
        page.choose_more("Set up a position");
        page.sees("#position-text");
        page.write("#position-text", "no position");
        page.sees("#position-fault:not(:empty)");
        page.sees("[data-action=use-position]:disabled");
        page.write("#position-text", "B:W28,32:BK1,10");
        page.square_says("1", "black king");
        page.choose("#position-turn", "0");
        page.choose("#position-turn", "1");
        page.click("Start the game");
        page.status("Black");
        page.square_says("28", "white man");
    });
}

#[test]
fn the_usual_start_is_laid_out_again() {
    visit(|page, _| {
        page.go_to("position/connect-four");
        page.sees(".board .cell");
        page.click_square("d3");
        page.square_says("d1", "yellow disc");
        page.click_on("[data-action=usual-start]");
        page.square_says("d1", "empty");
        page.click("Cancel");
        page.sees("form.setup");
    });
}

#[test]
fn a_position_is_for_one_game_only() {
    visit(|page, _| {
        page.go_to("setup/draughts?start=W:W38,49:B32,22,12,1");
        page.sees("#start");
        assert_eq!(start(page), "W:W38,49:B32,22,12,1");
        page.seat(1, "human");
        page.start();
        page.status("White must capture");
        page.go_to("setup/draughts");
        page.sees("form.setup");
        assert_eq!(start(page), "");
        page.go_to("");
        page.click_on("button[data-game=draughts]");
        page.square_says("31", "white man");
    });
}

#[test]
fn a_position_is_dropped_with_its_rules() {
    visit(|page, _| {
        page.go_to("setup/draughts?start=W:W38,49:B32,22,12,1");
        page.choose("select[name=variant]", "russian");
        page.shows(".toast", "the starting position was removed");
        assert_eq!(start(page), "");
        page.start();
        page.square_says("a1", "white man");
    });
}

/// The position to start from that is in the form.
fn start(page: &Page) -> String {
    let value = page.script("return document.querySelector('#start').value", &[]);
    value.as_str().expect("a field has a value").to_owned()
}
