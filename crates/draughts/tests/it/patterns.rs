//! The evaluation that was learned.

use draughts::{Draughts, PatternBoard, Patterns, Structure, Wide, variants};
use fastrand::Rng;
use patterns::{Patterned, WeightFiles, Weights};
use rules::{Game, Spec};
use search::{Afresh, Evaluator, Expertise};
use testkit::{check_evaluator, check_following};

use crate::support::{opened::game, table::Table};

/// Weights of every sign and size.
fn some_weights(board: &PatternBoard) -> Weights {
    let (mut rng, layout) = (Rng::with_seed(5), board.layout());
    let values = (0..layout.phases() * layout.parameters()).map(|_| rng.i16(-300..=300));
    Weights::new(layout, "by chance".to_owned(), values.collect())
}

#[test]
fn the_shapes_cover_boards_of_every_size() {
    for (width, height) in [(4, 4), (5, 5), (8, 8), (10, 10), (9, 9), (6, 12), (12, 12)] {
        let board = PatternBoard::of(width, height);
        let layout = board.layout();
        let mut covered = vec![false; usize::from(layout.declaration().squares)];
        for square in layout.instances().iter().flat_map(|instance| &instance.squares) {
            covered[usize::from(*square)] = true;
        }
        assert!(covered.iter().all(|covered| *covered), "{width}×{height}");
    }
    assert_eq!(PatternBoard::of(8, 8).layout().instances().len(), 9 + 5);
    assert_eq!(PatternBoard::of(10, 10).layout().instances().len(), 16);
}

#[test]
fn following_the_moves_gives_what_the_position_gives() {
    for spec in ["draughts:international", "draughts:english", "draughts:custom,width=7,height=9"] {
        let game = game::<u64>(spec);
        let board = PatternBoard::of(game.rules().width, game.rules().height);
        let evaluator = Patterns::new(board, &some_weights(board));
        check_following(&game, &evaluator, 5, 1);
        check_following(&game, &Patterns::default(), 2, 1);
        check_evaluator(&game, &Afresh(evaluator), 5, 1);
    }
}

#[test]
fn an_opinion_is_the_sum_of_its_entries() {
    let game = game::<u64>("draughts:russian");
    let board = PatternBoard::of(8, 8);
    let (layout, weights) = (board.layout(), some_weights(board));
    let evaluator = Patterns::new(board, &weights);
    let mut rng = Rng::with_seed(2);
    for _ in 0..10 {
        let mut position = game.start();
        while let Some(moves) = game.moves(&position).ok().map(Iterator::collect::<Vec<_>>) {
            let mut entries = Vec::new();
            game.entries(&position, &mut entries);
            assert_eq!(
                entries.len(),
                layout.instances().len() + layout.declaration().features.len()
            );
            let values = weights.phase(layout, game.phase(&position));
            let weight = |&entry: &u32| i32::from(values[layout.parameter(entry) as usize]);
            let sum: i32 = entries.iter().map(weight).sum();
            let score = evaluator.evaluate(&game, &position, game.turn(&position));
            assert_eq!(score.0, sum.clamp(-10_000, 10_000));
            game.play(&mut position, moves[rng.usize(..moves.len())]);
        }
    }
}

/// Half a turn of the board with the sides exchanged changes nothing.
#[test]
fn both_sides_share_every_weight() {
    let board = PatternBoard::of(10, 10);
    let evaluator = Patterns::new(board, &some_weights(board));
    let score = |fen: &str| {
        let Table { game, position } = Table::new("draughts:international", fen);
        evaluator.evaluate(&game, &position, game.turn(&position)).0
    };
    for (white, black) in [
        ("W:W31-50:B1-20", "B:W31-50:B1-20"),
        ("W:W28,32,37,K46:B4,9,13,K41", "B:W38,42,47,K10:B14,19,23,K5"),
    ] {
        assert_eq!(score(white), score(black));
    }
}

/// Whatever comes with the room can be read, belongs to its variant and knows what a man is worth.
#[test]
fn the_weights_of_the_room_know_a_man_from_none() {
    for (name, rules) in variants::ALL.iter().filter(|(name, _)| LEARNED.contains(name)) {
        let game = Draughts::<Wide>::new(rules.clone());
        let start = game.start();
        let opinion = Patterns::default().evaluate(&game, &start, game.turn(&start)).0;
        let by_hand = Structure.evaluate(&game, &start, game.turn(&start)).0;
        assert_ne!(opinion, by_hand, "{name} has weights of its own");
        assert!(opinion.abs() < 150, "{name}: the start is nearly even, not {opinion}");
    }
    let score = |fen: &str| {
        let Table { game, position } = Table::new("draughts:international", fen);
        Patterns::default().evaluate(&game, &position, game.turn(&position)).0
    };
    assert!(score("W:W31-50:B1-19") > score("W:W31-50:B1-20"));
    assert!(score("W:W31-49:B1-20") < score("W:W31-50:B1-20"));
}

/// The variants that have weights.
const LEARNED: &[&str] = &["international"];

#[test]
fn rules_of_ones_own_fall_back_to_the_evaluation_made_by_hand() {
    for spec in ["draughts:english,width=6,height=6", "draughts:international,backward=off"] {
        let game = game::<u64>(spec);
        let start = game.start();
        let position = game.after(&start, game.moves(&start).expect("moves").next().expect("one"));
        let player = game.turn(&position);
        let (learned, by_hand) = (
            Patterns::default().evaluate(&game, &position, player),
            Structure.evaluate(&game, &position, player),
        );
        assert_eq!(learned, by_hand, "{spec}");
    }
}

#[test]
fn files_of_weights_are_taken_from_the_shelf_alone() {
    let build = |spec: &str, file: &str| {
        let evaluator = Spec::new("patterns").with("file", file);
        let built = game::<u64>(spec).evaluator_with(&evaluator);
        built.map(|_| ()).map_err(|error| format!("{error}"))
    };
    let board = PatternBoard::of(8, 8);
    WeightFiles::put("eight.weights", some_weights(board).write(board.layout()));
    assert_eq!(build("draughts:pool", "eight.weights"), Ok(()));
    let other = build("draughts:international", "eight.weights");
    assert!(other.is_err_and(|error| error.contains("error-weights-other-shapes")));
    let unopened = build("draughts:english", "Cargo.toml");
    assert!(unopened.is_err_and(|error| error.contains("error-weights-not-opened")));
}
