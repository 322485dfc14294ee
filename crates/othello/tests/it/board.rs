//! The fast board against the simple one.

use fastrand::Rng;
use othello::{Bits, Grid, Narrow, Othello, Squares, Symmetry, Wide, WideSquares};
use rules::{Game, Notation};

use crate::random;

/// The same squares on the other board.
fn widened(narrow: u64) -> WideSquares {
    WideSquares::filter(8, |column, row| narrow.contains(u64::square(column, row)))
}

#[test]
fn both_boards_play_the_same_games() {
    for size in [4, 6, 8] {
        let (narrow, wide) = (Othello::<Narrow>::new(size), Othello::<Wide>::new(size));
        for seed in 0..100 {
            let game = random::game(&narrow, seed);
            let mut twin = wide.start();
            for (position, &played) in game.positions().iter().zip(game.moves()) {
                let text = narrow.write_position(position);
                assert_eq!(wide.write_position(&twin), text);
                let write = |played| narrow.write_move(position, played);
                let moves: Vec<_> = narrow.moves(position).expect("moves").map(write).collect();
                let write = |played| wide.write_move(&twin, played);
                let twins: Vec<_> = wide.moves(&twin).expect("moves").map(write).collect();
                assert_eq!(moves, twins, "{text}");
                let played = wide.read_move(&twin, &narrow.write_move(position, played));
                wide.play(&mut twin, played.expect("a move of both"));
            }
            assert_eq!(narrow.outcome(game.position()), wide.outcome(&twin));
            assert_eq!(narrow.margin(game.position()), wide.margin(&twin));
        }
    }
}

/// Also where no game leads: discs strewn about, every square played.
#[test]
fn both_boards_agree_on_any_discs() {
    let (narrow, wide) = (Narrow::new(8), Wide::new(8));
    let mut rng = Rng::with_seed(1);
    for _ in 0..2_000 {
        let (taken, colour) = (rng.u64(..) | rng.u64(..), rng.u64(..));
        let (own, other) = (taken & colour, taken & !colour);
        let reach = narrow.reach(own, other) & !taken;
        let twin = wide.reach(widened(own), widened(other)) & !widened(taken);
        assert_eq!(widened(reach), twin & wide.all(), "{own:#x} {other:#x}");
        for square in (!taken).iter() {
            let flips = narrow.flips(own, other, square);
            let twin = square / 8 * 16 + square % 8;
            let twin = wide.flips(widened(own), widened(other), twin);
            assert_eq!(widened(flips), twin, "{own:#x} {other:#x} {square}");
            assert_eq!(reach.contains(square), flips != 0, "{own:#x} {other:#x} {square}");
        }
    }
}

#[test]
fn sets_of_squares_agree() {
    let mut rng = Rng::with_seed(2);
    for _ in 0..2_000 {
        let set = rng.u64(..) & rng.u64(..);
        let wide = widened(set);
        assert_eq!(set.count(), wide.count());
        for axis in othello::Axis::ALL {
            let all = widened(!0);
            assert_eq!(widened(set.forth(axis)), wide.forth(axis) & all, "{set:#x} {axis:?}");
            assert_eq!(widened(set.back(axis)), wide.back(axis) & all, "{set:#x} {axis:?}");
            assert_eq!(widened(set.in_line(axis)), wide.in_line(axis) & all, "{set:#x} {axis:?}");
        }
        for count in 0..=set.count() as usize {
            let narrow: Vec<u8> = set.skip(count).iter().collect();
            assert_eq!(narrow, set.iter().skip(count).collect::<Vec<u8>>());
            let skipped: Vec<u8> = wide.skip(count).iter().collect();
            assert_eq!(skipped, wide.iter().skip(count).collect::<Vec<u8>>());
        }
    }
}

/// Turning the board turns its moves.
#[test]
fn the_rules_know_no_direction() {
    for seed in 0..20 {
        let game = Othello::<Wide>::new(10);
        let position = random::position(&game, 50, seed);
        let moves = game.placements(&position);
        for way in Symmetry::all() {
            let turned = way.position(&position, 10);
            assert_eq!(game.placements(&turned), way.squares(moves, 10), "{way:?}");
        }
    }
}
