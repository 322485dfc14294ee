//! Paranoid search: everyone against one. The battery of exact searches holds it against minimax.

use rules::History;
use search::{AlphaBeta, Limits, MaxN, Paranoid, Score, Ties};
use testkit::{Branch, LastFirst, LiteralTree, TreeEvaluator};

use crate::support::questions::{ask, ask_after};

#[test]
fn it_fears_what_max_n_does_not() {
    // The second player does best by leaving the first one alone, and could hurt them at a price.
    let leaf = |shares: [i32; 3]| Branch::Leaf(shares.to_vec());
    let risky = Branch::Fork(vec![leaf([9, 5, 0]), leaf([-9, 1, 0])]);
    let tree = LiteralTree::new(3, Branch::Fork(vec![leaf([2, 2, 2]), risky]));
    let paranoid = ask(&tree, &mut Paranoid::new(TreeEvaluator, (), Ties::First));
    assert_eq!((paranoid.best, paranoid.score), (0, Score(2)));
    let trusting =
        ask(&tree, &mut MaxN { evaluator: TreeEvaluator, pruning: true, ties: Ties::First });
    assert_eq!((trusting.best, trusting.score), (1, Score(9)));
}

#[test]
fn it_is_alpha_beta_with_ordering() {
    for players in 2..=4 {
        for seed in 0..40 {
            let tree = LiteralTree::random(players, 6, 4, seed);
            let history = History::new(&tree);
            let limits = Limits { depth: Some(4), ..Limits::default() };
            let mut paranoid = Paranoid::new(TreeEvaluator, LastFirst, Ties::First);
            let mut alpha_beta = AlphaBeta {
                evaluator: TreeEvaluator,
                guide: LastFirst,
                pruning: true,
                ordering: true,
                ties: Ties::First,
            };
            let ours = ask_after(&tree, &history, &mut paranoid, limits);
            let theirs = ask_after(&tree, &history, &mut alpha_beta, limits);
            assert_eq!((&ours.line, &ours.choices), (&theirs.line, &theirs.choices));
            assert_eq!(ours.statistics.nodes, theirs.statistics.nodes);
        }
    }
}
