//! The room agrees with its slow twin, and one word agrees with four.

use std::collections::BTreeSet;

use draughts::{Bits, Draughts, Grid, Hand, Move, Position, Wide, variants};
use fastrand::Rng;
use rules::{Game, Notation, PieceKind, Square};

use crate::{
    support::opened::{game, rules},
    support::twin::{GridPoint, Piece, Turn, Twin},
};

/// Every variant as it is, and knobs that change each rule of some variant.
pub(crate) const SPECS: [&str; 44] = [
    "draughts:international",
    "draughts:english",
    "draughts:russian",
    "draughts:brazilian",
    "draughts:italian",
    "draughts:spanish",
    "draughts:czech",
    "draughts:pool",
    "draughts:canadian",
    "draughts:frisian",
    "draughts:antidraughts",
    "draughts:custom",
    "draughts:international,compulsory=off,backward=off",
    "draughts:international,largest=off",
    "draughts:international,kings=short",
    "draughts:international,promotion=ends",
    "draughts:international,promotion=continues,width=8,height=10",
    "draughts:english,width=10,height=10,rows=4",
    "draughts:english,largest=on,backward=on",
    "draughts:english,kings=flying,first=white",
    "draughts:english,promotion=continues,backward=on,compulsory=off",
    "draughts:english,promotion=passes,backward=on",
    "draughts:russian,width=6,height=12,rows-white=2,rows-black=4",
    "draughts:russian,kings=short,compulsory=off",
    "draughts:italian,backward=on,kings=flying",
    "draughts:italian,promotion=continues,backward=on,width=10,height=10",
    "draughts:italian,largest=off,compulsory=off",
    "draughts:spanish,backward=on,promotion=passes",
    "draughts:czech,largest=on,kings=short",
    "draughts:frisian,width=8,height=8,promotion=continues",
    "draughts:frisian,backward=off,kings=short,compulsory=off",
    "draughts:frisian,largest=off,width=12,height=6",
    "draughts:custom,width=4,height=4,rows=1",
    "draughts:custom,width=4,height=20,rows-white=3,rows-black=8,kings=short",
    "draughts:custom,width=20,height=4,rows=1,promotion=continues",
    "draughts:custom,width=20,height=20,rows-white=9,rows-black=3",
    "draughts:course",
    "draughts:custom,width=5,height=5",
    "draughts:custom,width=7,height=7,backward=off,kings=short",
    "draughts:custom,width=9,height=9",
    "draughts:frisian,width=11,height=9",
    "draughts:italian,width=7,height=9,rows=2",
    "draughts:russian,width=13,height=5,rows=1",
    "draughts:custom,width=19,height=19",
];

/// Where people see a square of the grid.
fn seen<B: Bits>(game: &Draughts<B>, square: u8) -> GridPoint {
    let (column, row) = game.grid().place(square);
    let width = game.rules().width;
    let mirrored = game.rules().dark_corner == Hand::Right;
    (i32::from(if mirrored { width - 1 - column } else { column }), i32::from(row))
}

fn turn_of<B: Bits>(game: &Draughts<B>, played: Move<B>) -> Turn {
    Turn {
        from: seen(game, played.from()),
        to: seen(game, played.to()),
        crowned: played.crowned(),
        captured: played.captured().iter::<u8>().map(|square| seen(game, square)).collect(),
    }
}

/// The pieces of a position as people see them.
fn cells<B: Bits>(game: &Draughts<B>, position: &Position<B>) -> Vec<Vec<Option<Piece>>> {
    let board = game.board(position);
    let rows = 0..board.height;
    let piece = |column, row| {
        let piece = board.at(Square { column, row })?;
        let colour = game.colour(piece.player);
        Some(Piece { colour, is_king: piece.kind == PieceKind::King })
    };
    rows.map(|row| (0..board.width).map(|column| piece(column, row)).collect()).collect()
}

fn twin_of<B: Bits>(game: &Draughts<B>, position: &Position<B>) -> Twin {
    Twin::new(game.rules(), cells(game, position), position.turn())
}

/// The legal moves as the room finds them, which must be those that the twin finds.
fn agreed<B: Bits>(game: &Draughts<B>, position: &Position<B>, twin: &Twin) -> Vec<Move<B>> {
    let found: Vec<Move<B>> = game.moves(position).into_iter().flatten().collect();
    let turns: BTreeSet<Turn> = found.iter().map(|&played| turn_of(game, played)).collect();
    assert_eq!(turns.len(), found.len(), "no move twice: {}", game.write_position(position));
    assert_eq!(turns, twin.moves(), "{}", game.write_position(position));
    let counts = [game.moves(position).map_or(0, Iterator::count), game.count_moves(position)];
    assert_eq!(counts, [found.len(); 2], "counted in bulk: {}", game.write_position(position));
    for (index, &played) in found.iter().enumerate() {
        let skipped = game.moves(position).ok().and_then(|mut moves| moves.nth(index));
        assert_eq!(skipped, Some(played), "skipping finds what listing finds");
    }
    found
}

/// Plays random games on both.
fn agree_in_games<B: Bits>(spec: &str, games: u32, seed: u64) {
    let game = game::<B>(spec).without_draw_rules();
    let mut rng = Rng::with_seed(seed);
    for _ in 0..games {
        let mut position = game.start();
        let mut twin = twin_of(&game, &position);
        for _ in 0..200 {
            let moves = agreed(&game, &position, &twin);
            if moves.is_empty() {
                break;
            }
            let played = moves[rng.usize(..moves.len())];
            twin.play(&turn_of(&game, played));
            game.play(&mut position, played);
            assert_eq!(position.turn(), twin.turn);
            for (row, line) in (0..).zip(cells(&game, &position)) {
                for (column, piece) in (0..).zip(line) {
                    assert_eq!(piece, twin.at((column, row)), "{spec} at {column}, {row}");
                }
            }
        }
    }
}

/// A random position with kings, in the form that engines exchange.
fn scatter<B: Bits>(game: &Draughts<B>, rng: &mut Rng) -> Option<Position<B>> {
    let turn = if rng.bool() { 'W' } else { 'B' };
    let (pieces, kings) = (rng.u32(10..70), rng.u32(0..101));
    let squares = game.grid().squares().count();
    let piece = |rng: &mut Rng| match (rng.u32(..100) < pieces, rng.u32(..100) < kings) {
        (false, _) => 'e',
        (true, true) => {
            if rng.bool() {
                'W'
            } else {
                'B'
            }
        }
        (true, false) => {
            if rng.bool() {
                'w'
            } else {
                'b'
            }
        }
    };
    let text: String = (0..squares).map(|_| piece(rng)).collect();
    // With a man on its last row this is no position, and the next one is tried.
    game.read_position(&format!("{turn}{text}")).ok()
}

fn agree_on_scattered_pieces<B: Bits>(spec: &str, positions: usize, seed: u64) {
    let game = game::<B>(spec).without_draw_rules();
    let mut rng = Rng::with_seed(seed);
    let mut tried = 0;
    while tried < positions {
        if let Some(position) = scatter(&game, &mut rng) {
            tried += 1;
            agreed(&game, &position, &twin_of(&game, &position));
        }
    }
}

#[test]
fn random_games_agree_with_the_twin() {
    for (seed, spec) in (0..).zip(SPECS) {
        let rules = rules(spec).expect("rules");
        if Grid::<u64>::fits(rules.width, rules.height) {
            agree_in_games::<u64>(spec, 6, seed);
        }
        agree_in_games::<Wide>(spec, 2, 100 + seed);
    }
}

#[test]
fn scattered_kings_agree_with_the_twin() {
    for (seed, spec) in (0..).zip(SPECS) {
        let rules = rules(spec).expect("rules");
        if Grid::<u64>::fits(rules.width, rules.height) {
            agree_on_scattered_pieces::<u64>(spec, 300, seed);
        }
        if rules.width < 16 {
            agree_on_scattered_pieces::<Wide>(spec, 60, 100 + seed);
        }
    }
}

/// Any knobs at all, from a narrow board to a wide one.
fn random_spec(rng: &mut Rng) -> String {
    let variant = rng.choice(variants::NAMES).expect("a variant");
    let (width, height) = (2 * rng.u8(2..=10), 2 * rng.u8(2..=10));
    let white = rng.u8(1..=height - 2);
    let black = rng.u8(1..height - white);
    let board = format!("width={width},height={height},rows-white={white},rows-black={black}");
    let mut spec = vec![format!("draughts:{variant}"), board];
    for (knob, values) in [
        ("backward", &["on", "off"][..]),
        ("compulsory", &["on", "off"]),
        ("largest", &["on", "off"]),
        ("kings", &["flying", "short"]),
        ("promotion", &["passes", "ends", "continues"]),
        ("first", &["white", "black"]),
    ] {
        if rng.u8(..3) != 0 {
            spec.push(format!("{knob}={}", rng.choice(values).expect("a value")));
        }
    }
    spec.join(",")
}

#[test]
fn random_rules_agree_with_the_twin() {
    let mut rng = Rng::with_seed(17);
    for seed in 0..60 {
        let spec = random_spec(&mut rng);
        let rules = rules(&spec).unwrap_or_else(|error| panic!("{spec}: {error}"));
        if Grid::<u64>::fits(rules.width, rules.height) {
            agree_in_games::<u64>(&spec, 1, seed);
            agree_on_scattered_pieces::<u64>(&spec, 30, seed);
        } else {
            agree_in_games::<Wide>(&spec, 1, seed);
        }
    }
}

#[test]
fn every_variant_is_compared() {
    for name in variants::NAMES {
        assert!(SPECS.contains(&format!("draughts:{name}").as_str()), "{name}");
    }
}
