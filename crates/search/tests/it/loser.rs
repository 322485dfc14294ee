//! The loser.

use rules::{Game, History};
use search::{Limits, Loser, Minimax, Negated, Score, Ties, WinLose};
use testkit::{GraphEvaluator, LastFirst, LiteralGraph, LiteralTree, TreeEvaluator};

use crate::support::questions::{ask, ask_after};

#[test]
fn it_plays_the_worst_and_expects_the_others_not_to_want_to_win() {
    // Behind the first move the second player would choose 3, behind the second one 2.
    let tree = LiteralTree::read("((-5 3) (2 1))");
    let thought = ask(&tree, &mut Loser::new(TreeEvaluator, (), Ties::First));
    assert_eq!((thought.best, thought.score), (1, Score(-2)));
    assert_eq!(thought.line, [1, 0]);
}

#[test]
fn it_loses_by_force_and_soon() {
    let tree = LiteralTree::read("(((-1 1) (-1 1)) (-1 -1) (0 -1))");
    let thought = ask(&tree, &mut Loser::new(WinLose, LastFirst, Ties::First));
    assert_eq!((thought.best, thought.score), (1, Score(Score::WIN.0 - 2)));
}

#[test]
fn it_is_minimax_turned_round() {
    for seed in 0..60 {
        let limits = Limits { depth: Some(5), ..Limits::default() };
        for players in 2..=3 {
            let tree = LiteralTree::random(players, 6, 4, seed);
            same(&tree, TreeEvaluator, limits);
            let graph = LiteralGraph::random(players, 5, 2, seed);
            same(&graph, GraphEvaluator, limits);
        }
    }
}

fn same<G: Game<Move = usize>, E>(game: &G, evaluator: E, limits: Limits)
where
    E: search::Evaluator<G> + Copy,
{
    let history = History::new(game);
    let mut minimax = Minimax { evaluator: Negated(evaluator), ties: Ties::First };
    let truth = ask_after(game, &history, &mut minimax, limits).score;
    let mut loser = Loser::new(evaluator, LastFirst, Ties::First);
    assert_eq!(ask_after(game, &history, &mut loser, limits).score, truth);
}
