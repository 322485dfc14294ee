//! A whole game by keyboard, from the door to the end.

use crate::support::visit::visit;

/// Keys as the protocol writes them.
const ENTER: char = '\u{e007}';
const LEFT: char = '\u{e012}';
const UP: char = '\u{e013}';
const RIGHT: char = '\u{e014}';
const DOWN: char = '\u{e015}';
const HOME: char = '\u{e011}';
const END: char = '\u{e010}';
const CONTROL: char = '\u{e009}';
const TAB: char = '\u{e004}';
const ESCAPE: char = '\u{e00c}';

#[test]
fn a_game_is_played_without_a_mouse() {
    visit(|page, _| {
        page.go_to("setup/morpion");
        page.press_until(&[TAB], "input[name=kind-1]:focus");
        page.press(&[LEFT]);
        page.sees("input[name=kind-1][value=human]:checked");
        page.press_until(&[TAB], "button[type=submit]:focus");
        page.press(&[ENTER]);
        page.sees(".board .cell");

        page.press(&['b']);
        page.sees(".cell:focus");
        page.press_with(CONTROL, HOME);
        page.press(&[DOWN, RIGHT, ENTER]);
        page.has_moves(1);
        page.press(&[UP, ENTER]);
        page.has_moves(2);
        page.press(&[LEFT, ENTER]);
        page.has_moves(3);
        page.press(&[END, ENTER]);
        page.has_moves(4);
        page.press_with(CONTROL, 'z');
        page.shows(".replay", "3 / 4");
        page.press_with(CONTROL, 'y');
        page.shows(".replay", "4 / 4");
        page.press_with(CONTROL, END);
        page.press(&[ENTER]);
        page.says(" wins");
        assert_eq!(page.moves().len(), 5);
    });
}

#[test]
fn the_keys_are_told() {
    visit(|page, _| {
        page.press(&['?']);
        page.says("Move around the board");
        page.press(&[ESCAPE]);
        page.no_longer_sees("dialog");
    });
}
