//! Squares, positions and pictures as people write and see them.

use proptest::prelude::*;
use rules::{Game, History, Notation, Outcome, Player, Problem, Reason, Square};

use crate::support::opened::small;

fn played(spec: &str, moves: &str) -> (impl Notation<Position: Clone>, usize, String) {
    let game = small(spec);
    let mut history = History::new(&game);
    for text in moves.split_whitespace() {
        let legal = game.read_move(history.position(), text).expect("a legal move");
        history.play(&game, legal);
    }
    let board = game.board(history.position());
    let text = game.write_position(history.position());
    (game, board.lines.len(), text)
}

#[test]
fn squares_are_read_both_ways_round_and_in_either_case() {
    let game = small("morpion");
    let start = game.start();
    let cell = game.read_move(&start, "B2").expect("the centre");
    for text in ["b2", "2B", "2b", " B2 "] {
        assert_eq!(game.read_move(&start, text), Ok(cell), "{text:?}");
    }
    for text in ["", "B", "2", "B0", "B4", "D1", "BB2", "B+2", "é2", "B2B"] {
        assert!(game.read_move(&start, text).is_err(), "{text:?}");
    }
}

#[test]
fn a_taken_cell_and_a_finished_game_take_no_move() {
    let game = small("morpion");
    let taken = game.read_position("X../.../... O").expect("a position");
    assert!(game.read_move(&taken, "A1").is_err());
    let over = game.read_position("XXX/OO./... O").expect("a position");
    assert!(game.read_move(&over, "C2").is_err());
}

#[test]
fn one_move_can_complete_several_lines_and_all_are_found() {
    let (_, lines, _) = played("morpion", "A1 B1 C1 B3 A3 A2 C3 C2 B2");
    assert_eq!(lines, 2, "both diagonals");
    let game = small("morpion:width=5,height=5");
    let position = game.read_position("X.X.X/.XXX./XX.XX/.XXX./X.X.X O").expect("a star");
    assert_eq!(game.board(&position).lines.len(), 8, "two rows, two columns, four diagonals");
}

#[test]
fn a_line_longer_than_needed_is_one_whole_line() {
    let game = small("morpion:width=5,height=3");
    let before = game.read_position("XX.XX/OO.OO/..... X").expect("a position");
    let after = game.after(&before, game.read_move(&before, "C1").expect("legal"));
    let lines = game.board(&after).lines;
    assert_eq!(lines.len(), 1);
    let whole: Vec<Square> = (0..5).map(|column| Square { column, row: 0 }).collect();
    assert_eq!(lines[0], whole);
}

#[test]
fn exact_lines_must_not_be_longer() {
    let game = small("morpion:width=5,height=3,exact=on");
    let before = game.read_position("XX.XX/OO.OO/..... X").expect("a position");
    let after = game.after(&before, game.read_move(&before, "C1").expect("legal"));
    assert_eq!(game.outcome(&after), None, "five in a row are not three");
    let before = game.read_position("XX.OX/OO.XO/..... X").expect("a position");
    let after = game.after(&before, game.read_move(&before, "C1").expect("legal"));
    assert_eq!(game.outcome(&after), Some(Outcome::Win(Player::FIRST)));
}

#[test]
fn completing_a_line_loses_in_misere() {
    let game = small("morpion:misere=on");
    let over = game.read_position("XXX/OO./... O").expect("a position");
    assert_eq!(game.outcome(&over), Some(Outcome::Win(Player::SECOND)));
    assert_eq!(game.reason(&over), Reason::Line);
}

#[test]
fn the_turn_follows_from_the_stones_when_it_is_left_out() {
    let game = small("morpion");
    let turn = |text| game.turn(&game.read_position(text).expect("a position"));
    assert_eq!(turn(".../.../..."), Player::FIRST);
    assert_eq!(turn("X../.../..."), Player::SECOND);
    assert_eq!(turn("x-_/.o./..."), Player::FIRST);
    let second_begins = small("morpion:first=2");
    let position = second_begins.read_position("O../.../...").expect("a position");
    assert_eq!(second_begins.turn(&position), Player::FIRST);
}

#[test]
fn bad_positions_are_refused_at_the_right_place() {
    let game = small("morpion");
    let problem = |text: &str| {
        let error = game.read_position(text).expect_err("no position");
        (error.place, error.problem)
    };
    assert_eq!(problem("X../.../.. X"), (9, Problem::Length { found: 2, expected: 3 }));
    assert_eq!(problem("X../..."), (1, Problem::Length { found: 6, expected: 9 }));
    assert_eq!(problem("XX./.../..."), (12, Problem::Unbalanced));
    assert_eq!(problem("O../.../..."), (12, Problem::Unbalanced));
    assert_eq!(problem("XXX/OOO/... X"), (1, Problem::Impossible));
    let unexpected = |found: &str, allowed: &[&str]| Problem::Unexpected {
        found: found.to_owned(),
        allowed: allowed.iter().map(|&letter| letter.to_owned()).collect(),
    };
    assert_eq!(problem("X../.Z./... X"), (6, unexpected("Z", &["X", "O", "."])));
    assert_eq!(problem("X../.../... Z"), (13, unexpected("Z", &["X", "O"])));
}

proptest! {
    #[test]
    fn reading_anything_never_panics(text in "\\PC{0,40}") {
        let game = small("morpion:width=5,height=4");
        if let Ok(played) = game.read_move(&game.start(), &text) {
            let written = game.write_move(&game.start(), played);
            prop_assert_eq!(game.read_move(&game.start(), &written), Ok(played));
        }
        if let Ok(position) = game.read_position(&text) {
            prop_assert_eq!(game.read_position(&game.write_position(&position)), Ok(position));
        }
    }

    #[test]
    fn what_is_read_is_written_the_same(text in "[XO.]{3}/[XO.]{3}/[XO.]{3} [XO]") {
        let game = small("morpion");
        if let Ok(position) = game.read_position(&text) {
            prop_assert_eq!(game.write_position(&position), text);
        }
    }
}
