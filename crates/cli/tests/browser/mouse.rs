//! Whole games by mouse.

use crate::support::visit::visit;

/// A game of English draughts that ends with no black piece on the board.
const ENGLISH: [&str; 32] = [
    "12-16", "23-18", "8-12", "18-14", "10x17", "21x14", "9x18", "22x8", "4x11", "26-22", "3-8",
    "24-19", "16x23", "27x18", "5-9", "28-24", "9-13", "24-19", "12-16", "19x3", "11-15", "3x19",
    "13-17", "22x13", "6-10", "25-22", "10-14", "18x9", "2-6", "9x2", "1-6", "2x9",
];

#[test]
fn a_person_plays_against_the_computer_after_two_clicks() {
    visit(|page, _| {
        page.click_on("button[data-game=morpion]");
        page.click_on(".cell.target");
        page.sees(".moves .move:nth-of-type(1)");
        page.status("Your turn");
    });
}

#[test]
fn a_game_of_morpion() {
    visit(|page, _| {
        page.play_among_people("morpion", &[("first", "1")]);
        page.play(&["A1", "B1", "A2", "B2", "A3"]);
        page.says("Player 1 wins");
        page.says("1 win, 0 draws, 0 losses");
        page.sees(".board.decided");
        page.click("Play again");
        page.has_moves(0);
        page.square_says("A1", "empty");
    });
}

#[test]
fn a_game_of_connect_four() {
    visit(|page, _| {
        page.play_among_people("connect-four", &[]);
        // Wherever a column is clicked, the disc falls to its ground.
        page.play(&["d6", "e6", "d5", "e2", "d1", "e4", "d3"]);
        page.square_says("d1", "yellow disc");
        page.square_says("e3", "red disc");
        page.says("Yellow wins");
    });
}

#[test]
fn a_game_of_othello() {
    visit(|page, _| {
        page.play_among_people("othello", &[]);
        page.play(&["e6", "f4", "e3", "f6", "g5", "d6", "e7", "f5", "c5"]);
        page.square_says("d4", "black disc");
        page.says("Black wins");
    });
}

#[test]
fn a_game_of_draughts() {
    visit(|page, _| {
        page.play_among_people("draughts", &[("variant", "english")]);
        for (played, text) in ENGLISH.iter().enumerate() {
            let (from, to) = text.split_once(['-', 'x']).expect("a move has two ends");
            page.click_square(from);
            page.square_says(from, "chosen");
            page.click_square(to);
            page.has_moves(played + 1);
        }
        assert_eq!(page.moves(), ENGLISH);
        page.says("White wins");
    });
}
