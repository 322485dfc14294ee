//! Published counts: every row of the files, on one word and on four.

use draughts::{Bits, Draughts, Grid, Move, Position, Wide};
use rules::{Counting, Game, Notation, perft};
use testkit::{PerftRow, perft_rows};

use crate::opened::game;

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

    fn check(&self, row: &PerftRow, most: u64) {
        for (depth, expected) in row.affordable(most) {
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

fn check(file: &str, on_one_word: u64, on_four: u64) {
    for row in perft_rows(file) {
        let one_word = row.fields[1].split(['x', '/']).map(|n| n.parse().expect("a number"));
        let [width, height, _] = one_word.collect::<Vec<u8>>()[..] else { panic!("{row:?}") };
        if Grid::<u64>::fits(width, height) {
            Row::<u64>::new(&row).check(&row, on_one_word);
        }
        Row::<Wide>::new(&row).check(&row, on_four);
    }
}

#[test]
fn the_published_counts_are_right() {
    check(include_str!("data/draughts.perft"), 5_000_000, 700_000);
}

#[test]
fn more_published_counts_are_right() {
    check(include_str!("data/more.perft"), 1_000_000, 100_000);
}
