//! Tournaments: computers among themselves.

use crate::support::visit::visit;

#[test]
fn a_tournament_is_set_up_held_and_taken_home() {
    visit(|page, _| {
        page.click("Tournament Computers and people play each other, as often as you like, and you see who is the strongest.");
        page.sees("#contest-games");
        page.click_on("label:has(input[name=contest-game][value=connect-four])");
        page.click("Add a player");
        page.has(4, ".entrant");
        page.click_on(".entrant:last-child .entrant-off");
        page.has(3, ".entrant");
        page.slide("#level-2", "2");
        page.write("#contest-games", "2");
        page.click("Begin the tournament");
        page.shows(".contest-progress", "of 6 games");
        page.shows(".contest-progress", "6 of 6 games · finished");
        page.has(2, "table.hall");
        page.shows("table.hall", "Player Games Won Drawn Lost Points Rating");
        page.says("the average is 1500");
        let order = "return [...document.querySelectorAll('table.hall')].map((table) =>
            [...table.querySelectorAll('tbody th')].map((who) => who.innerText))";
        let order = page.script(order, &[]);
        assert_eq!(order[0], order[1], "both tables are in the order of the standings");
        page.sees("[data-form=csv]");
        let fetch = "const done = arguments[0];
            fetch(document.querySelector('[data-form=csv]').href)
                .then((answer) => answer.text()).then((text) => done(text.trim().split('\\n').length))";
        assert_eq!(page.script_until_done(fetch, &[]), 7);
        page.click("Another tournament");
        page.shows(".shelf-entry", "3 players · 6 of 6 games · finished");
    });
}

#[test]
fn a_tournament_is_stopped() {
    visit(|page, _| {
        page.go_to("tournament?game=othello");
        page.sees("input[name=contest-game][value=othello]:checked");
        page.click_on("label:has(input[name=contest-format][value=gauntlet])");
        page.slide("#level-0", "6");
        page.write("#contest-games", "500");
        page.click("Begin the tournament");
        page.click_on("[data-action=stop]");
        page.shows(".contest-progress", "stopped");
        page.no_longer_sees("[data-action=stop]");
    });
}
