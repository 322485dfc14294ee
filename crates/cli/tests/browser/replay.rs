//! Going through a game that was played.

use crate::support::visit::visit;

#[test]
fn a_game_is_gone_through_again() {
    visit(|page, _| {
        page.play_among_people("morpion", &[("first", "1")]);
        page.play(&["A1", "B1", "A2", "B2", "A3"]);
        page.says("Player 1 wins");
        page.click("To the start");
        page.shows(".replay", "0 / 5");
        page.square_says("A1", "empty");
        page.click("Forward");
        page.shows(".replay", "1 / 5");
        page.square_says("A1", "X");
        page.square_says("B1", "empty");
        page.click("B2");
        page.shows(".replay", "4 / 5");
        page.square_says("A3", "empty");
        page.click("To the end");
        page.says("Player 1 wins");
        page.click("To the start");
        page.shows(".replay", "0 / 5");
        page.choose(".replay .speed", "3");
        page.click("Replay");
        // The places on the way may be over before anybody looks.
        page.shows(".replay", "5 / 5");
        page.says("Player 1 wins");
    });
}

#[test]
fn another_way_is_tried_from_the_middle() {
    visit(|page, _| {
        page.play_among_people("connect-four", &[]);
        for (played, square) in ["d1", "d2", "d3"].into_iter().enumerate() {
            page.click_square(square);
            page.has_moves(played + 1);
        }
        page.click("To the start");
        page.square_says("d1", "empty");
        page.click_square("a1");
        page.click("Play from here");
        page.has_moves(4);
        page.square_says("a1", "yellow disc");
        page.sees(".moves .variation");
    });
}
