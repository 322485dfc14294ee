//! Opinions: their laws, their symmetry, and some positions everyone agrees on.

use connect_four::{Bits, Centre, ConnectFour, Lines, Position, Threats, Wide};
use fastrand::Rng;
use rules::{Game, Notation, Player};
use search::{AnyEvaluator, Evaluator, Expertise, Guide};
use testkit::{GameVisit, check_evaluator};

use crate::support::opened::{open, position, random_move, usual};

struct Laws;

impl GameVisit for Laws {
    fn visit<G: Notation + Expertise>(self, game: G) {
        for offer in G::EVALUATORS {
            check_evaluator(&game, &(offer.build)(), 20, 5);
        }
    }
}

#[test]
fn evaluators_keep_the_laws_on_every_board_type() {
    open("connect-four", Laws);
    open("connect-four:width=4,height=4", Laws);
    open("connect-four:width=9,height=7", Laws);
    open("connect-four:width=16,height=16", Laws);
}

/// The same position seen from behind.
fn mirrored<B: Bits>(game: &ConnectFour<B>, position: &Position<B>) -> Position<B> {
    let frame = game.frame();
    Position::new(frame.mirrored(position.mover()), frame.mirrored(position.waiting()))
}

fn check_symmetry<B: Bits>(width: u8, height: u8) {
    let game = ConnectFour::<B>::new(width, height);
    let mut rng = Rng::with_seed(6);
    let mut position = game.start();
    while let Some(played) = random_move(&game, &position, &mut rng) {
        let image = mirrored(&game, &position);
        let opinions: [&AnyEvaluator<_>; 3] = [&Lines, &Threats, &Centre];
        for opinion in opinions {
            let [one, other] =
                [position, image].map(|position| opinion.evaluate(&game, &position, Player::FIRST));
            assert_eq!(one, other, "{position:?}");
        }
        position = game.after(&position, played);
    }
}

#[test]
fn mirror_images_are_worth_the_same() {
    check_symmetry::<u64>(7, 6);
    check_symmetry::<u128>(9, 7);
    check_symmetry::<Wide>(16, 12);
}

fn score(evaluator: &impl Evaluator<ConnectFour<u64>>, text: &str) -> i32 {
    let game = usual();
    evaluator.evaluate(&game, &position(&game, text), Player::FIRST).0
}

#[test]
fn the_centre_counts_the_rows_through_each_disc() {
    // The classic table of the bottom row: 3 4 5 7 5 4 3.
    for (columns, rows) in [("1", 3), ("2", 4), ("3", 5), ("4", 7), ("5", 5), ("6", 4), ("7", 3)] {
        assert_eq!(score(&Centre, columns), rows, "{columns}");
    }
    assert_eq!(score(&Centre, "44"), 7 - 10);
}

#[test]
fn lines_count_open_rows_by_their_discs() {
    // Seven rows lie across the middle of the floor.
    assert_eq!(score(&Lines, "4"), 7);
    // A disc on top closes the upright one, and has nine open rows of its own.
    assert_eq!(score(&Lines, "44"), 6 - 9);
    // Two side by side share more rows than two apart.
    assert!(score(&Lines, "4131") > score(&Lines, "4171"));
}

#[test]
fn threats_on_rows_of_the_right_parity_weigh_more() {
    // The first player threatens d3 in one, d2 in the other.
    let odd = "......./......./......./xxx.o../oox.o../oxo.xx.";
    let even = "......./......./......./oox.o../xxx.o../oxo.xx.";
    assert!(score(&Threats, odd) > score(&Threats, even));
}

#[test]
fn the_guide_tries_fours_then_what_stops_them_then_the_centre() {
    let game = usual();
    let order = |columns: &str| {
        let position = position(&game, columns);
        let guide = connect_four::CentreFirst;
        let mut moves: Vec<_> = game.moves(&position).expect("the game goes on").collect();
        moves.sort_by_key(|&played| -guide.promise(&game, &position, played));
        let names = moves.iter().map(|&played| game.write_move(&position, played));
        names.collect::<String>()
    };
    assert_eq!(order("-"), "4352617");
    assert_eq!(order("12121"), "1435267");
    assert_eq!(order("121212"), "1243567");
}

#[test]
fn a_position_is_quiet_when_nobody_can_make_a_four() {
    let game = usual();
    let guide = connect_four::CentreFirst;
    for (columns, quiet) in [("-", true), ("1212", true), ("12121", false), ("121212", false)] {
        let position = position(&game, columns);
        let first = game.moves(&position).expect("it goes on").next().expect("a move");
        assert_eq!(guide.is_quiet(&game, &position, first), quiet, "{columns}");
        let mut moves = game.moves(&position).expect("the game goes on");
        let forcing = moves.any(|played| guide.is_forcing(&game, &position, played));
        assert_eq!(forcing, !quiet, "{columns}");
    }
}
