//! Hints, the line expected, and threats.

use crate::{support::page::Page, support::visit::visit};

#[test]
fn a_hint_says_what_every_move_is_worth() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.click("Hint");
        page.sees(".advice");
        page.has(4, ".overlay .value");
        page.has(1, ".overlay .value.best");
        page.has(1, ".overlay .ring.best");
        page.click_on("[data-action=line]");
        page.sees("[data-action=line][aria-pressed=true]");
        page.wait("the line is numbered", || {
            (numbers(page) > 1 && shown_value(page) == "1").then_some(())
        });
        page.click_square("d3");
        page.has(0, ".overlay .value");
    });
}

#[test]
fn pieces_that_walk_are_told_what_they_can_do() {
    visit(|page, _| {
        page.play_among_people("draughts", &[]);
        page.click("Hint");
        // Five men of the front row can move, one of them only one way.
        page.has(5, ".overlay .value");
        page.has(3, ".overlay .arrow");
        page.click_square("32");
        page.has(2, ".overlay .value");
        page.drag_right(".cell[data-name=\"32\"]", ".cell[data-name=\"32\"]");
        page.has(5, ".overlay .value");
    });
}

#[test]
fn what_is_threatened_is_shown() {
    visit(|page, _| {
        page.play_among_people("morpion", &[("first", "1")]);
        page.play(&["A1", "C3", "A3"]);
        page.click("Threats");
        page.has(1, ".overlay .ring.threat");
        page.shows(".threats", "Player 1 threatens A2 (win in 1)");
        page.click("Threats");
        page.has(0, ".overlay .ring.threat");
        page.press(&['x']);
        page.has(1, ".overlay .ring.threat");
        page.click_square("A2");
        page.has(0, ".overlay .ring.threat");
    });
}

fn numbers(page: &Page) -> u64 {
    let look = "return document.querySelectorAll('.overlay .value').length";
    page.script(look, &[]).as_u64().expect("a number")
}

fn shown_value(page: &Page) -> String {
    let look = "return document.querySelector('.overlay .value text')?.textContent ?? ''";
    page.script(look, &[]).as_str().unwrap_or_default().to_owned()
}
