//! How far the learned evaluation is from the truth.

use othello::{
    Narrow, Othello, Patterns,
    obf::{self, ObfExercise},
};
use search::Evaluator;

/// Positions with 24 empty squares and their exact values, which no training has seen: see
/// `data/README.md`.
const SOLVED: &str = include_str!("data/solved-24.obf");
/// The most discs that the opinion may be off on average.
const BOUND: f64 = 6.0;

#[test]
fn the_weights_of_the_room_are_near_exact_values() {
    let game = Othello::<Narrow>::new(8);
    let solved: Vec<ObfExercise<u64>> =
        SOLVED.lines().map(|line| obf::read(&game, line).expect("a solved position")).collect();
    assert!(solved.len() >= 100, "{} positions", solved.len());
    let evaluator = Patterns::shipped();
    let off = |ObfExercise { position, scores }: &ObfExercise<u64>| {
        let (_, exact) = scores[0];
        assert_eq!(othello::Bits::count(game.empties(position)), 24);
        let opinion = evaluator.evaluate(&game, position, position.turn).0;
        (f64::from(opinion) / 100.0 - f64::from(exact)).abs()
    };
    let count = u32::try_from(solved.len()).expect("a few hundred");
    let mean = solved.iter().map(off).sum::<f64>() / f64::from(count);
    assert!(mean <= BOUND, "{mean:.2} discs off on average");
}
