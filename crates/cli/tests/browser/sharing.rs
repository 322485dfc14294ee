//! Links that others can open, and keeping tables and games tidy.

use crate::{
    support::driver::{Browser, Looks},
    support::page::Page,
    support::visit::visit,
};

const ENTER: char = '\u{e007}';

#[test]
fn the_share_panel_says_who_can_open_its_links_and_shows_a_code() {
    visit(|page, _| {
        page.play_among_people("connect-four", &[]);
        page.choose_more("Share");
        page.shows("dialog", "These links open on this computer only.");
        page.click_on("dialog .invitation [data-action=qr]");
        page.sees("dialog .qr");
        page.photograph("share-panel");
        page.click("Close");
    });
}

#[test]
fn tables_are_renamed_deleted_and_restored() {
    visit(|page, _| {
        page.play_among_people("connect-four", &[]);
        page.go_to("library");
        page.click_on(".shelf-row [data-action=rename]");
        page.write("#new-title", "Sunday");
        page.click_on("[data-action=rename-done]");
        page.shows(".shelf-row", "Sunday · Connect Four");
        page.click_on(".shelf-row [data-action=delete]");
        page.sees(".undo-notice");
        page.no_longer_sees(".shelf-row");
        page.click_on("[data-action=restore]");
        page.shows(".shelf-row", "Sunday · Connect Four");
        page.photograph("library-tidied");
    });
}

#[test]
fn the_hall_leads_to_the_games_that_it_counts() {
    visit(|page, _| {
        page.go_to("tournament?game=connect-four");
        page.write("#contest-games", "2");
        page.click("Begin the tournament");
        page.shows(".contest-progress", "6 of 6 games · finished");
        page.go_to("hall/connect-four");
        page.shows("[data-action=counted]", "4");
        page.click_on("[data-action=counted]");
        page.has(4, ".shelf-row");
        page.sees("[role=status]");
    });
}

#[test]
fn people_say_hello_and_mute_each_other() {
    visit(|page, server| {
        page.play_among_people("connect-four", &[]);
        let links = page.links();
        let elsewhere = Browser::open(Looks::default());
        let guest = Page::new(&elsewhere, &server.address);
        guest.go_to_address(&links[1]);
        guest.click_on(".talk summary");
        guest.click_on("[data-action=say-hello]");
        page.shows(".sayings", "Hello!");
        page.click_on(".talk summary");
        page.click_on("[data-action=say-good-luck]");
        guest.shows(".sayings", "Good luck!");
        page.click_on("#talk-free");
        guest.write("#talk-text", "It is my first game");
        guest.press(&[ENTER]);
        page.shows(".sayings", "It is my first game");
        page.photograph("talk");
        guest.click_on(".sayings [data-action=mute]");
        guest.sees(".sayings [data-action=unmute]");
    });
}

#[test]
fn a_handicap_is_chosen_in_the_form() {
    visit(|page, _| {
        page.go_to("setup/othello");
        page.seat(1, "human");
        page.click_on(".even summary");
        page.choose("#handicap", "corners:count=2,to=2");
        page.photograph("even-games");
        page.start();
        page.square_says("a1", "disc");
        page.square_says("h8", "disc");
    });
}
