//! Published counts of move sequences.
//!
//! A pass is a ply, and a finished game stays one leaf at every greater depth.

use othello::{Grid, Narrow, Othello, Wide};
use rules::{Counting, Game, perft, perft_without_bulk};
use testkit::{PerftRow, perft_rows};

const ROWS: &str = include_str!("data/othello.perft");

fn size(row: &PerftRow) -> u8 {
    row.fields[0].parse().expect("the size stands first")
}

fn check(game: &impl Game, depth: u32, expected: u64) {
    let counted = perft(game, &game.start(), depth, Counting::FinishedStays);
    assert_eq!(counted, expected, "depth {depth}");
}

#[test]
fn published_counts() {
    for row in perft_rows(ROWS) {
        let game = Othello::<Narrow>::new(size(&row));
        for (depth, expected) in row.affordable(30_000_000) {
            check(&game, depth, expected);
        }
    }
}

#[test]
fn published_counts_on_the_wide_board() {
    for row in perft_rows(ROWS) {
        check_shallow(&row, &Othello::<Wide>::new(size(&row)));
    }
}

#[test]
fn published_counts_without_bulk() {
    for row in perft_rows(ROWS) {
        check_shallow(&row, &Othello::<Narrow>::new(size(&row)));
    }
}

/// The counts of a row that even the slow ways reach soon.
fn check_shallow<G: Grid>(row: &PerftRow, game: &Othello<G>) {
    for (depth, &expected) in (1..).zip(&row.counts).filter(|&(_, &count)| count <= 400_000) {
        check(game, depth, expected);
        let start = game.start();
        let counted = perft_without_bulk(game, &start, depth, Counting::FinishedStays);
        assert_eq!(counted, expected, "every move of depth {depth} played");
    }
}
