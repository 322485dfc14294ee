//! Random and greedy: the same seed gives the same move, and every move has its chance.

use std::collections::BTreeSet;

use fastrand::Rng;
use rules::{History, Outcome, Player};
use search::{Greedy, Limits, Random, Score, Ties, playout};
use testkit::{LiteralTree, TreeEvaluator};

use crate::support::questions::{ask, ask_after};

#[test]
fn random_plays_every_move_sooner_or_later() {
    let tree = LiteralTree::read("(1 2 3 4 5 6 7)");
    let drawn = |seed| ask(&tree, &mut Random { seed }).best;
    let all: BTreeSet<usize> = (0..100).map(drawn).collect();
    assert_eq!(all, (0..7).collect());
}

#[test]
fn random_plays_the_same_with_the_same_seed() {
    let tree = LiteralTree::random(2, 5, 6, 1);
    for seed in 0..50 {
        let first = ask(&tree, &mut Random { seed });
        let again = ask(&tree, &mut Random { seed });
        assert_eq!(first.best, again.best);
        assert_eq!(first.line, [first.best]);
    }
}

#[test]
fn two_turns_of_a_game_draw_two_lots() {
    // Twelve moves at every turn: one seed that gave the same number at each would be no lot.
    let forks = "(".to_owned() + &"((0 1 2 3 4 5 6 7 8 9 10 11)) ".repeat(12) + ")";
    let tree = LiteralTree::read(&forks);
    let differ = |seed: &u64| {
        let mut random = Random { seed: *seed };
        let mut history = History::new(&tree);
        let first = ask_after(&tree, &history, &mut random, Limits::default()).best;
        history.play(&tree, first);
        history.play(&tree, 0);
        ask_after(&tree, &history, &mut random, Limits::default()).best != first
    };
    assert!((0..20).filter(differ).count() > 10);
}

#[test]
fn greedy_takes_what_looks_best_at_once() {
    // The second move looks best (three branches), and loses to the answer.
    let tree = LiteralTree::read("((1 1) (-9 -9 -9) (5))");
    let thought = ask(&tree, &mut Greedy { evaluator: TreeEvaluator, ties: Ties::First });
    assert_eq!((thought.best, thought.score, thought.depth), (1, Score(3), 1));
    assert_eq!((thought.statistics.nodes, thought.statistics.leaves), (4, 3));
    assert_eq!(thought.choices.len(), 3);
}

#[test]
fn greedy_draws_among_equals_when_asked_to() {
    let tree = LiteralTree::read("(2 7 7 1 7)");
    let chosen = |seed| {
        let ties = Ties::Random { seed };
        let thought = ask(&tree, &mut Greedy { evaluator: TreeEvaluator, ties });
        assert_eq!(thought.score, Score(7));
        thought.best
    };
    let all: BTreeSet<usize> = (0..40).map(chosen).collect();
    assert_eq!(all, BTreeSet::from([1, 2, 4]));
    assert_eq!(chosen(3), chosen(3));
    let first = ask(&tree, &mut Greedy { evaluator: TreeEvaluator, ties: Ties::First });
    assert_eq!(first.best, 1);
}

#[test]
fn playouts_reach_every_end() {
    let tree = LiteralTree::read("((1 0) (-1 (1 0)))");
    let mut rng = Rng::with_seed(5);
    let ends: Vec<Outcome> = (0..100).map(|_| playout(&tree, &Vec::new(), &mut rng)).collect();
    let (won, lost) = (Outcome::Win(Player::FIRST), Outcome::Lose(Player::FIRST));
    for end in [won, lost, Outcome::Draw] {
        assert!(ends.contains(&end), "{end:?}");
    }
    let mut same = Rng::with_seed(5);
    let again: Vec<Outcome> = (0..100).map(|_| playout(&tree, &Vec::new(), &mut same)).collect();
    assert_eq!(ends, again);
}
