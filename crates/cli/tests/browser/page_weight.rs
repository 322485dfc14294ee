//! What the page weighs as a release build serves it, and that one can play as soon as it is painted.

use serde_json::Value;

use crate::{
    support::page::Page,
    support::visit::{visit, visit_bundled},
};

/// The most that may come over the line before one can play, in bytes.
const MOST: u64 = 300_000;
/// Fewer requests than this are made for it.
const REQUESTS: u64 = 15;
/// By when something is painted on a machine that has much else to do, in milliseconds; on one that
/// has not it is a tenth of this.
const PAINTED: f64 = 3000.0;
/// By when a move is shown on such a machine, in milliseconds.
const SHOWN: f64 = 1000.0;

/// Everything that was loaded: a list of its name and what came over the line for it.
const LOADED: &str = "
    return ['navigation', 'resource'].flatMap((kind) => performance.getEntriesByType(kind))
        .map((one) => [one.name, one.encodedBodySize, one.transferSize]);";

fn loaded(page: &Page) -> Vec<(String, u64, u64)> {
    let list = page.script(LOADED, &[]);
    let entries = list.as_array().expect("a list");
    let number = |entry: &Value, at: usize| entry[at].as_u64().unwrap_or_default();
    let name = |entry: &Value| entry[0].as_str().unwrap_or_default().to_owned();
    entries.iter().map(|entry| (name(entry), number(entry, 1), number(entry, 2))).collect()
}

/// When something was first painted, and when the first view was there, in milliseconds.
fn painted(page: &Page) -> [f64; 2] {
    ["first-contentful-paint", "first-view"].map(|moment| {
        let look = "return performance.getEntriesByName(arguments[0])[0]?.startTime";
        page.wait(moment, || page.script(look, &[moment.into()]).as_f64())
    })
}

#[test]
fn the_page_is_light_and_painted_soon() {
    visit_bundled(|page, _| {
        let first = loaded(page);
        let bytes: u64 = first.iter().map(|(_, bytes, _)| bytes).sum();
        let cold = painted(page);
        page.reload();
        let again = loaded(page);
        let warm = painted(page);
        println!("{} requests, {} KB", first.len(), bytes / 1000);
        for (kind, [paint, view]) in [("cold", cold), ("warm", warm)] {
            println!("{kind}: painted after {paint:.0} ms, the view is there after {view:.0} ms");
        }
        assert!(bytes > 50_000, "something was not weighed: {bytes} bytes");
        assert!(bytes < MOST, "{bytes} bytes");
        assert!((first.len() as u64) < REQUESTS, "{first:?}");
        let late = [cold, warm].concat().into_iter().find(|&moment| moment >= PAINTED);
        assert_eq!(late, None, "{cold:?} and {warm:?} ms");
        // Only the page itself and what the server knows are asked for again.
        let is_file = |name: &str| [".js", ".css", ".svg"].iter().any(|kind| name.ends_with(kind));
        let files: Vec<_> = again.iter().filter(|(name, ..)| is_file(name)).collect();
        assert!(files.len() >= 2, "{again:?}");
        assert!(files.iter().all(|(_, _, sent)| *sent == 0), "{files:?}");
    });
}

#[test]
fn every_room_is_in_the_joined_page() {
    visit_bundled(|page, _| {
        for (room, seen) in [
            ("setup/draughts", "#main form"),
            ("rules/othello", ".rulebook article"),
            ("library", "#main h1"),
            ("exercise", ".sheet-tree"),
            ("tree/othello?engine=alpha-beta:depth=2", ".pane[data-ready] .spot"),
            ("lesson/minimax", ".pane[data-ready] .spot"),
            ("compare/morpion", ".engine-rows li"),
        ] {
            page.go_to(room);
            page.sees(seen);
        }
        page.go_to("");
        page.click_on("button[data-game=othello]");
        page.click_square("d3");
        page.square_says("d3", "black disc");
    });
}

#[test]
fn a_move_is_shown_soon() {
    visit_bundled(|page, _| {
        page.click_on("button[data-game=morpion]");
        page.sees(".board .cell");
        let look = "const done = arguments[0];
            const cell = document.querySelector('.board .cell');
            const began = performance.now();
            new MutationObserver(() => done(performance.now() - began))
                .observe(cell, { attributes: true, attributeFilter: ['aria-label'] });
            cell.focus();
            cell.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));";
        let took = page.script_until_done(look, &[]).as_f64().expect("a time");
        println!("a move is shown after {took:.0} ms");
        assert!(took < SHOWN, "{took} ms");
    });
}

#[test]
fn a_game_opens_as_soon_as_the_page_is_painted() {
    visit(|page, _| {
        page.reload();
        painted(page);
        page.click_on("button[data-game=othello]");
        page.sees(".board .cell");
    });
}
