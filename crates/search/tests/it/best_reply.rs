//! Best reply: between two of my turns, one opponent departs from what is expected.

use rules::{Game, History};
use search::{AlphaBeta, BestReply, Evaluator, Limits, Paranoid, Score, Ties};
use testkit::{Branch, GraphEvaluator, LastFirst, LiteralGraph, LiteralTree, TreeEvaluator};

use crate::support::questions::{ask, ask_after};

fn best_reply<E, K>(evaluator: E, guide: K) -> BestReply<E, K> {
    BestReply { evaluator, guide, ties: Ties::First }
}

fn leaf(worth: i32) -> Branch {
    Branch::Leaf(vec![worth, 0, 0])
}

fn fork<const N: usize>(branches: [Branch; N]) -> Branch {
    Branch::Fork(branches.into())
}

#[test]
fn with_two_it_finds_what_alpha_beta_finds() {
    for seed in 0..150 {
        for depth in [1, 2, 3, 4, 9] {
            let tree = LiteralTree::random(2, 6, 4, seed);
            compare(&tree, TreeEvaluator, depth);
            let graph = LiteralGraph::random(2, 5, 2, seed);
            compare(&graph, GraphEvaluator, depth.min(5));
        }
    }
}

fn compare<G: Game<Move = usize>, E: Evaluator<G> + Copy>(game: &G, evaluator: E, depth: u32) {
    let history = History::new(game);
    let limits = Limits { depth: Some(depth), ..Limits::default() };
    let truth = ask_after(game, &history, &mut AlphaBeta::new(evaluator), limits).score;
    let plain = ask_after(game, &history, &mut best_reply(evaluator, ()), limits);
    let guided = ask_after(game, &history, &mut best_reply(evaluator, LastFirst), limits);
    assert_eq!((plain.score, guided.score), (truth, truth));
    let worth = |best| plain.choices.iter().find(|choice| choice.played == best).map(|c| c.score);
    assert_eq!(worth(plain.best), Some(truth));
}

/// After the first player's move, the second and the third have two moves each. Expected are the
/// first ones. If both depart, the first player is worth -9, which in a round cannot happen.
fn three() -> LiteralTree {
    let answers = fork([
        fork([leaf(5), leaf(3)]),  // the second as expected; the third departs for 3
        fork([leaf(4), leaf(-9)]), // the second departs for 4; then the third does not
    ]);
    LiteralTree::new(3, fork([answers, leaf(2)]))
}

#[test]
fn only_one_opponent_departs() {
    let tree = three();
    let thought = ask(&tree, &mut best_reply(TreeEvaluator, ()));
    assert_eq!((thought.best, thought.score), (0, Score(3)));
    assert_eq!(thought.line, [0, 0, 1]);
    let paranoid = ask(&tree, &mut Paranoid::new(TreeEvaluator, (), Ties::First));
    assert_eq!((paranoid.best, paranoid.score), (1, Score(2)), "together they could do worse");
}

#[test]
fn the_guide_says_what_is_expected() {
    // Now the last moves are expected, so that -9 comes about by itself.
    let tree = three();
    let thought = ask(&tree, &mut best_reply(TreeEvaluator, LastFirst));
    assert_eq!((thought.best, thought.score), (1, Score(2)));
}

#[test]
fn a_new_round_begins_with_each_of_my_turns() {
    // Two rounds; in each the second player departs, for 7 instead of 9 and then 6 instead of 8.
    let second_round = fork([fork([leaf(8)]), fork([leaf(6)])]);
    let mine = fork([second_round]);
    let first_round = fork([fork([leaf(9)]), fork([mine])]);
    let tree = LiteralTree::new(3, fork([first_round]));
    let thought = ask(&tree, &mut best_reply(TreeEvaluator, ()));
    assert_eq!(thought.score, Score(6));
    assert_eq!(thought.line, [0, 1, 0, 0, 1, 0]);
}

#[test]
fn it_assumes_no_more_than_paranoid_and_looks_at_less() {
    let (mut ours, mut theirs) = (0, 0);
    for players in 3..=5 {
        for seed in 0..60 {
            let tree = LiteralTree::random(players, 8, 4, seed);
            let reply = ask(&tree, &mut best_reply(TreeEvaluator, ()));
            let paranoid = ask(&tree, &mut Paranoid::new(TreeEvaluator, (), Ties::First));
            assert!(paranoid.score <= reply.score, "the worst case is the worst");
            ours += reply.statistics.nodes;
            theirs += paranoid.statistics.nodes;
        }
    }
    assert!(ours < theirs, "{ours} nodes, {theirs}");
}
