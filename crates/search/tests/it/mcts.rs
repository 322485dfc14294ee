//! Monte-Carlo tree search: how it grows, what it counts, when it stops.

use std::time::Duration;

use rules::{Game, History, Player, Spec, SpecError, find_offer};
use search::{
    Engine, Entry, Exit, Limits, Mcts, Meter, Note, Score, SearchTask, Stop, Thought, Trace, Why,
    algorithms,
};
use testkit::LiteralTree;

use crate::support::questions::{ask, ask_after};

/// Two moves whose games are won three times out of four, and once.
const GOOD_AND_BAD: &str = "((1 1 1 -1) (-1 1 -1 -1))";

/// With a horizon nothing behind it can be proven, so the search goes on to its other limits.
fn near(nodes: Option<u64>) -> Limits {
    Limits { depth: Some(1), nodes, ..Limits::default() }
}

fn think(text: &str, limits: Limits) -> Thought<usize> {
    let tree = LiteralTree::read(text);
    ask_after(&tree, &History::new(&tree), &mut Mcts::default(), limits)
}

fn untimed(mut thought: Thought<usize>) -> Thought<usize> {
    thought.statistics.time = Duration::ZERO;
    thought
}

#[test]
fn the_mean_of_many_games_is_what_a_move_is_worth() {
    let thought = think(GOOD_AND_BAD, near(Some(20_000)));
    assert_eq!(thought.best, 0);
    assert!((450..=550).contains(&thought.score.0), "half a win: {:?}", thought.score);
    let visits = |played| {
        let choice = thought.choices.iter().find(|choice| choice.played == played);
        choice.and_then(|choice| choice.visits).expect("every move was tried")
    };
    assert!(20 * visits(1) < visits(0), "{} and {}", visits(0), visits(1));
    assert!(thought.choices.iter().all(|choice| !choice.exact), "nothing is proven");
    assert_eq!(thought.line, [0]);
}

#[test]
fn without_exploration_only_success_counts() {
    let tree = LiteralTree::read(GOOD_AND_BAD);
    let mut greedy = Mcts { exploration: 0.0, ..Mcts::default() };
    let greedy = ask_after(&tree, &History::new(&tree), &mut greedy, near(Some(2000)));
    let mut curious = Mcts { exploration: 10.0, ..Mcts::default() };
    let curious = ask_after(&tree, &History::new(&tree), &mut curious, near(Some(2000)));
    let least = |thought: &Thought<usize>| thought.choices.iter().filter_map(|c| c.visits).min();
    assert!(least(&greedy) < least(&curious));
    assert!(least(&curious) > Some(200), "{curious:?}");
}

#[test]
fn an_iteration_is_a_node_and_the_first_one_is_the_root() {
    for nodes in [1, 2, 3, 10, 257, 1000, 4321] {
        let thought = think(GOOD_AND_BAD, near(Some(nodes)));
        assert_eq!(thought.statistics.nodes, nodes);
        assert_eq!(thought.statistics.leaves, nodes);
        let visits = thought.choices.iter().filter_map(|choice| choice.visits).map(u64::from);
        assert_eq!(visits.sum::<u64>(), nodes - 1);
        assert_eq!(thought.line.first(), Some(&thought.best));
        assert_eq!(thought.depth, u32::from(nodes > 2), "both moves were tried");
    }
}

#[test]
fn without_a_limit_there_is_one_and_any_limit_replaces_it() {
    assert_eq!(think(GOOD_AND_BAD, near(None)).statistics.nodes, Mcts::ITERATIONS);
    let more = Mcts::ITERATIONS + 1000;
    assert_eq!(think(GOOD_AND_BAD, near(Some(more))).statistics.nodes, more);
}

#[test]
fn the_same_seed_gives_the_same_thought() {
    let tree = LiteralTree::random(3, 9, 4, 7);
    let thought = |seed| {
        let mut mcts = Mcts { seed, ..Mcts::default() };
        untimed(ask_after(&tree, &History::new(&tree), &mut mcts, near(Some(500))))
    };
    for seed in 0..10 {
        assert_eq!(thought(seed), thought(seed));
    }
    assert!((1..10).any(|seed| thought(seed) != thought(0)));
}

#[test]
fn it_answers_however_early_it_is_stopped() {
    let tree = LiteralTree::read(GOOD_AND_BAD);
    let stop = Stop::default();
    stop.raise();
    let mut meter = Meter::new(Limits::default(), stop);
    let thought =
        Mcts::default().think(&mut SearchTask::new(&tree, &History::new(&tree), &mut meter));
    assert_eq!((thought.best, thought.statistics.nodes), (0, 0));
    let late = Limits { time: Some(Duration::ZERO), ..Limits::default() };
    assert_eq!(think(GOOD_AND_BAD, late).statistics.nodes, 0);
}

#[test]
fn it_reports_on_the_way_and_stops_when_told() {
    let tree = LiteralTree::read(GOOD_AND_BAD);
    let stop = Stop::default();
    let mut meter = Meter::new(near(Some(1_000_000)), stop.clone());
    let mut reports = Vec::new();
    let thought = Mcts::default().think(
        &mut SearchTask::new(&tree, &History::new(&tree), &mut meter).reporting(&mut |thought| {
            reports.push(thought.clone());
            if reports.len() == 5 {
                stop.raise();
            }
        }),
    );
    let counts: Vec<u64> = reports.iter().map(|thought| thought.statistics.nodes).collect();
    assert_eq!(counts[..5], [1000, 1250, 1562, 1952, 2440]);
    assert_eq!(counts.len(), 6, "and the last word");
    assert!(counts[5] < 2440 + 1000, "{counts:?}");
    assert_eq!(reports.last(), Some(&thought));
    assert!(reports.iter().all(|thought| thought.best == 0));
}

#[test]
fn a_full_tree_no_longer_grows_but_goes_on_counting() {
    let tree = LiteralTree::random(2, 12, 4, 3);
    let history = History::new(&tree);
    for memory in [0, 100, 1000, 10_000] {
        let limits = Limits { nodes: Some(3000), ..Limits::default() };
        let mut mcts = Mcts { memory, ..Mcts::default() };
        let thought = ask_after(&tree, &history, &mut mcts, limits);
        assert_eq!(thought.statistics.nodes, 3000, "{memory} bytes");
        let legal = tree.moves(history.position()).expect("it goes on").count();
        assert!(thought.best < legal);
        // No room even for the moves at the root: nothing is known of any.
        assert_eq!(thought.choices.is_empty(), memory < 1000, "{memory} bytes");
    }
}

#[test]
fn bad_settings_are_refused() {
    let mcts = find_offer(algorithms::<LiteralTree>(), "mcts").expect("on offer");
    let settle = |spec: &str| spec.parse::<Spec>().and_then(|spec| spec.settle(mcts.knobs));
    assert!(settle("mcts:5000,exploration=70,seed=3,memory=64").is_ok());
    for out_of_range in ["mcts:0", "mcts:exploration=1001", "mcts:time=0", "mcts:memory=0"] {
        let refused = settle(out_of_range);
        assert!(matches!(refused, Err(SpecError::OutOfRange { .. })), "{refused:?}");
    }
    for unknown in ["mcts:eval=tree", "mcts:depth=3", "mcts:ties=random"] {
        let refused = settle(unknown);
        assert!(matches!(refused, Err(SpecError::UnknownKnob { .. })), "{refused:?}");
    }
}

#[test]
fn the_knobs_are_heard() {
    let offer = find_offer(algorithms::<LiteralTree>(), "mcts").expect("on offer");
    let spec: Spec = "mcts:exploration=70,seed=3,memory=2".parse().expect("a spec");
    let mcts = Mcts::of(&spec.settle(offer.knobs).expect("its knobs"));
    assert!((mcts.exploration - 0.7).abs() < 1e-6);
    assert_eq!((mcts.seed, mcts.memory), (3, 2 << 20));
}

/// Checks what a trace sees.
#[derive(Default)]
struct Watcher {
    /// The visits to each node on the way down, as far as they are open.
    open: usize,
    iterations: u32,
    candidates: u32,
    sampled: u32,
    proven: bool,
}

impl Trace<LiteralTree> for Watcher {
    fn enter(&mut self, entry: Entry<'_, LiteralTree>) {
        assert_eq!(entry.played.is_none(), self.open == 0);
        assert_eq!(entry.position.len(), self.open, "the node is where the moves lead");
        self.open += 1;
    }

    fn note(&mut self, note: Note<'_, usize>) {
        match note {
            Note::Candidate { visits, mean, bonus, .. } => {
                assert!(visits > 0 && (-1.0..=1.0).contains(&mean) && bonus >= 0.0, "{note:?}");
                self.candidates += 1;
            }
            Note::Standing { visits, mean, proven } => {
                assert!((-1.0..=1.0).contains(&mean));
                if self.open == 1 {
                    self.iterations += 1;
                    assert_eq!(visits, self.iterations, "every iteration begins at the root");
                    self.proven = proven.is_some();
                }
            }
            Note::Shares(_) => panic!("not of this search"),
        }
    }

    fn leave(&mut self, exit: Exit) {
        self.open -= 1;
        assert!([-1000, 0, 1000].contains(&exit.score.0), "{exit:?}");
        self.sampled += u32::from(exit.why == Why::Sampled);
    }
}

#[test]
fn who_watches_sees_every_iteration_and_changes_nothing() {
    let tree = LiteralTree::random(2, 12, 4, 3);
    let history = History::new(&tree);
    let alone = ask(&tree, &mut Mcts::default());
    assert!(alone.score.is_decided(), "it can be solved: {alone:?}");
    let mut watcher = Watcher::default();
    let mut meter = Meter::unlimited();
    let mut mcts = Mcts::default();
    let seen = mcts.think_watched(&mut SearchTask::new(&tree, &history, &mut meter), &mut watcher);
    assert_eq!(watcher.open, 0, "every node that was entered was left");
    assert_eq!(u64::from(watcher.iterations), seen.statistics.nodes);
    assert!(watcher.candidates > 0 && watcher.sampled > 0 && watcher.proven);
    assert_eq!(untimed(seen), untimed(alone));
}

#[test]
fn each_player_counts_the_results_for_themselves() {
    let tree = LiteralTree::read("((1 -1) (1 1))");
    let second = ask_after(&tree, &played(&tree, &[0]), &mut Mcts::default(), Limits::default());
    assert_eq!(second.best, 1);
    assert_eq!(second.score, Score(Score::WIN.0 - 1));
    assert_eq!(tree.turn(&vec![0]), Player::SECOND);
}

fn played(tree: &LiteralTree, moves: &[usize]) -> History<LiteralTree> {
    let mut history = History::new(tree);
    for &played in moves {
        history.play(tree, played);
    }
    history
}
