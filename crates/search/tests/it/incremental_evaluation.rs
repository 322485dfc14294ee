//! An evaluator that follows the moves makes every search say what it says without following.

use bits::mix;
use rules::{Game, History, Player};
use search::{
    Afresh, AlphaBeta, BestReply, Engine, Evaluator, Greedy, Limits, Loser, MaxN, Minimax, Negamax,
    Paranoid, Pvs, Score, Techniques, Ties, Transition,
};
use testkit::{BranchPath, LastFirst, LiteralTree, check_following};

use crate::support::questions::ask_after;

/// An opinion that depends on every move of the way, and can be followed move by move.
#[derive(Clone, Copy)]
struct Whim {
    /// What is made of one more move; the law holds only if it is what `evaluate` computes.
    step: fn(u64, usize) -> u64,
}

fn more(whim: u64, played: usize) -> u64 {
    mix(0, whim ^ (played as u64 + 1)).rotate_left(29)
}

fn told(whim: u64, player: Player) -> Score {
    let own = i32::try_from(whim % 401).expect("a small number") - 200;
    Score(if player == Player::FIRST { own } else { -own })
}

impl Evaluator<LiteralTree> for Whim {
    type State = u64;

    fn evaluate(&self, _: &LiteralTree, walked: &BranchPath, player: Player) -> Score {
        told(walked.iter().fold(1, |whim, &played| more(whim, played)), player)
    }

    fn start(&self, _: &LiteralTree, walked: &BranchPath) -> u64 {
        walked.iter().fold(1, |whim, &played| more(whim, played))
    }

    fn after(&self, _: &LiteralTree, whim: &u64, step: Transition<'_, LiteralTree>) -> u64 {
        (self.step)(*whim, step.played)
    }

    fn evaluate_with(&self, _: &LiteralTree, _: &BranchPath, whim: &u64, player: Player) -> Score {
        told(*whim, player)
    }
}

const WHIM: Whim = Whim { step: more };

#[test]
fn following_equals_computing() {
    for seed in 0..50 {
        check_following(&LiteralTree::random(2, 8, 4, seed), &WHIM, 20, seed);
        check_following(&LiteralTree::random(3, 8, 4, seed), &WHIM, 20, seed);
    }
}

#[test]
#[should_panic(expected = "following equals computing")]
fn an_evaluator_that_loses_the_thread_is_found_out() {
    let astray = Whim { step: |whim, played| more(whim, played) ^ 1 };
    check_following(&LiteralTree::random(2, 8, 4, 1), &astray, 20, 1);
}

/// What every general search thinks with an evaluator, from some way down the tree.
fn thoughts<E: Evaluator<LiteralTree> + Copy>(
    tree: &LiteralTree,
    history: &History<LiteralTree>,
    evaluator: E,
) -> Vec<String> {
    let ties = Ties::First;
    let pvs = |techniques| Pvs { megabytes: 1, ..Pvs::new(evaluator, LastFirst, techniques) };
    let mut engines: Vec<Box<dyn Engine<LiteralTree> + '_>> = vec![
        Box::new(Greedy { evaluator, ties }),
        Box::new(Minimax { evaluator, ties }),
        Box::new(Negamax { evaluator, ties }),
        Box::new(AlphaBeta::new(evaluator)),
        Box::new(MaxN { evaluator, pruning: true, ties }),
        Box::new(BestReply { evaluator, guide: LastFirst, ties }),
        Box::new(Paranoid::new(evaluator, LastFirst, ties)),
        Box::new(Loser::new(evaluator, LastFirst, ties)),
        Box::new(pvs(Techniques::NONE)),
        Box::new(pvs(Techniques::ALL)),
    ];
    let limits = Limits { depth: Some(4), ..Limits::default() };
    let mut told = Vec::new();
    for engine in &mut engines {
        let mut thought = ask_after(tree, history, &mut **engine, limits);
        thought.statistics.time = std::time::Duration::ZERO;
        told.push(format!("{thought:?}"));
    }
    told
}

#[test]
fn every_search_hands_the_state_on() {
    for (players, seed) in [(2, 1), (2, 2), (2, 3), (3, 4), (4, 5)] {
        let tree = LiteralTree::random(players, 9, 4, seed);
        let mut history = History::new(&tree);
        // Some way down, so that the state has something to start from.
        for _ in 0..2 {
            let position = history.position();
            let legal = tree.moves(position).into_iter().flatten();
            let goes_on = |&played: &usize| tree.outcome(&tree.after(position, played)).is_none();
            let played = legal.filter(goes_on).last();
            if let Some(played) = played {
                history.play(&tree, played);
            }
        }
        assert_eq!(thoughts(&tree, &history, WHIM), thoughts(&tree, &history, Afresh(WHIM)));
    }
}
