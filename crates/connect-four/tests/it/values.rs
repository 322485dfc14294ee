//! Who wins on frames of other sizes.
//!
//! The values are John Tromp's, <https://tromp.github.io/c4/c4.html>: `+` the first player wins,
//! `-` the second, `=` nobody.

use connect_four::{ConnectFour, Exact};
use rules::Game;
use search::Meter;

fn check(width: u8, height: u8, value: char) {
    let game = ConnectFour::new(width, height);
    let mut meter = Meter::unlimited();
    let sign = Exact::new(&game, 256).sign(&game.start(), &mut meter).expect("no limit");
    let found = match sign {
        1 => '+',
        0 => '=',
        _ => '-',
    };
    assert_eq!(found, value, "{width}×{height}");
}

#[test]
fn small_frames_have_the_known_values() {
    for (width, height, value) in [
        (4, 4, '='),
        (5, 4, '='),
        (6, 4, '-'),
        (7, 4, '='),
        (4, 5, '='),
        (5, 5, '='),
        (6, 5, '='),
        (7, 5, '='),
        (4, 6, '='),
        (5, 6, '='),
        (4, 7, '='),
        (5, 7, '='),
        (4, 8, '='),
    ] {
        check(width, height, value);
    }
}

/// Frames that take a solver some minutes together.
fn check_deep(width: u8, height: u8, value: char) {
    if testkit::deep_test_wanted(&format!("connect-four: the value of {width}×{height}")) {
        check(width, height, value);
    }
}

#[test]
fn eight_and_nine_columns_of_four_are_the_second_players() {
    check_deep(8, 4, '-');
    check_deep(9, 4, '-');
}

#[test]
fn five_columns_of_eight_are_drawn() {
    check_deep(5, 8, '=');
}

#[test]
fn six_columns_of_six_are_the_second_players() {
    check_deep(6, 6, '-');
}

#[test]
fn six_columns_of_seven_are_the_first_players() {
    check_deep(6, 7, '+');
}

#[test]
fn the_usual_frame_is_the_first_players() {
    check_deep(7, 6, '+');
}

#[test]
fn seven_columns_of_seven_are_drawn() {
    check_deep(7, 7, '=');
}
