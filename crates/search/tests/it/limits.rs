//! Limits, clocks, meters and stop flags.

use std::time::Duration;

use proptest::prelude::*;
use rules::{History, Outcome, Player};
use search::{
    AlphaBeta, Clock, Engine, Limits, Meter, Minimax, Negamax, Score, Stop, Stopped, Ties,
};
use testkit::{LiteralGraph, LiteralTree, TreeEvaluator, check_engines};

use crate::support::questions::{ask, ask_after};

#[test]
fn every_engine_keeps_its_limits() {
    for seed in 0..20 {
        let tree = LiteralTree::random(2, 6, 4, seed);
        check_engines(&tree, &History::new(&tree), 3);
        let graph = LiteralGraph::random(3, 6, 3, seed);
        check_engines(&graph, &History::new(&graph), 4);
    }
}

#[test]
fn a_meter_counts_to_its_limit_exactly() {
    for most in [0, 1, 2, 255, 256, 257, 1000] {
        let limits = Limits { nodes: Some(most), ..Limits::default() };
        let mut meter = Meter::new(limits, Stop::default());
        let visited = (0..5000).take_while(|_| meter.visit(0).is_ok()).count() as u64;
        assert_eq!(visited, most);
        assert_eq!(meter.statistics().nodes, most);
        assert_eq!(meter.visit(0), Err(Stopped), "a meter that has stopped stays stopped");
    }
}

#[test]
fn a_meter_remembers_the_longest_line() {
    let mut meter = Meter::unlimited();
    for ply in [0, 3, 7, 2] {
        meter.visit(ply).expect("there is no limit");
    }
    assert_eq!(meter.statistics().deepest, 7);
    assert_eq!(meter.depth(), u32::MAX);
}

#[test]
fn a_flag_raised_on_the_way_stops_soon() {
    let stop = Stop::default();
    let mut meter = Meter::new(Limits::default(), stop.clone());
    meter.visit(0).expect("it was not told to stop");
    stop.raise();
    assert!(stop.is_raised());
    let more = (0..100_000).take_while(|_| meter.visit(0).is_ok()).count();
    assert!(more <= 1000, "{more} nodes after the flag");
}

#[test]
fn what_was_judged_before_the_stop_counts() {
    // The first move is worth 1 and its tree is small; then comes the large one.
    let tree = LiteralTree::read("((1 1) ((9 9 9) (9 9 9)))");
    let limits = Limits { depth: Some(3), nodes: Some(6), ..Limits::default() };
    let mut minimax = Minimax { evaluator: TreeEvaluator, ties: Ties::First };
    let thought = ask_after(&tree, &History::new(&tree), &mut minimax, limits);
    assert_eq!((thought.best, thought.score), (0, Score(1)));
    assert_eq!(thought.depth, 0, "a search that was stopped has not looked at everything");
    assert_eq!(thought.choices.len(), 1);
    assert_eq!(thought.statistics.nodes, 6);
}

/// With nothing but a number of nodes, a plain search looks one move ahead, then two, and so on; it
/// says how deep it got, and thinks what it would have thought with that depth.
#[test]
fn a_plain_search_deepens_by_itself() {
    fn check(engine: &mut impl Engine<LiteralTree>, tree: &LiteralTree) -> Vec<u32> {
        let history = History::new(tree);
        let whole = ask(tree, engine);
        let depths = (1..=3 * whole.statistics.nodes).map(|most| {
            let limits = Limits { nodes: Some(most), ..Limits::default() };
            let thought = ask_after(tree, &history, engine, limits);
            assert!(thought.statistics.nodes <= most);
            if thought.depth > 0 {
                let limits = Limits { depth: Some(thought.depth), ..Limits::default() };
                let fixed = ask_after(tree, &history, engine, limits);
                assert_eq!((thought.best, thought.score), (fixed.best, fixed.score), "{most}");
            }
            thought.depth
        });
        let depths: Vec<u32> = depths.collect();
        assert!(depths.is_sorted(), "more nodes are no loss: {depths:?}");
        assert_eq!(depths.last(), Some(&whole.depth));
        depths
    }
    for seed in 0..5 {
        let tree = LiteralTree::random(2, 5, 3, seed);
        check(&mut Minimax { evaluator: TreeEvaluator, ties: Ties::First }, &tree);
        check(&mut Negamax { evaluator: TreeEvaluator, ties: Ties::First }, &tree);
        check(&mut AlphaBeta::new(TreeEvaluator), &tree);
    }
}

#[test]
fn a_search_says_how_deep_it_looked() {
    let tree = LiteralTree::read("((1 (2 3)) (4 5))");
    let mut search = AlphaBeta::new(TreeEvaluator);
    let depth = |depth, search: &mut _| {
        let limits = Limits { depth, ..Limits::default() };
        ask_after(&tree, &History::new(&tree), search, limits).depth
    };
    assert_eq!(depth(Some(2), &mut search), 2);
    assert_eq!(depth(Some(50), &mut search), 3, "no game is longer");
    assert_eq!(depth(Some(0), &mut search), 1, "a move is looked at whatever the limit");
    assert_eq!(ask(&tree, &mut search).depth, 3);
}

#[test]
fn limits_given_first_take_precedence() {
    let time = Some(Duration::from_secs(3));
    let flags = Limits { depth: Some(2), ..Limits::default() };
    let knobs = Limits { depth: Some(9), nodes: Some(100), time, clock: None };
    let both = flags.or(knobs);
    assert_eq!(both, Limits { depth: Some(2), nodes: Some(100), time, clock: None });
}

#[test]
fn the_shorter_of_time_and_clock_holds() {
    let minute = Duration::from_mins(1);
    let clock = Clock { remaining: minute, increment: Duration::ZERO, moves: None };
    let share = clock.share();
    let limits = |time, clock| Limits { time, clock, ..Limits::default() };
    assert_eq!(limits(None, None).longest(), None);
    assert_eq!(limits(Some(minute), None).longest(), Some(minute));
    assert_eq!(limits(None, Some(clock)).longest(), Some(share));
    assert_eq!(limits(Some(minute), Some(clock)).longest(), Some(share));
    let blink = Duration::from_millis(1);
    assert_eq!(limits(Some(blink), Some(clock)).longest(), Some(blink));
}

#[test]
fn early_wins_and_late_losses_score_more() {
    let win = |ply| Score::of(Outcome::Win(Player::FIRST), Player::FIRST, ply);
    let loss = |ply| Score::of(Outcome::Win(Player::FIRST), Player::SECOND, ply);
    assert!(win(9) < win(3) && loss(3) < loss(9));
    assert_eq!(win(4), -loss(4));
    assert!(win(700).is_decided() && loss(700).is_decided());
    assert!(!Score::DRAW.is_decided() && !Score(900_000).is_decided());
    assert_eq!(Score::of(Outcome::Draw, Player(7), 12), Score::DRAW);
}

proptest! {
    #[test]
    fn a_share_of_the_clock_never_lets_the_flag_fall(
        remaining: Duration,
        increment: Duration,
        moves: Option<u32>,
    ) {
        let clock = Clock { remaining, increment, moves };
        let (share, most) = (clock.share(), clock.most());
        prop_assert!(share <= most && most <= remaining);
        prop_assert!(most < remaining || remaining < Duration::from_nanos(10));
    }

    #[test]
    fn a_meter_takes_any_time(time: Duration, remaining: Duration, increment: Duration) {
        let clock = Some(Clock { remaining, increment, moves: None });
        let limits = Limits { time: Some(time), clock, ..Limits::default() };
        let meter = Meter::new(limits, Stop::default());
        prop_assert_eq!(meter.limits(), limits);
        prop_assert!(limits.longest() <= Some(time));
    }
}
