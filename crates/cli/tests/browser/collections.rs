//! Files of many games: brought, listed, opened, kept, and found again by position.

use crate::support::{
    driver::Looks,
    visit::{visit, visit_as},
};

/// The key that takes the last letter away, as browsers are told of it.
const BACKSPACE: char = '\u{e003}';

/// Three games: two international, one with a variation in a variation, and a Russian one; and one
/// that cannot be played.
const GAMES: &str = r#"[Event "Club championship"]
[Site "Lyon"]
[Date "2019.03.24"]
[Round "7"]
[White "Alice"]
[Black "Bob"]
[GameType "20"]
[Result "2-0"]

1.32-28$1 {[%clock w0:10:00]} 18-23 2.38-32 12-18
(2...13-18 3.31-27 (3.42-38 8-13) 3...8-13) 3.31-27! {a plan} 2-0

[Event "Club championship"]
[White "Chloé"]
[Black "Alice"]
[GameType "20"]
[Result "1-1"]

1.33-28 18-22 1-1

[Event "Simultané"]
[White "Dmitri"]
[Black "Bob"]
[GameType "25"]
[Result "*"]

1.c3-d4 d6-c5 2.b2-c3 f6-g5 *

[Event "Blitz"]
[White "Eve"]
[Black "Bob"]
[GameType "20"]

1.32-28 18-24 2.20-15 *
"#;

#[test]
fn a_file_of_games_is_a_list_and_each_game_is_opened() {
    visit(|page, _| {
        page.paste_game(GAMES);
        page.sees("[data-collection=read]");
        page.has(4, ".collection-games tbody tr");
        page.shows(".collection-games", "Club championship · Lyon · round 7");
        page.shows("tr.refused", "18-24");
        page.photograph("collection");
        page.write("#collection-search", "alice");
        page.has(2, ".collection-games tbody tr");
        page.click_on("#collection-search");
        page.press(&[BACKSPACE; 5]);
        page.has(4, ".collection-games tbody tr");
        page.click("Alice – Bob");
        page.sees(".moves .variation .variation");
        page.shows(".game-facts", "Club championship");
        page.shows(".game-facts", "the record does not say why");
        page.shows(".moves .variation", "13-18");
        page.shows(".moves .variation .variation", "42-38");
        page.photograph("nested-variations");
        page.click_on(".moves .variation > .fold-line");
        page.no_longer_sees(".moves .variation .variation");
    });
}

#[test]
fn all_games_are_kept_and_found_by_position() {
    visit(|page, _| {
        page.paste_game(GAMES);
        page.sees("[data-collection=read]");
        page.click("Keep all in the library");
        page.shows("[data-keeping=done]", "Kept: 3 new");
        page.click("Chloé – Alice");
        page.sees(".annotate:not([hidden])");
        page.click_on(".moves [data-action=move-1]");
        page.click_on("[data-action=explorer]");
        page.shows(".explored", "18-22");
        page.shows(".explorer", "One game with this position");
        page.photograph("explorer");
        page.click_on("[data-action=explorer-games]");
        page.sees("[data-position]");
        page.has(1, ".shelf-entry");
        page.shows(".shelf-entry", "Chloé");
    });
}

#[test]
fn the_list_is_read_in_french_on_a_phone_too() {
    let phone = Looks { width: 390, height: 844, ..Looks::default() };
    visit_as("fr", phone, |page, _| {
        page.go_to("library");
        page.click("Coller une partie");
        page.sees("dialog textarea");
        let paste = "document.querySelector('dialog textarea').value = arguments[0]";
        page.script(paste, &[serde_json::json!(GAMES)]);
        page.click("Ouvrir");
        page.sees("[data-collection=read]");
        page.says("3 parties · une n’a pas pu être lue");
        page.assert_fits();
        page.photograph("collection-fr-phone");
        page.click("Alice – Bob");
        page.sees(".moves .variation .variation");
        page.assert_fits();
        page.photograph("analysis-fr-phone");
    });
}
