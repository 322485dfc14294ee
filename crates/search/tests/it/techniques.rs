//! Principal variation search with every combination of its techniques.

use std::{
    sync::atomic::{AtomicBool, Ordering},
    thread,
};

use bits::mix;
use rules::{Game, History, Outcome, Player};
use search::{Choice, Engine, Evaluator, Limits, Minimax, Pvs, Score, Techniques, Thought, Ties};
use testkit::{BranchPath, GraphEvaluator, LastFirst, LiteralGraph, LiteralTree, TreeEvaluator};

use crate::support::questions::ask_after;

/// The techniques that leave the value what it is, in every combination.
fn combinations() -> impl Iterator<Item = Techniques> {
    (0..512_u32).map(|bits| {
        let on = |bit: u32| bits >> bit & 1 == 1;
        Techniques {
            pruning: on(0),
            appraisal: on(1),
            ordering: on(2),
            table: on(3),
            scout: on(4),
            aspiration: on(5),
            killers: on(6),
            history: on(7),
            counters: on(8),
            ..Techniques::EXACT
        }
    })
}

fn to_depth<G: Game>(
    game: &G,
    history: &History<G>,
    depth: u32,
    engine: &mut impl Engine<G>,
) -> Thought<G::Move> {
    ask_after(game, history, engine, Limits { depth: Some(depth), ..Limits::default() })
}

/// Every combination finds minimax's value at every depth; with the appraisal on, that of every
/// move, unless the search ended early because the best move decides the game.
fn check<G: Game<Move = usize>, E: Evaluator<G> + Copy + 'static>(
    game: &G,
    evaluator: E,
    deepest: u32,
) {
    let history = History::new(game);
    for depth in 1..=deepest {
        let mut minimax = Minimax { evaluator, ties: Ties::First };
        let truth = to_depth(game, &history, depth, &mut minimax);
        for techniques in combinations() {
            let mut search = Pvs { megabytes: 0, ..Pvs::new(evaluator, LastFirst, techniques) };
            let found = to_depth(game, &history, depth, &mut search);
            assert_eq!(found.score, truth.score, "{techniques:?} at depth {depth}");
            for choice in &found.choices {
                let same = |other: &&Choice<usize>| other.played == choice.played;
                let worth = truth.choices.iter().find(same).expect("a legal move").score;
                let exact = choice.exact || found.score.is_decided() || !techniques.appraisal;
                assert!(exact, "{techniques:?} at depth {depth}: {choice:?}");
                let right =
                    if choice.exact { choice.score == worth } else { worth <= choice.score };
                assert!(right, "{techniques:?} at depth {depth}: {choice:?} is worth {worth:?}");
            }
        }
    }
}

#[test]
fn every_combination_is_exact_on_trees() {
    for seed in 0..12 {
        check(&LiteralTree::random(2, 6, 3, seed), TreeEvaluator, 6);
        check(&LiteralTree::random(3, 5, 3, seed), TreeEvaluator, 4);
    }
}

#[test]
fn every_combination_is_exact_where_positions_come_back() {
    for seed in 0..12 {
        check(&LiteralGraph::random(2, 5, 2, seed), GraphEvaluator, 6);
        check(&LiteralGraph::random(2, 5, 3, seed), GraphEvaluator, 7);
        check(&LiteralGraph::random(3, 4, 2, seed), GraphEvaluator, 5);
    }
}

#[test]
fn the_same_question_gets_the_same_answer_whatever_was_asked_before() {
    let tree = LiteralTree::random(2, 8, 4, 5);
    let mut search = Pvs::new(TreeEvaluator, LastFirst, Techniques::ALL);
    let ask = |search: &mut Pvs<TreeEvaluator, LastFirst>, history: &History<LiteralTree>| {
        let mut thought = ask_after(&tree, history, search, Limits::default());
        thought.statistics.time = std::time::Duration::ZERO;
        thought
    };
    let start = History::new(&tree);
    let first = ask(&mut search, &start);
    let mut later = start.clone();
    later.play(&tree, first.best);
    if later.outcome(&tree).is_none() {
        ask(&mut search, &later);
    }
    assert_eq!(ask(&mut search, &start), first);
}

/// The moves of a game that a search plays against itself.
fn self_play(tree: &LiteralTree, techniques: Techniques) -> (Vec<usize>, u64) {
    let mut search = Pvs { megabytes: 1, ..Pvs::new(TreeEvaluator, LastFirst, techniques) };
    let mut history = History::new(tree);
    let mut nodes = 0;
    while history.outcome(tree).is_none() {
        let thought = to_depth(tree, &history, 3, &mut search);
        nodes += thought.statistics.nodes;
        history.play(tree, thought.best);
    }
    (history.moves().to_vec(), nodes)
}

#[test]
fn what_one_move_has_found_helps_the_next_and_the_same_game_has_the_same_moves() {
    let reusing = Techniques { reuse: true, ..Techniques::ALL };
    let (mut fresh, mut reused) = (0, 0);
    for seed in 0..20 {
        let tree = LiteralTree::random(2, 9, 4, seed);
        let first = self_play(&tree, reusing);
        assert_eq!(self_play(&tree, reusing), first, "tree {seed}");
        reused += first.1;
        fresh += self_play(&tree, Techniques::ALL).1;
    }
    assert!(reused < fresh, "{reused} nodes instead of {fresh}");
}

#[test]
fn a_search_says_how_full_its_table_is() {
    let tree = LiteralTree::random(2, 8, 4, 3);
    let history = History::new(&tree);
    let fill = |techniques| {
        let mut search = Pvs { megabytes: 0, ..Pvs::new(TreeEvaluator, LastFirst, techniques) };
        to_depth(&tree, &history, 8, &mut search).statistics.fill
    };
    assert_eq!(fill(Techniques::ALL), 1000, "one bucket is soon full");
    assert_eq!(fill(Techniques { table: false, ..Techniques::ALL }), 0);
}

#[test]
fn several_threads_find_the_same_value() {
    for seed in 0..8 {
        let tree = LiteralTree::random(2, 8, 4, seed);
        let mut one = Pvs::new(TreeEvaluator, LastFirst, Techniques::EXACT);
        let exact = Pvs::new(TreeEvaluator, LastFirst, Techniques::EXACT);
        let mut company = Pvs { threads: 3, ..exact };
        let history = History::new(&tree);
        let depth = 8;
        let alone = to_depth(&tree, &history, depth, &mut one);
        assert_eq!(to_depth(&tree, &history, depth, &mut company).score, alone.score);
    }
}

/// What threads share is the table, so every combination that has one is tried with two of them.
#[test]
fn two_threads_are_exact_with_every_combination() {
    for seed in 0..2 {
        let tree = LiteralTree::random(2, 6, 3, seed);
        let graph = LiteralGraph::random(2, 5, 2, seed);
        for techniques in combinations().filter(|techniques| techniques.table) {
            check_two_threads(&tree, TreeEvaluator, techniques);
            check_two_threads(&graph, GraphEvaluator, techniques);
        }
    }
}

fn check_two_threads<G: Game<Move = usize>, E: Evaluator<G> + Copy>(
    game: &G,
    evaluator: E,
    techniques: Techniques,
) {
    let history = History::new(game);
    let truth = to_depth(game, &history, 5, &mut Minimax { evaluator, ties: Ties::First });
    let two = Pvs { threads: 2, megabytes: 0, ..Pvs::new(evaluator, LastFirst, techniques) };
    let found = to_depth(game, &history, 5, &mut { two });
    assert_eq!(found.score, truth.score, "{techniques:?}");
}

/// Fails on every thread but one.
#[derive(Clone, Copy)]
struct Faulty;

impl Evaluator<LiteralTree> for Faulty {
    type State = ();

    fn evaluate(&self, _: &LiteralTree, _: &BranchPath, _: Player) -> Score {
        if thread::current().name() != Some(MAIN) {
            HAS_FAILED.store(true, Ordering::Release);
            panic!("a fault");
        }
        // The main thread must not be done before the helper has begun.
        while !HAS_FAILED.load(Ordering::Acquire) {
            thread::yield_now();
        }
        Score::DRAW
    }
}

static HAS_FAILED: AtomicBool = AtomicBool::new(false);

const MAIN: &str = "the main thread";

#[test]
fn a_fault_of_a_helper_is_told() {
    let think = || {
        let tree = LiteralTree::random(2, 9, 5, 1);
        let search = Pvs::new(Faulty, LastFirst, Techniques::ALL);
        to_depth(&tree, &History::new(&tree), 8, &mut Pvs { threads: 2, ..search })
    };
    let main = thread::Builder::new().name(MAIN.to_owned()).spawn(think);
    let fault = main.expect("a thread").join().expect_err("the helper's fault");
    assert_eq!(fault.downcast_ref(), Some(&"a fault"));
}

#[test]
fn one_that_has_forgotten_has_no_table_and_thinks_as_before() {
    let tree = LiteralTree::random(2, 6, 3, 1);
    let history = History::new(&tree);
    let mut engine = Pvs { megabytes: 1, ..Pvs::new(TreeEvaluator, LastFirst, Techniques::ALL) };
    let first = to_depth(&tree, &history, 6, &mut engine);
    assert!(engine.table.is_some());
    Engine::<LiteralTree>::clear(&mut engine);
    assert!(engine.table.is_none(), "the memory is given back");
    let again = to_depth(&tree, &history, 6, &mut engine);
    assert_eq!((again.statistics.nodes, again.best), (first.statistics.nodes, first.best));
}

/// Changes its mind wildly from one move to the next, so that windows fail all the time.
#[derive(Clone, Copy)]
struct Fickle;

impl Evaluator<LiteralTree> for Fickle {
    type State = ();

    fn evaluate(&self, tree: &LiteralTree, walked: &BranchPath, player: Player) -> Score {
        let whim = walked
            .iter()
            .fold(1_u64, |whim, &index| mix(0, whim ^ (index as u64 + 1)).rotate_left(29));
        let loud = i32::try_from(whim % 401).expect("a small number") - 200;
        let own = TreeEvaluator.evaluate(tree, walked, Player::FIRST);
        Score(if player == Player::FIRST { own.0 + loud } else { -own.0 - loud })
    }

    fn finished(
        &self,
        tree: &LiteralTree,
        walked: &BranchPath,
        _: Outcome,
        player: Player,
        _: u32,
    ) -> Score {
        self.evaluate(tree, walked, player)
    }
}

/// Wherever it is stopped, it plays a move that is no worse at the depth under way than the best of
/// the depth before: what has only failed low is no better, however high its bound.
#[test]
fn a_search_cut_short_plays_nothing_worse_than_it_knew() {
    let techniques = Techniques::EXACT;
    let (mut cut_short, mut bounds) = (0, 0);
    for seed in 0..40 {
        let tree = LiteralTree::random(2, 6, 5, seed);
        let history = History::new(&tree);
        let think = |limits| {
            let mut search = Pvs { megabytes: 0, ..Pvs::new(Fickle, LastFirst, techniques) };
            ask_after(&tree, &history, &mut search, limits)
        };
        let to = |depth| think(Limits { depth: Some(depth), ..Limits::default() });
        for depth in 1..6 {
            let (known, next) = (to(depth), to(depth + 1));
            let mut minimax = Minimax { evaluator: Fickle, ties: Ties::First };
            let truth = to_depth(&tree, &history, depth + 1, &mut minimax);
            let worth = |played| {
                let same = |choice: &&Choice<usize>| choice.played == played;
                truth.choices.iter().find(same).expect("a legal move").score
            };
            for nodes in known.statistics.nodes + 1..next.statistics.nodes {
                let found = think(Limits { nodes: Some(nodes), ..Limits::default() });
                let (is, was) = (worth(found.best), worth(known.best));
                assert!(was <= is, "{nodes} nodes of tree {seed}: {is:?} instead of {was:?}");
                check_bounds(&found, known.score, depth + 1, worth);
                bounds += found.choices.iter().filter(|choice| choice.at_least).count();
                cut_short += 1;
            }
        }
    }
    assert!(cut_short > 10_000, "{cut_short}");
    assert!(bounds > 100, "{bounds}");
}

/// What was found of the depth under way is what it says: a score, the most or the least; and the
/// score of the position is never a bound.
fn check_bounds(found: &Thought<usize>, known: Score, depth: u32, worth: impl Fn(usize) -> Score) {
    for choice in found.choices.iter().filter(|choice| choice.depth == depth) {
        let worth = worth(choice.played);
        let right = match choice {
            Choice { exact: true, .. } => choice.score == worth,
            Choice { at_least: true, .. } => choice.score <= worth,
            _ => worth <= choice.score,
        };
        assert!(right, "{choice:?} is worth {worth:?}");
    }
    let best = found.choices.iter().find(|choice| choice.played == found.best);
    let best = best.expect("the best move is among them");
    let score = if best.exact && best.depth == depth { best.score } else { known };
    assert_eq!(found.score, score, "{found:?}");
}
