//! Taking moves back against a computer.

use crate::support::visit::visit;

#[test]
fn what_is_taken_back_is_kept_as_a_variation() {
    visit(|page, _| {
        page.go_to("setup/morpion");
        page.open_everything();
        page.set("first", "1");
        page.start();
        page.click_square("B2");
        page.has_moves(2);
        page.status("Your turn");
        page.click("Undo");
        page.square_says("B2", "empty");
        page.status("Your turn");
        page.shows(".replay", "0 / 2");
        page.click("Redo");
        page.square_says("B2", "X");
        page.shows(".replay", "2 / 2");
        page.click("Undo");
        page.square_says("B2", "empty");
        page.click_square("A1");
        page.has_moves(4);
        page.status("Your turn");
        page.sees(".moves .variation");
        page.square_says("A1", "X");
    });
}
