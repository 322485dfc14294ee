//! Games of a tournament are opened from its crosstable, and watched while they are played.

use crate::support::visit::visit;

#[test]
fn a_game_of_the_crosstable_is_opened() {
    visit(|page, _| {
        page.go_to("tournament?game=connect-four");
        page.write("#contest-games", "2");
        page.click("Begin the tournament");
        page.shows(".contest-progress", "6 of 6 games · finished");
        page.click_on("[data-action=met-0-1]");
        page.has(2, "dialog .contest-game");
        page.click_on("dialog .contest-game:first-child .button");
        page.sees(".board .cell");
        assert!(!page.moves().is_empty(), "the whole game is there");
    });
}

#[test]
fn a_game_between_computers_is_watched() {
    visit(|page, _| {
        page.go_to("tournament?game=othello");
        for seat in 0..3 {
            page.slide(&format!("#level-{seat}"), "10");
        }
        page.write("#contest-games", "50");
        page.click("Begin the tournament");
        page.click_on(".contest-game [data-action^=watch]");
        page.sees(".watch-game .board .cell");
        page.shows(".watch-game [role=status]", "to move, after");
        page.photograph("tournament-watched");
        page.click("Back");
        page.click_on("[data-action=stop]");
        page.shows(".contest-progress", "stopped");
        page.click_on("[data-action=resume]");
        page.sees("[data-action=stop]");
        page.click_on("[data-action=delete]");
        page.sees(".undo-notice");
        page.click_on("[data-action=restore]");
        page.shows(".contest-progress", "stopped");
    });
}
