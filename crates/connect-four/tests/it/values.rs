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

#[test]
fn larger_frames_have_the_known_values() {
    if !testkit::deep_tests_wanted() {
        return;
    }
    for (width, height, value) in
        [(8, 4, '-'), (9, 4, '-'), (5, 8, '='), (6, 6, '-'), (6, 7, '+'), (7, 6, '+'), (7, 7, '=')]
    {
        check(width, height, value);
    }
}
