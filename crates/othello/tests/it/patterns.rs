//! The evaluation that was learned.

use othello::{LAYOUT, Narrow, Othello, Patterns, obf};
use patterns::{Patterned, WeightFiles, Weights};
use rules::{Game, Player, Spec};
use search::{Afresh, Evaluator, Expertise};
use testkit::{check_evaluator, check_following};

/// Weights of every sign and size.
fn some_weights() -> Weights {
    let mut rng = fastrand::Rng::with_seed(5);
    let values = (0..LAYOUT.phases() * LAYOUT.parameters()).map(|_| rng.i16(-300..=300));
    Weights::new(&LAYOUT, "by chance".to_owned(), values.collect())
}

#[test]
fn the_shapes_are_the_well_known_ones() {
    assert_eq!(LAYOUT.instances().len(), 46);
    assert_eq!(LAYOUT.declaration().shapes.len(), 12);
    assert_eq!(LAYOUT.parameters(), 114_363 + 4 * 32 + 2, "and five features");
}

#[test]
fn following_the_moves_gives_what_the_position_gives() {
    let evaluator = Patterns::new(&some_weights());
    check_following(&Othello::<Narrow>::new(8), &evaluator, 6, 1);
    check_following(&Othello::<Narrow>::new(6), &evaluator, 2, 1);
    check_evaluator(&Othello::<Narrow>::new(8), &Afresh(evaluator), 6, 1);
}

#[test]
fn an_opinion_is_the_sum_of_its_entries() {
    let (game, weights) = (Othello::<Narrow>::new(8), some_weights());
    let evaluator = Patterns::new(&weights);
    for seed in 0..20 {
        let position = crate::random::position(&game, 30, seed);
        let mut entries = Vec::new();
        game.entries(&position, &mut entries);
        assert_eq!(entries.len(), 46 + 5);
        let values = weights.phase(&LAYOUT, game.phase(&position));
        let weight = |&entry: &u32| i32::from(values[LAYOUT.parameter(entry) as usize]);
        let sum: i32 = entries.iter().map(weight).sum();
        let score = evaluator.evaluate(&game, &position, position.turn);
        assert_eq!(score.0, sum.clamp(-6_400, 6_400));
    }
}

/// A corner in hand is worth discs: something was learned.
#[test]
fn the_weights_of_the_room_know_corners() {
    let game = Othello::<Narrow>::new(8);
    let line = "---------------------------OX------XO--------------------------- X";
    let start = obf::read(&game, line).expect("the start").position;
    let evaluator = Patterns::shipped();
    let even = evaluator.evaluate(&game, &start, Player::FIRST).0;
    assert!(even.abs() < 1_000, "the start is nearly even: {even}");
    let mut position = crate::random::position(&game, 40, 3);
    let before = evaluator.evaluate(&game, &position, position.turn).0;
    assert!(game.moves(&position).is_ok());
    position.own |= 1;
    position.other &= !1;
    let with_corner = evaluator.evaluate(&game, &position, position.turn).0;
    assert!(with_corner > before, "{with_corner} with a corner, {before} without");
}

#[test]
fn only_files_of_weights_that_are_open_are_used() {
    let game = Othello::<Narrow>::new(8);
    let build = |file: &str| {
        let spec = Spec::new("patterns").with("file", file);
        game.evaluator_with(&spec).map(|_| ()).map_err(|error| format!("{error}"))
    };
    let refused = build("Cargo.toml").expect_err("a file that is there, but was not opened");
    assert!(refused.contains("error-weights-not-opened"), "{refused}");
    WeightFiles::put("good.weights", some_weights().write(&LAYOUT));
    WeightFiles::put("short.weights", some_weights().write(&LAYOUT)[..5_000].to_vec());
    WeightFiles::put("foreign.weights", b"\x7fELF".to_vec());
    assert_eq!(build("good.weights"), Ok(()));
    assert!(build("short.weights").is_err_and(|error| error.contains("error-weights-damaged")));
    let foreign = build("foreign.weights");
    assert!(foreign.is_err_and(|error| error.contains("error-weights-not-weights")));
    let small = Othello::<Narrow>::new(6);
    let spec = Spec::new("patterns").with("file", "good.weights");
    assert!(small.evaluator_with(&spec).is_err(), "weights are for 8×8");
    assert!(game.evaluator_with(&Spec::new("patterns").with("files", "x")).is_err());
}
