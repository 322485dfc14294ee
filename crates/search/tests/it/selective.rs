//! What a selective search leaves out: nothing where the margins are wide, and what it says where
//! they are narrow.

use rules::{History, Outcome, Player};
use search::{
    Engine as _, Evaluator, Exit, Limits, Meter, Pvs, Score, SearchTask, Stop, Techniques, Thought,
    Trace, Why,
};
use testkit::{BranchPath, LastFirst, LiteralTree, TreeEvaluator};

use crate::support::questions::ask_after;

/// The evaluator of trees, with a spread of its own.
#[derive(Clone, Copy)]
struct Spread(i32);

impl Evaluator<LiteralTree> for Spread {
    type State = ();

    fn evaluate(&self, tree: &LiteralTree, walked: &BranchPath, player: Player) -> Score {
        TreeEvaluator.evaluate(tree, walked, player)
    }

    fn finished(
        &self,
        tree: &LiteralTree,
        walked: &BranchPath,
        outcome: Outcome,
        player: Player,
        ply: u32,
    ) -> Score {
        TreeEvaluator.finished(tree, walked, outcome, player, ply)
    }

    fn spread(&self, _: &LiteralTree, _: &BranchPath, _: u32, _: u32) -> Option<i32> {
        Some(self.0)
    }
}

/// Counts the nodes that were left for each reason.
#[derive(Default)]
struct Reasons(Vec<Why>);

impl Trace<LiteralTree> for Reasons {
    fn leave(&mut self, exit: Exit) {
        self.0.push(exit.why);
    }
}

fn think(tree: &LiteralTree, spread: i32, techniques: Techniques) -> (Thought<usize>, Vec<Why>) {
    let mut search = Pvs { megabytes: 1, ..Pvs::new(Spread(spread), LastFirst, techniques) };
    let limits = Limits { depth: Some(8), ..Limits::default() };
    let mut meter = Meter::new(limits, Stop::default());
    let history = History::new(tree);
    let mut reasons = Reasons::default();
    let task = &mut SearchTask::new(tree, &history, &mut meter);
    (search.think_watched(task, &mut reasons), reasons.0)
}

const EXACT: Techniques = Techniques::EXACT;

#[test]
fn wide_margins_leave_nothing_out() {
    for seed in 0..30 {
        let tree = LiteralTree::random(2, 9, 4, seed);
        let exact = think(&tree, 0, EXACT).0;
        for selective in [
            Techniques { probcut: true, ..EXACT },
            Techniques { futility: true, ..EXACT },
            Techniques { probcut: true, futility: true, ..EXACT },
        ] {
            let (thought, reasons) = think(&tree, 10_000, selective);
            assert_eq!(thought.score, exact.score, "tree {seed}");
            assert!(!reasons.contains(&Why::ProbCut) && !reasons.contains(&Why::Futile));
        }
    }
}

#[test]
fn what_is_left_out_is_told_and_only_with_its_switch_on() {
    let count = |techniques, why: Why| {
        let trees = (0..30).map(|seed| LiteralTree::random(2, 9, 4, seed));
        let reasons = trees.flat_map(|tree| think(&tree, 1, techniques).1);
        reasons.filter(|&reason| reason == why).count()
    };
    assert!(count(Techniques { probcut: true, ..EXACT }, Why::ProbCut) > 0);
    assert!(count(Techniques { futility: true, ..EXACT }, Why::Futile) > 0);
    assert_eq!(count(Techniques { futility: true, ..EXACT }, Why::ProbCut), 0);
    assert_eq!(count(Techniques { probcut: true, ..EXACT }, Why::Futile), 0);
    let skipping = Techniques { skipping: true, ..EXACT };
    let wide = (0..30).map(|seed| LiteralTree::random(2, 6, 9, seed));
    let skipped = |techniques| {
        let reasons = wide.clone().flat_map(move |tree| think(&tree, 1, techniques).1);
        reasons.filter(|&reason| reason == Why::Skipped).count()
    };
    assert!(skipped(skipping) > 0);
    assert_eq!(skipped(EXACT) + skipped(Techniques { pruning: false, ..skipping }), 0);
    let unpruned = Techniques { pruning: false, probcut: true, futility: true, ..EXACT };
    assert_eq!(count(unpruned, Why::ProbCut) + count(unpruned, Why::Futile), 0);
}

#[test]
fn late_moves_are_reduced_without_the_scout_too() {
    let nodes = |techniques| -> u64 {
        let trees = (0..20).map(|seed| LiteralTree::random(2, 9, 6, seed));
        trees.map(|tree| think(&tree, 0, techniques).0.statistics.nodes).sum()
    };
    for scout in [false, true] {
        let whole = Techniques { scout, ..EXACT };
        let reduced = Techniques { reductions: true, ..whole };
        assert!(nodes(reduced) < nodes(whole), "scout {scout}");
    }
}

#[test]
fn the_only_move_is_no_step_of_the_depth() {
    let deepest = |extensions| {
        let tree = LiteralTree::read("(((1 2)) ((3 4)))");
        let techniques = Techniques { extensions, ..EXACT };
        let mut search = Pvs::new(TreeEvaluator, LastFirst, techniques);
        let limits = Limits { depth: Some(2), ..Limits::default() };
        ask_after(&tree, &History::new(&tree), &mut search, limits).statistics.deepest
    };
    assert_eq!((deepest(false), deepest(true)), (2, 3));
}
