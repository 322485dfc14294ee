//! Trees that every textbook draws, with the counts that it draws.

use search::{AlphaBeta, Minimax, Negamax, Score, Ties};
use testkit::{Branch, LastFirst, LiteralTree, TreeEvaluator};

use crate::support::questions::ask;

/// The example of Russell and Norvig: three moves, three answers to each.
const THREE_BY_THREE: &str = "((3 12 8) (2 4 6) (14 5 2))";

/// A tree in which every node above the leaves has as many branches, and every leaf is worth the
/// same.
fn uniform(width: usize, depth: u32) -> Branch {
    if depth == 0 {
        return Branch::Leaf(vec![0, 0]);
    }
    Branch::Fork(vec![uniform(width, depth - 1); width])
}

#[test]
fn alpha_beta_skips_what_the_textbook_skips() {
    let tree = LiteralTree::read(THREE_BY_THREE);
    let thought = ask(&tree, &mut AlphaBeta::new(TreeEvaluator));
    assert_eq!((thought.best, thought.score), (0, Score(3)));
    assert_eq!(thought.line, [0, 0], "the answer to the first move is the first");
    assert_eq!(thought.statistics.leaves, 7, "4 and 6 are never looked at");
    assert_eq!(thought.statistics.nodes, 1 + 3 + 7);
    assert_eq!(thought.statistics.cutoffs, 2, "after the 2 of each, with two moves left and none");
    assert_eq!((thought.depth, thought.statistics.deepest), (2, 2));
}

#[test]
fn ordering_changes_what_is_skipped_and_not_the_value() {
    let tree = LiteralTree::read(THREE_BY_THREE);
    let mut last_first = AlphaBeta {
        evaluator: TreeEvaluator,
        guide: LastFirst,
        pruning: true,
        ordering: true,
        ties: Ties::First,
    };
    let thought = ask(&tree, &mut last_first);
    assert_eq!((thought.best, thought.score), (0, Score(3)));
    assert_eq!(thought.choices[0].played, 2, "the move tried first is the last");
    // 2, 5 and 14 bring the value 2; 6, 4 and 2 equal it, found with the last of them; 8, 12 and 3
    // are better.
    assert_eq!(thought.statistics.leaves, 9);
}

#[test]
fn minimax_and_negamax_look_at_everything() {
    let tree = LiteralTree::read(THREE_BY_THREE);
    let minimax = ask(&tree, &mut Minimax { evaluator: TreeEvaluator, ties: Ties::First });
    let negamax = ask(&tree, &mut Negamax { evaluator: TreeEvaluator, ties: Ties::First });
    for thought in [minimax, negamax] {
        assert_eq!((thought.best, thought.score), (0, Score(3)));
        assert_eq!((thought.statistics.nodes, thought.statistics.leaves), (13, 9));
        let scores: Vec<i32> = thought.choices.iter().map(|choice| choice.score.0).collect();
        assert_eq!(scores, [3, 2, 2]);
        assert!(thought.choices.iter().all(|choice| choice.exact));
    }
}

/// Knuth and Moore, 1975: with the best moves first, a uniform tree of width b and depth d needs
/// b^⌈d/2⌉ + b^⌊d/2⌋ − 1 leaves, and no search can do with fewer.
#[test]
fn a_perfectly_ordered_tree_needs_the_fewest_leaves_possible() {
    for (width, depth) in [(2_usize, 6_u32), (3, 4), (3, 5), (4, 5), (7, 3), (5, 1)] {
        let tree = LiteralTree::new(2, uniform(width, depth));
        let thought = ask(&tree, &mut AlphaBeta::new(TreeEvaluator));
        let fewest = width.pow(depth.div_ceil(2)) + width.pow(depth / 2) - 1;
        assert_eq!(thought.statistics.leaves, fewest as u64, "width {width}, depth {depth}");
    }
}

#[test]
fn a_single_move_is_looked_at_all_the_same() {
    let tree = LiteralTree::read("((((7))))");
    let thought = ask(&tree, &mut AlphaBeta::new(TreeEvaluator));
    assert_eq!((thought.best, thought.score), (0, Score(7)));
    assert_eq!(thought.line, [0, 0, 0, 0]);
    assert_eq!(thought.statistics.nodes, 5);
}
