//! What evaluators must think, beyond the general laws.

use othello::{
    Bits, Grid,
    Heuristic::{Discs, Matrix, Phases},
    Narrow, Othello, Position, Symmetry, Wide,
};
use rules::{Game, Notation, Outcome, Player};
use search::{AnyEvaluator, Evaluator, Expertise, Score};

use crate::random;

#[test]
fn symmetric_positions_are_worth_the_same() {
    check_symmetry(&Othello::<Narrow>::new(6));
    check_symmetry(&Othello::<Narrow>::new(8));
    check_symmetry(&Othello::<Wide>::new(12));
}

fn check_symmetry<G: Grid>(game: &Othello<G>) {
    let size = game.grid().size();
    for offer in Othello::<G>::EVALUATORS {
        let evaluator = (offer.build)();
        for seed in 0..20 {
            let position = random::position(game, game.squares() / 2, seed);
            let score = evaluator.evaluate(game, &position, Player::FIRST);
            for way in Symmetry::all() {
                let turned = way.position(&position, size);
                let other = evaluator.evaluate(game, &turned, Player::FIRST);
                assert_eq!(other, score, "{} {way:?}", offer.name);
            }
        }
    }
}

fn worth<G: Grid>(
    evaluator: &AnyEvaluator<Othello<G>>,
    game: &Othello<G>,
    position: &Position<G::Squares>,
    ply: u32,
) -> Score {
    let outcome = game.outcome(position).expect("a finished game");
    evaluator.finished(game, position, outcome, Player::FIRST, ply)
}

/// Boards full of discs, `black` of them black.
fn full<G: Grid>(game: &Othello<G>, black: u32) -> Position<G::Squares> {
    let own = game.grid().all().iter::<u8>().take(black as usize);
    let own = own.fold(G::Squares::EMPTY, |set, square| set | G::Squares::only(square));
    Position { own, other: game.grid().all() & !own, turn: Player::FIRST }
}

#[test]
fn every_win_is_above_every_opinion_and_larger_ones_are_better() {
    check_wins(&Othello::<Narrow>::new(4));
    check_wins(&Othello::<Narrow>::new(8));
    check_wins(&Othello::<Wide>::new(16));
}

fn check_wins<G: Grid>(game: &Othello<G>) {
    let squares = game.squares();
    for name in ["mobility", "corners", "phases", "matrix"] {
        let offer = rules::find_offer(Othello::<G>::EVALUATORS, name).expect("an evaluator");
        let evaluator = &*(offer.build)();
        let at = |black, ply| worth(evaluator, game, &full(game, black), ply);
        assert_eq!(at(squares / 2, 5), Score::DRAW);
        for black in squares / 2 + 1..squares {
            assert!(at(black, 9) < at(black + 1, 0), "{name}: one disc more, {black}");
            assert_eq!(at(squares - black, 7), -at(black, 7), "{name}: a loss");
        }
        let smallest = at(squares / 2 + 1, 0);
        for seed in 0..5 {
            for position in random::game(game, seed).positions().iter().rev().skip(1) {
                let opinion = evaluator.evaluate(game, position, position.turn);
                assert!(opinion < smallest, "{name}: a win is above every opinion");
            }
        }
    }
}

#[test]
fn discs_are_counted_and_empty_squares_go_to_the_winner() {
    let game = Othello::<Narrow>::new(8);
    let start = game.start();
    assert_eq!(Discs.evaluate(&game, &start, Player::FIRST), Score(0));
    let after = game.read_position("f5").expect("a move");
    assert_eq!(Discs.evaluate(&game, &after, Player::FIRST), Score(3));
    let wiped_out = game.read_position(&format!("{}{}O", "X".repeat(13), "-".repeat(51)));
    let wiped_out = wiped_out.expect("a position");
    assert_eq!(game.outcome(&wiped_out), Some(Outcome::Win(Player::FIRST)));
    assert_eq!(worth(&Discs, &game, &wiped_out, 9), Score(64));
}

/// The worth of one black disc on each square, row by row.
fn matrix<G: Grid>(game: &Othello<G>) -> Vec<i32> {
    let worth = |square: u8| {
        let (own, other) = (G::Squares::only(square), G::Squares::EMPTY);
        let position = Position { own, other, turn: Player::FIRST };
        Matrix.evaluate(game, &position, Player::FIRST).0
    };
    game.grid().all().iter().map(worth).collect()
}

#[test]
fn the_matrix_is_the_one_everybody_knows() {
    let quarter = [[500, -150, 30, 10], [-150, -250, 0, 0], [30, 0, 1, 2], [10, 0, 2, 16]];
    let mirrored = |index: usize| index.min(7 - index);
    let expected: Vec<i32> =
        (0..64).map(|square: usize| quarter[mirrored(square / 8)][mirrored(square % 8)]).collect();
    assert_eq!(matrix(&Othello::<Narrow>::new(8)), expected);
}

#[test]
fn the_matrix_grows_and_shrinks_with_the_board() {
    let small = matrix(&Othello::<Narrow>::new(4));
    assert_eq!(small[..8], [500, 10, 10, 500, 10, 16, 16, 10]);
    let six = matrix(&Othello::<Narrow>::new(6));
    assert_eq!(six[..6], [500, -150, 10, 10, -150, 500]);
    let large = matrix(&Othello::<Wide>::new(12));
    assert_eq!(large[..12], [500, -150, 30, 30, 30, 10, 10, 30, 30, 30, -150, 500]);
}

/// A position from a board string, and what an evaluator thinks of it for the player to move.
fn opinion(evaluator: othello::Heuristic, board: &str) -> i32 {
    let game = Othello::<Narrow>::new(8);
    let position = game.read_position(board).expect("a position");
    evaluator.evaluate(&game, &position, position.turn).0
}

/// The same disc beside a corner: a danger while the corner is empty, and none once it is taken.
#[test]
fn the_phases_know_when_a_corner_is_taken() {
    let rest = "---------------------------OX------XO---------------------------";
    let with = |first: &str| format!("{first}{} X", &rest[first.len()..]);
    let (empty, beside) = (with("--"), with("-X"));
    let (corner, both) = (with("X-"), with("XX"));
    for evaluator in [Matrix, Phases] {
        assert!(opinion(evaluator, &beside) < opinion(evaluator, &empty), "{evaluator:?}");
        assert!(opinion(evaluator, &empty) < opinion(evaluator, &corner), "{evaluator:?}");
    }
    assert!(opinion(Phases, &both) > opinion(Phases, &corner), "the edge goes on from the corner");
    assert!(opinion(Matrix, &both) < opinion(Matrix, &corner), "the fixed worth does not see it");
}

/// A disc more in the middle of the board: a burden in the opening, a gain in the end.
#[test]
fn the_phases_want_discs_only_in_the_end() {
    let early = "---------------------------OX-----XXO---------------------------";
    let fewer = early.replacen("XXO", "-XO", 1);
    assert!(opinion(Phases, &format!("{early} O")) > opinion(Phases, &format!("{fewer} O")));
    let late = format!("{}{}", "XXOOXXOO".repeat(7), "--------");
    let more = late.replacen("XXOOXXOO", "XXXXXXOO", 1);
    assert!(opinion(Phases, &format!("{late} X")) < opinion(Phases, &format!("{more} X")));
}
