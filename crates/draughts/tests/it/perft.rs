//! Published counts: every row of the files, on one word and on four.

use draughts::{Bits, Draughts, Grid, Move, Position, Wide};
use rules::{Counting, Game, Notation, perft};
use testkit::{PerftRow, deep_test_wanted, perft_rows};

use crate::support::opened::game;

/// One row, ready to be counted.
struct Row<'a, B: Bits> {
    game: Draughts<B>,
    start: Position<B>,
    counting: &'a str,
    name: String,
}

impl<'a, B: Bits> Row<'a, B> {
    fn new(row: &'a PerftRow) -> Self {
        let [variant, board, fen, counting] = &row.fields[..] else {
            panic!("four fields and the counts: {row:?}")
        };
        let (size, rows) = board.split_once('/').expect("a size and rows");
        let (width, height) = size.split_once('x').expect("a width and a height");
        let spec = format!("draughts:{variant},width={width},height={height},rows={rows}");
        let game = game::<B>(&spec).without_draw_rules();
        let start = match fen.as_str() {
            "start" => game.start(),
            fen => game.read_position(fen).unwrap_or_else(|error| panic!("{error}")),
        };
        Self { game, start, counting, name: format!("{spec} {fen} {counting}") }
    }

    fn check(&self, counts: impl Iterator<Item = (u32, u64)>) {
        for (depth, expected) in counts {
            let count = match self.counting {
                "U" => perft(&self.game, &self.start, depth, Counting::ExactLength),
                "D" => by_routes(&self.game, &self.start, depth),
                other => panic!("no such counting: {other}"),
            };
            assert_eq!(count, expected, "{} at depth {depth}", self.name);
        }
    }
}

/// Counts the routes of a capture apart, even if they end alike and capture the same pieces.
fn by_routes<B: Bits>(game: &Draughts<B>, position: &Position<B>, depth: u32) -> u64 {
    // Two ways round have at least two pieces each.
    let routes = |played: Move<B>| match played.captured().count() {
        0..4 => 1,
        _ => game.routes(position, played) as u64,
    };
    let Ok(moves) = game.moves(position) else { return 0 };
    let below = |played| match depth {
        1 => 1,
        _ => by_routes(game, &game.after(position, played), depth - 1),
    };
    moves.map(|played| routes(played) * below(played)).sum()
}

/// Checks the counts of at most this many leaves, or all of them if deep tests are wanted.
fn check(file: &str, most: u64) {
    for row in perft_rows(file) {
        let size = row.fields[1].split(['x', '/']).map(|n| n.parse().expect("a number"));
        let [width, height, _] = size.collect::<Vec<u8>>()[..] else { panic!("{row:?}") };
        if Grid::<u64>::fits(width, height) {
            Row::<u64>::new(&row).check(row.affordable(most));
            // Four words count the same, but need not count as far.
            let far = if deep_test_wanted("draughts: perft on four words to 50 million leaves") {
                50_000_000
            } else {
                most / 5
            };
            Row::<Wide>::new(&row).check(row.affordable(most).filter(|&(_, count)| count <= far));
        } else {
            Row::<Wide>::new(&row).check(row.affordable(most));
        }
    }
}

#[test]
fn the_published_counts_are_right() {
    check(include_str!("data/draughts.perft"), 5_000_000);
}

#[test]
fn more_published_counts_are_right() {
    check(include_str!("data/more.perft"), 1_000_000);
}
