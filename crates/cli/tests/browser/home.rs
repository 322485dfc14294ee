//! The first minute: an opponent chosen at the button, games to go on with, a word of welcome.

use crate::{support::page::Page, support::visit::visit};

#[test]
fn the_opponent_is_chosen_where_one_plays() {
    visit(|page, _| {
        against(page, "connect-four", "expert");
        page.shows(".game-card:has([data-game=connect-four]) .versus", "Computer, expert");
        page.click("Play Connect Four");
        page.shows(".player:nth-child(2)", "Level 10");
        page.go_to("");
        against(page, "connect-four", "people");
        page.click("Play Connect Four");
        page.play(&["d1", "e1"]);
        page.go_to("");
        page.shows(".game-card:has([data-game=connect-four]) .versus", "Two players");
    });
}

#[test]
fn a_person_begins_the_first_game() {
    visit(|page, _| {
        page.click("Play Morpion");
        page.status("Your turn");
        page.go_to("setup/morpion");
        page.open_everything();
        let look = "return document.querySelector('[name=first]').value";
        assert_eq!(page.script(look, &[]), "", "lots are drawn for the next game");
    });
}

#[test]
fn several_games_can_be_gone_on_with() {
    visit(|page, _| {
        for game in ["othello", "connect-four"] {
            against(page, game, "people");
            page.click_on(&format!("[data-game={game}]"));
            page.sees(".board .cell");
            page.play(if game == "othello" { &["d3"] } else { &["d1"] });
            page.go_to("");
        }
        page.has(2, ".resume-card");
        page.shows(".resume-card:first-child", "Connect Four");
    });
}

#[test]
fn the_welcome_is_dismissed_for_good() {
    visit(|page, _| {
        page.sees(".welcome");
        page.click("Got it");
        page.no_longer_sees(".welcome");
        page.reload();
        page.says("What shall we play?");
        page.no_longer_sees(".welcome");
    });
}

#[test]
fn another_level_is_offered_after_three_losses() {
    visit(|page, _| {
        page.open_table("connect-four", &["human", "level:4"]);
        for game in 1..=3 {
            page.sees("[data-action=resign]");
            page.click_on("[data-action=resign]");
            page.click_on("dialog .button.main");
            page.shows(".ending", &format!("{game}"));
            if game < 3 {
                page.click("Play again");
                page.has(1, ".ending[hidden]");
            }
        }
        page.click("Try level 3, a little easier");
        page.shows(".players", "Level 3");
    });
}

/// Chooses whom to play against on the card of a game.
fn against(page: &Page, game: &str, opponent: &str) {
    page.sees(&format!("[data-game={game}]"));
    page.click_on(&format!(".game-card:has([data-game={game}]) label:has([value={opponent}])"));
}
