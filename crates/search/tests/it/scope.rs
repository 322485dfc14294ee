//! Some of the moves only, and the lines of several.

use std::cmp::Reverse;

use rules::{Game, History};
use search::{
    AlphaBeta, Deepening, Engine, Limits, Meter, Minimax, Pvs, RootScope, Score, SearchTask, Stop,
    Techniques, Thought, Ties,
};
use testkit::{LastFirst, LiteralTree, TreeEvaluator};

const EXACT: Techniques = Techniques::EXACT;

/// The searches that keep to a scope and are exact.
fn searches() -> Vec<(&'static str, Box<dyn Engine<LiteralTree>>)> {
    let (evaluator, guide, ties) = (TreeEvaluator, LastFirst, Ties::First);
    let pvs = || Pvs { megabytes: 1, ..Pvs::new(evaluator, guide, EXACT) };
    vec![
        ("minimax", Box::new(Minimax { evaluator, ties })),
        ("alpha-beta", Box::new(AlphaBeta::new(evaluator))),
        ("deepening", Box::new(Deepening { evaluator, guide, ordering: true, ties })),
        ("pvs", Box::new(pvs())),
        ("pvs with two threads", Box::new(Pvs { threads: 2, ..pvs() })),
    ]
}

fn think(
    tree: &LiteralTree,
    engine: &mut dyn Engine<LiteralTree>,
    limits: Limits,
    scope: RootScope<'_, usize>,
) -> Thought<usize> {
    let (history, mut meter) = (History::new(tree), Meter::new(limits, Stop::default()));
    engine.think(&mut SearchTask::new(tree, &history, &mut meter).within(scope))
}

fn to_depth(depth: u32) -> Limits {
    Limits { depth: Some(depth), ..Limits::default() }
}

/// What minimax finds every move worth, the best first.
fn truth(tree: &LiteralTree, depth: u32) -> Vec<(usize, Score)> {
    let mut minimax = Minimax { evaluator: TreeEvaluator, ties: Ties::First };
    let thought = think(tree, &mut minimax, to_depth(depth), RootScope::WHOLE);
    let mut worth: Vec<_> =
        thought.choices.iter().map(|choice| (choice.played, choice.score)).collect();
    worth.sort_by_key(|&(_, score)| Reverse(score));
    worth
}

/// The lines of a thought, the best first, with what they are worth.
fn lines(thought: &Thought<usize>) -> Vec<(usize, Score)> {
    let others = thought.others.iter().map(|other| (other.line[0], other.score));
    std::iter::once((thought.line[0], thought.score)).chain(others).collect()
}

#[test]
fn the_best_lines_are_those_of_minimax() {
    for seed in 0..30 {
        let tree = LiteralTree::random(2, 5, 5, seed);
        for depth in 2..=4 {
            let truth = truth(&tree, depth);
            for (name, mut engine) in searches() {
                assert!(engine.obeys_scope(), "{name}");
                for wanted in 1..=4 {
                    let scope = RootScope { only: &[], lines: wanted };
                    let thought = think(&tree, &mut *engine, to_depth(depth), scope);
                    // The search ends early where all that it follows is decided.
                    let is_decided = thought.score.is_decided();
                    let told = lines(&thought);
                    let expected: Vec<Score> =
                        truth.iter().take(wanted).map(|&(_, score)| score).collect();
                    let scores: Vec<Score> = told.iter().map(|&(_, score)| score).collect();
                    assert!(is_decided || scores == expected, "{name}, {wanted} of tree {seed}");
                    for (played, score) in told {
                        let same = |&&(other, _): &&(usize, Score)| other == played;
                        let worth = truth.iter().find(same).expect("a legal move").1;
                        assert_eq!(score, worth, "{name}, {wanted} of tree {seed}");
                    }
                }
            }
        }
    }
}

#[test]
fn only_the_moves_named_are_looked_at() {
    for seed in 0..30 {
        let tree = LiteralTree::random(2, 5, 5, seed);
        let truth = truth(&tree, 4);
        // The worst two.
        let only: Vec<usize> = truth.iter().rev().take(2).map(|&(played, _)| played).collect();
        let best = truth.iter().find(|(played, _)| only.contains(played)).expect("two moves").1;
        for (name, mut engine) in searches() {
            let scope = RootScope { only: &only, lines: 1 };
            let thought = think(&tree, &mut *engine, to_depth(4), scope);
            assert_eq!(thought.score, best, "{name} in tree {seed}");
            assert!(only.contains(&thought.best), "{name} in tree {seed}");
            let is_named = thought.choices.iter().all(|choice| only.contains(&choice.played));
            assert!(is_named, "{name} in tree {seed}");
        }
    }
}

/// A search that is stopped tells what it knows of every move, and how deep it looked at each.
#[test]
fn a_search_cut_short_still_knows_every_move() {
    let mut older = 0;
    for seed in 0..20 {
        let tree = LiteralTree::random(2, 6, 5, seed);
        let legal = tree.moves(&tree.start()).into_iter().flatten().count();
        let mut pvs = Pvs { megabytes: 1, ..Pvs::new(TreeEvaluator, LastFirst, EXACT) };
        let whole = think(&tree, &mut pvs, to_depth(3), RootScope::WHOLE).statistics.nodes;
        let more = think(&tree, &mut pvs, to_depth(4), RootScope::WHOLE).statistics.nodes;
        for nodes in whole + 1..more {
            let limits = Limits { nodes: Some(nodes), ..Limits::default() };
            let thought = think(&tree, &mut pvs, limits, RootScope::WHOLE);
            if thought.score.is_decided() {
                continue;
            }
            assert_eq!(thought.choices.len(), legal, "{nodes} nodes of tree {seed}");
            for choice in &thought.choices {
                assert!([3, 4].contains(&choice.depth), "{choice:?}");
                older += u32::from(choice.depth == 3);
            }
        }
    }
    assert!(older > 1000, "{older}");
}
