//! The laws of every game, on every board type; and recorded games.

use connect_four::{Bits, ConnectFour, Wide};
use rules::Game;
use testkit::{GameLaws, RecordedGame, playthrough};

use crate::support::opened::open;

/// The game that is recorded under a name.
fn recorded(name: &str) -> RecordedGame {
    RecordedGame(format!(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/{}.playthrough"),
        name
    ))
}

#[test]
fn frames_of_every_size_keep_the_laws() {
    open("connect-four", GameLaws(200));
    open("connect-four:width=4,height=4", GameLaws(200));
    open("connect-four:width=8,height=7", GameLaws(100));
    open("connect-four:width=4,height=15", GameLaws(50));
    open("connect-four:width=12,height=4", GameLaws(50));
    open("connect-four:width=9,height=7", GameLaws(50));
    open("connect-four:width=12,height=10", GameLaws(20));
    open("connect-four:width=16,height=16", GameLaws(10));
}

#[test]
fn recorded_games_replay() {
    open("connect-four", recorded("usual"));
    open("connect-four:width=4,height=4", recorded("small"));
    open("connect-four:width=12,height=10", recorded("large"));
}

/// The same random game is played on any bits that the frame fits.
#[test]
fn board_types_agree_where_both_apply() {
    for (width, height) in [(7, 6), (4, 4), (8, 7), (4, 15), (12, 4)] {
        agree::<u64, u128>(width, height);
        agree::<u64, Wide>(width, height);
    }
    for (width, height) in [(9, 7), (11, 10), (16, 7)] {
        agree::<u128, Wide>(width, height);
    }
}

fn agree<A: Bits, B: Bits>(width: u8, height: u8) {
    let (one, other) = (ConnectFour::<A>::new(width, height), ConnectFour::<B>::new(width, height));
    for seed in 0..20 {
        assert_eq!(playthrough(&one, seed), playthrough(&other, seed), "{width}×{height}");
    }
    let counts = |depth| {
        let count = rules::Counting::ExactLength;
        [
            rules::perft(&one, &one.start(), depth, count),
            rules::perft(&other, &other.start(), depth, count),
        ]
    };
    let [left, right] = counts(4);
    assert_eq!(left, right, "{width}×{height}");
}
