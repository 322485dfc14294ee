//! Max-n: everyone for themselves.

use std::collections::BTreeSet;

use rules::{Game, History};
use search::{
    Engine, Evaluator, Limits, MaxN, Meter, Minimax, Note, Score, SearchTask, Ties, Trace, WinLose,
};
use testkit::{Branch, GraphEvaluator, LiteralGraph, LiteralTree, TreeEvaluator};

use crate::support::questions::{ask, ask_after};

fn max_n<E>(evaluator: E) -> MaxN<E> {
    MaxN { evaluator, pruning: true, ties: Ties::First }
}

fn leaf(shares: [i32; 3]) -> Branch {
    Branch::Leaf(shares.to_vec())
}

fn fork<const N: usize>(branches: [Branch; N]) -> Branch {
    Branch::Fork(branches.into())
}

/// Three players, a move each.
///
/// The third takes 4 of (1, 2, 4) and 2 of (4, 3, 2) in the first half, so the second finds 2 and
/// 3 there and takes (4, 3, 2). In the second half the third takes (6, 1, 5) and (5, 6, 6), so the
/// second takes (5, 6, 6). The first player prefers 5 to 4.
fn three() -> LiteralTree {
    let first =
        fork([fork([leaf([1, 2, 4]), leaf([7, 7, 3])]), fork([leaf([4, 3, 2]), leaf([9, 9, 1])])]);
    let second =
        fork([fork([leaf([6, 1, 5]), leaf([2, 8, 4])]), fork([leaf([5, 6, 6]), leaf([8, 8, 0])])]);
    LiteralTree::new(3, fork([first, second]))
}

#[derive(Default)]
struct Shares(Vec<Vec<i32>>);

impl Trace<LiteralTree> for Shares {
    fn note(&mut self, note: Note<'_, usize>) {
        let Note::Shares(scores) = note else { panic!("not of this search: {note:?}") };
        self.0.push(scores.iter().map(|score| score.0).collect());
    }
}

#[test]
fn a_tree_for_three_worked_out_by_hand() {
    let tree = three();
    let thought = ask(&tree, &mut max_n(TreeEvaluator));
    assert_eq!((thought.best, thought.score), (1, Score(5)));
    assert_eq!(thought.line, [1, 1, 0]);
    let worth: Vec<i32> = thought.choices.iter().map(|choice| choice.score.0).collect();
    assert_eq!(worth, [4, 5]);
    assert_eq!((thought.statistics.nodes, thought.statistics.leaves, thought.depth), (15, 8, 3));
}

#[test]
fn who_watches_sees_what_each_player_gets() {
    let tree = three();
    let mut shares = Shares::default();
    let mut meter = Meter::unlimited();
    let history = History::new(&tree);
    max_n(TreeEvaluator)
        .think_watched(&mut SearchTask::new(&tree, &history, &mut meter), &mut shares);
    let said = |vector: [i32; 3]| shares.0.iter().filter(|seen| **seen == vector).count();
    assert_eq!(said([1, 2, 4]), 2, "at the leaf and at its parent");
    assert_eq!(said([4, 3, 2]), 4, "and up to the root, as long as nothing was better");
    assert_eq!(shares.0.last(), Some(&vec![5, 6, 6]), "the last word of the root");
}

#[test]
fn with_two_it_finds_what_minimax_finds() {
    let same = |limits: Limits, seed| {
        let tree = LiteralTree::random(2, 6, 4, seed);
        compare(&tree, TreeEvaluator, limits);
        compare(&tree, WinLose, limits);
        let graph = LiteralGraph::random(2, 5, 2, seed);
        compare(&graph, GraphEvaluator, Limits { depth: Some(5), ..limits });
    };
    for seed in 0..100 {
        same(Limits::default(), seed);
        for depth in 1..=4 {
            same(Limits { depth: Some(depth), ..Limits::default() }, seed);
        }
    }
}

fn compare<G: Game, E: Evaluator<G> + Copy>(game: &G, evaluator: E, limits: Limits) {
    let history = History::new(game);
    let mut minimax = Minimax { evaluator, ties: Ties::First };
    let truth = ask_after(game, &history, &mut minimax, limits);
    for pruning in [false, true] {
        let mut max_n = MaxN { evaluator, pruning, ties: Ties::First };
        let found = ask_after(game, &history, &mut max_n, limits);
        assert_eq!((found.score, found.best), (truth.score, truth.best));
        assert_eq!(found.choices, truth.choices);
        assert!(found.statistics.nodes <= truth.statistics.nodes);
        assert!(pruning || found.statistics.nodes == truth.statistics.nodes);
    }
}

#[test]
fn who_wins_on_the_spot_looks_no_further() {
    let (mut fewer, mut cutoffs) = (0, 0);
    for players in 2..=5 {
        for seed in 0..60 {
            let tree = LiteralTree::random(players, 6, 4, seed);
            let whole = ask(&tree, &mut MaxN { pruning: false, ..max_n(WinLose) });
            let pruned = ask(&tree, &mut max_n(WinLose));
            assert_eq!((&pruned.line, pruned.score), (&whole.line, whole.score));
            assert_eq!(pruned.choices, whole.choices);
            assert_eq!(whole.statistics.cutoffs, 0);
            fewer += whole.statistics.nodes - pruned.statistics.nodes;
            cutoffs += pruned.statistics.cutoffs;
        }
    }
    assert!(fewer > 1000 && cutoffs > 100, "{fewer} nodes fewer, {cutoffs} cuts");
}

#[test]
fn equal_moves_are_drawn_by_lot() {
    let tree = LiteralTree::new(3, fork([leaf([2, 0, 1]), leaf([7, 1, 0]), leaf([7, 0, 1])]));
    let drawn = |seed| {
        let ties = Ties::Random { seed };
        ask(&tree, &mut MaxN { ties, ..max_n(TreeEvaluator) }).best
    };
    assert_eq!((0..40).map(drawn).collect::<BTreeSet<_>>(), BTreeSet::from([1, 2]));
    assert_eq!(ask(&tree, &mut max_n(TreeEvaluator)).best, 1);
}

#[test]
fn twenty_six_players_have_a_score_each() {
    let shares = |best: usize| Branch::Leaf((0..26).map(|seat| i32::from(seat == best)).collect());
    let mut tree = shares(25);
    for seat in (0..26).rev() {
        tree = fork([shares((seat + 25) % 26), tree]);
    }
    let tree = LiteralTree::new(26, tree);
    let thought = ask(&tree, &mut max_n(TreeEvaluator));
    // Each player can end the game for the good of the one before; only the last gains by waiting.
    assert_eq!(thought.line.len(), 1, "the first gets nothing either way: {thought:?}");
    assert_eq!(thought.statistics.nodes, 53);
}
