//! Links that lead nowhere, and answers that are none.

use crate::support::visit::visit;

#[test]
fn a_link_to_no_table_says_so_and_leads_home() {
    visit(|page, _| {
        page.go_to("table/00000000000000000000000000000000");
        page.shows("main h1", "There is no such table");
        page.no_longer_sees(".offline");
        page.click("To the games");
        page.says("What shall we play?");
        page.forgive("404");
    });
}

#[test]
fn a_link_to_no_tournament_says_so_and_leads_home() {
    visit(|page, _| {
        page.go_to("tournament/xyz");
        page.shows("main h1", "There is no such tournament");
        page.click("To the games");
        page.says("What shall we play?");
        page.forgive("404");
    });
}

#[test]
fn an_unknown_address_says_so_and_leads_home() {
    visit(|page, _| {
        page.go_to("nonsense");
        page.shows("main h1", "There is no such page");
        page.click("To the games");
        page.says("What shall we play?");
    });
}

#[test]
fn an_answer_of_another_kind_becomes_a_sentence() {
    visit(|page, _| {
        let stranger = "const fetched = window.fetch;
            window.fetch = (address, ...others) => String(address).startsWith('/api/tables')
                ? Promise.resolve(new Response('<h1>Bad Gateway</h1>', { status: 502 }))
                : fetched(address, ...others);";
        page.script(stranger, &[]);
        page.click_on("button[data-game=othello]");
        page.shows(".toast", "an answer that the page does not understand (502)");
    });
}
