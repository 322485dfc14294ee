//! The analysis board: any game explored, with variations, signs, text and drawings.

use crate::support::{table::square, visit::visit};

#[test]
fn a_finished_game_of_computers_is_explored() {
    visit(|page, _| {
        page.open_table("morpion", &["random:seed=1", "random:seed=2"]);
        page.sees(".ending h2");
        page.click_on(".whole-game [data-action=analysis]");
        page.sees(".annotate:not([hidden])");
        page.click_on(".moves [data-action=move-1]");
        page.sees(".moves [data-action=move-1][aria-current]");
        let free =
            page.script("return [...document.querySelectorAll('.board .cell.target')].length", &[]);
        assert!(free.as_u64().is_some_and(|count| count >= 8), "{free}");
    });
}

#[test]
fn lines_are_arranged_and_moves_marked() {
    visit(|page, _| {
        page.go_to("position/othello");
        page.click("Analyse");
        page.sees(".annotate:not([hidden])");
        page.play(&["f5"]);
        page.click_square("d6");
        page.has_moves(2);
        page.click_on(".moves [data-action=move-1]");
        page.sees(".moves [data-action=move-1][aria-current]");
        page.click_square("f6");
        page.has_moves(3);
        page.sees(".moves .variation");
        page.shows(".moves .variation", "f6");
        page.click_on("[data-action=mark-5]");
        page.shows(".moves .variation .mark", "!?");
        page.write("[data-action=comment]", "the parallel opening\n");
        page.click_on("[data-action=mark-14]");
        page.shows(".moves .variation .comment", "parallel");
        page.drag_right(&square("c3"), &square("c3"));
        page.sees(".board .ring.drawn-G");
        page.click_on("[data-action=ink-R]");
        page.click_square("d3");
        page.click_square("d6");
        page.sees(".board .arrow.drawn-R");
        page.click_on("[data-action=draw]");
        page.photograph("analysis-board");
        page.click_on("[data-action=main-line]");
        page.shows(".moves .variation", "d6");
        page.click_on("[data-action=keep]");
        page.says("Kept in the library");
        page.click_on("[data-action=delete]");
        page.no_longer_sees(".moves .variation");
        page.reload();
        page.sees(".annotate:not([hidden])");
        page.has_moves(2);
    });
}
