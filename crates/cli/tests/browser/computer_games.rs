//! Computers that play by themselves, and the people who watch them.

use crate::support::visit::visit;

#[test]
fn computers_are_paused_stepped_and_hurried() {
    visit(|page, _| {
        page.go_to("setup/othello");
        page.seat(0, "computer");
        for seat in [0, 1] {
            page.slide(&format!("#level-{seat}"), "1");
        }
        page.start();
        page.slide("#pace", "0");
        page.click("Pause");
        page.status("waits: the game is paused");
        let before = page.moves().len();
        page.click("One move");
        page.has_moves(before + 1);
        page.status("waits: the game is paused");
        page.slide("#pace", "5");
        page.click("Resume");
        page.sees(".ending");
        assert!(before + 1 < page.moves().len());
    });
}

#[test]
fn a_computer_that_thinks_is_made_to_play() {
    visit(|page, _| {
        page.go_to("setup/othello");
        page.open_everything();
        page.choose("#engine-1", "pvs");
        page.open_everything();
        page.set("time", "30");
        page.start();
        page.click_square("d3");
        page.sees(".thinking");
        page.shows(".thinking", "Nodes per second");
        page.click("Play now");
        page.has_moves(2);
        page.status("Your turn");
        page.sees(".eval-bar");
    });
}

#[test]
fn somebody_else_takes_a_seat() {
    visit(|page, _| {
        page.play_among_people("connect-four", &[]);
        page.click_on("[data-action=seat-1]");
        page.sees("dialog fieldset.seat");
        page.click_on("dialog label:has(input[value=computer])");
        page.slide("dialog #level-1", "2");
        page.click("Take the seat");
        page.shows(".players", "Level 2");
        page.click_square("d1");
        page.has_moves(2);
    });
}
