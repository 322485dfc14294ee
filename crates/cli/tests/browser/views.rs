//! The other rooms: library, results, rules, about; and the keys that lead there.

use crate::support::visit::visit;

const F1: char = '\u{e031}';
const F2: char = '\u{e032}';

#[test]
fn games_are_found_again() {
    visit(|page, _| {
        page.play_among_people("morpion", &[("first", "1")]);
        page.play(&["A1", "B1", "A2", "B2", "A3"]);
        page.sees(".ending");
        page.play_among_people("othello", &[]);
        page.play(&["d3"]);
        page.go_to("library");
        page.has(2, ".shelf-entry");
        page.write("input[type=search]", "othello");
        page.has(1, ".shelf-entry");
        page.write("input[type=search]", "chess");
        page.says("Nothing found.");
        page.click("Finished games");
        page.has(1, ".shelf-entry");
        page.slide("#archive-result", "drawn");
        page.says("Nothing found.");
        page.slide("#archive-result", "won");
        page.has(1, ".shelf-entry");
        page.slide("#archive-game", "othello");
        page.says("Nothing found.");
        page.slide("#archive-game", "morpion");
        page.click_on(".shelf-entry");
        page.shows(".ending", "Player 1 wins");
        page.has_moves(5);
        page.click("Results");
        page.shows("table.hall", "People without a name");
        page.click("Othello");
        page.says("No game has been finished yet.");
    });
}

#[test]
fn keys_lead_to_the_rooms() {
    visit(|page, _| {
        page.press(&[F1]);
        page.sees(".rulebook article");
        page.press(&[F2]);
        page.says("Free software");
        page.press(&['n']);
        page.says("What shall we play?");
        page.press(&['l']);
        page.sees("dialog textarea");
        page.click("Cancel");
        page.no_longer_sees("dialog");
        page.play_among_people("othello", &[]);
        page.press(&['s']);
        page.sees("dialog .forms");
        page.click("Close");
        page.no_longer_sees("dialog");
        page.press(&[F1]);
        page.sees(".rulebook article");
        page.click("Back to the game");
        page.sees(".board .cell");
    });
}

#[test]
fn a_game_is_had_on_paper() {
    visit(|page, _| {
        page.play_among_people("morpion", &[("first", "1")]);
        page.play(&["A1", "B2"]);
        page.choose_more("Save");
        page.sees("dialog .papers a");
        let fetch = "const done = arguments[0];
            Promise.all([...document.querySelectorAll('dialog .papers a')].map(async (link) => {
                const answer = await fetch(link.href);
                return [answer.ok, answer.headers.get('content-type')];
            })).then(done)";
        let papers = page.script_until_done(fetch, &[]);
        let papers = papers.as_array().expect("there are papers");
        assert_eq!(papers.len(), 5);
        for paper in papers {
            let kind = paper[1].as_str().unwrap_or_default();
            let known = ["application/pdf", "image/svg+xml"];
            assert!(paper[0] == true && known.contains(&kind), "{paper}");
        }
    });
}

#[test]
fn the_table_is_printed_and_its_links_are_copied() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.script("window.print = () => { document.body.dataset.printed = 'yes'; }", &[]);
        page.choose_more("Print");
        page.sees("body[data-printed=yes]");
        let copied = "navigator.clipboard.writeText = (text) => {
            document.body.dataset.copied = text;
            return Promise.resolve();
        }";
        page.script(copied, &[]);
        page.choose_more("Share");
        page.click_on("dialog .link-field button");
        page.says("Copied");
        let link = page.attribute("body", "data-copied").expect("something was copied");
        page.click("Close");
        page.no_longer_sees("dialog");
        let guest = page.another();
        guest.go_to_address(&link);
        guest.sees(".board .cell");
    });
}
