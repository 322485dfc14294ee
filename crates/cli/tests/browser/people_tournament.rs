//! A tournament with people: they sign in by its link, play, and go on after the server was killed.

use crate::{
    support::driver::{Browser, Looks},
    support::page::Page,
    support::visit::visit,
};

/// Signs a person in at a page that shows the tournament.
fn sign_in(page: &Page, name: &str) {
    page.write("#contest-join", name);
    page.click_on("[data-action=join]");
    page.says("You are signed in");
}

/// Plays the game that waits for this page until it is over.
fn play(page: &Page, tournament: &str) {
    page.click_on(".contest-game[data-mine] .button.main");
    page.sees(".board .cell");
    loop {
        let is_over = || !page.text(".ending").is_empty();
        page.wait("it is their turn, or over", || {
            let target = "return document.querySelector('.cell.target') !== null";
            (is_over() || page.script(target, &[]) == true).then_some(())
        });
        if is_over() {
            break;
        }
        let before = page.moves().len();
        page.click_on(".cell.target");
        page.wait("the move is there", || (page.moves().len() > before).then_some(()));
    }
    page.go_to_address(tournament);
}

#[test]
fn people_sign_in_and_a_swiss_tournament_outlives_the_server() {
    visit(|page, server| {
        page.go_to("tournament?game=morpion");
        page.write("#contest-title", "Class 7b");
        page.click_on("label:has(input[name=contest-format][value=swiss])");
        page.click_on("#contest-gathers");
        page.write("#contest-games", "1");
        page.write("#contest-rounds", "1");
        page.click_on(".entrant:last-child .entrant-off");
        page.has(2, ".entrant");
        page.click("Begin the tournament");
        page.sees(".contest-name");
        page.shows("h1", "Class 7b");
        let link = page.script("return document.querySelector('.link-field input').value", &[]);
        let link = link.as_str().expect("a link").to_owned();
        let elsewhere = Browser::open(Looks::default());
        let guest = Page::new(&elsewhere, &server.address);
        guest.go_to_address(&link);
        sign_in(&guest, "Zoé");
        page.write("#contest-add", "Max");
        page.click_on("[data-action=add]");
        page.has(4, ".contest-people li");
        page.photograph("tournament-gathering");
        page.click_on("[data-action=begin]");
        page.sees(".contest-game");
        guest.sees(".contest-game[data-mine]");
        server.kill();
        server.start_again();
        for one in [page, &guest] {
            one.forgive("Failed to load resource");
            one.forgive("net::ERR");
        }
        guest.go_to_address(&link);
        guest.sees(".contest-game[data-mine]");
        play(&guest, &link);
        // Max has no device: the organiser writes the result down.
        page.go_to_address(&link);
        page.click_on(".contest-decide summary");
        page.click_on(".contest-decide[open] .button");
        page.shows(".contest-progress", "2 of 2 games · finished");
        page.shows("h2 ~ .card", "Round 1");
        page.photograph("tournament-people-over");
        page.click_on("[data-action=project]");
        page.sees(".qr");
        page.has(2, ".pairings li");
        page.photograph("tournament-pairings");
    });
}

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
