//! The review of a game, values on every move, and lines that are gone through on the board.

use crate::{support::page::Page, support::visit::visit};

/// Keys of the keyboard, as browsers are told of them.
const HOME: char = '\u{e011}';
const RIGHT: char = '\u{e014}';

/// A game in which 6.c7 misses a win by 64 discs.
const MISSED: &str = "f5d6c3f4f3e3f6e6d2d3c7g5";

#[test]
fn a_missed_win_is_told_and_can_be_looked_into() {
    visit(|page, _| {
        page.paste_game(MISSED);
        page.click("Judge every move");
        page.shows(".moves", "c7??");
        page.press(&[HOME]);
        page.shows(".replay", "0 /");
        let said = page.wait("the mistakes are gone through", || {
            page.press(&['.']);
            let said = page.text(".verdict");
            said.contains("c7 missed a win").then_some(said)
        });
        assert!(said.contains("d7"), "{said}");
        page.shows(".verdict", "d7 is a win by 64");
        page.sees(".graph-panel .axis");
        page.sees(".graph-panel .dot.blunder");
        page.sees(".accounts");
        no_bounds(page);
        page.photograph("review");
        page.click_on("[data-action=why]");
        page.shows(".line-sentence", "c7");
        page.photograph("why");
        let first = page.text(".line-player .small");
        page.click_on("[data-action=line-next]");
        page.wait("the line goes on", || (page.text(".line-player .small") != first).then_some(()));
        page.click_on("[data-action=line-close]");
        page.no_longer_sees(".line-player:not([hidden])");
        page.click_on("[data-action=try-again]");
        page.wait("another table is open", || {
            page.text(".players").contains("Level 8").then_some(())
        });
        page.has(0, ".moves .move");
    });
}

#[test]
fn every_move_has_a_value_and_no_bound() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.play(&["f5", "d6", "c3", "d3", "c4"]);
        let legal = page.script("return document.querySelectorAll('.cell.target').length", &[]);
        page.press(&['v']);
        page.wait("every move has its value", || {
            let values =
                "return [...document.querySelectorAll('.overlay .value > text:first-of-type')]
                .filter(text => /^[+−]?[0-9]/.test(text.textContent)).length";
            let found = page.script(values, &[]).as_u64().unwrap_or_default();
            (found > 1 && legal.as_u64().is_none_or(|legal| legal == 0 || found == legal))
                .then_some(())
        });
        page.sees(".overlay .value-depth");
        no_bounds(page);
        page.photograph("values");
        page.click_on("[data-action=show-line-1]");
        page.sees(".line-player:not([hidden])");
        page.press(&[RIGHT]);
        page.shows(".line-player .small", "2 /");
        page.click_on("[data-action=line-close]");
        page.click_on("[data-action=why-not]");
        page.sees("[data-action=why-not][aria-pressed=true]");
        let moves = page.text(".moves");
        page.click_square("f4");
        page.sees(".line-sentence");
        assert_eq!(page.text(".moves"), moves, "it was only asked about");
    });
}

/// Nowhere on the page stands a bound instead of a value.
fn no_bounds(page: &Page) {
    let text = page.script("return document.body.textContent", &[]);
    let text = text.as_str().expect("text");
    assert!(!text.contains('≤') && !text.contains('≥'), "{text}");
}
