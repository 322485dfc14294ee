//! What Monte-Carlo tree search takes for certain.

use rules::History;
use search::{Limits, Mcts, Score};
use testkit::{GraphNode, LiteralGraph, LiteralTree, check_proofs};

use crate::support::questions::{ask, ask_after};

#[test]
fn claims_are_true_on_random_trees() {
    let mut claims = 0;
    for players in 2..=5 {
        for seed in 0..100 {
            let tree = LiteralTree::random(players, 7, 4, seed);
            for iterations in [20, 200, 2000] {
                claims += check_proofs(&tree, &History::new(&tree), iterations, seed);
            }
        }
    }
    assert!(claims > 1000, "{claims} claims");
}

#[test]
fn claims_are_true_where_positions_come_back() {
    let mut claims = 0;
    for repetitions in 2..=3 {
        for seed in 0..60 {
            let graph = LiteralGraph::random(2, 4, repetitions, seed);
            claims += check_proofs(&graph, &History::new(&graph), 2000, seed);
        }
    }
    assert!(claims > 100, "{claims} claims");
}

#[test]
fn small_trees_are_solved() {
    for seed in 0..100 {
        let tree = LiteralTree::random(2, 6, 3, seed);
        let thought = ask(&tree, &mut Mcts::default());
        let solved = thought.score == Score::DRAW || thought.score.is_decided();
        assert!(solved, "{thought:?}");
        assert!(thought.statistics.nodes < 5000, "{thought:?}");
        let best = thought.choices.iter().find(|choice| choice.played == thought.best);
        assert!(best.is_some_and(|best| best.exact), "{thought:?}");
    }
}

#[test]
fn a_trap_is_seen() {
    // Of the games behind the first move most are won, but one answer wins for the other side.
    let trap = LiteralTree::read("((1 1 1 1 1 1 1 1 1 1 1 -1) (0 0))");
    let thought = ask(&trap, &mut Mcts::default());
    assert_eq!((thought.best, thought.score), (1, Score::DRAW));
    let fallen = thought.choices.iter().find(|choice| choice.played == 0);
    assert_eq!(fallen.map(|choice| (choice.score, choice.exact)), Some((lost_in(2), true)));
}

#[test]
fn the_quickest_win_and_the_slowest_loss_that_are_proven_are_played() {
    let tree = LiteralTree::read("((-1 -1) (((-1) (-1)) ((-1) (-1))))");
    let thought = ask(&tree, &mut Mcts::default());
    assert_eq!((thought.best, thought.score), (1, lost_in(4)));
    assert_eq!(thought.line.len(), 4);
    let tree = LiteralTree::read("(0 1 -1)");
    let thought = ask(&tree, &mut Mcts::default());
    assert_eq!((thought.best, thought.score), (1, -lost_in(1)));
    assert!(thought.statistics.nodes <= 4, "a win on the spot ends the search");
}

#[test]
fn a_certain_draw_is_preferred_to_worse_prospects() {
    // Behind the second move nothing can be proven before the horizon, and most games are lost.
    let tree = LiteralTree::read("(0 ((((-1 -1 -1 1)))))");
    let limits = Limits { depth: Some(2), nodes: Some(5000), ..Limits::default() };
    let thought = ask_after(&tree, &History::new(&tree), &mut Mcts::default(), limits);
    assert_eq!((thought.best, thought.score), (0, Score::DRAW));
    let other = thought.choices.iter().find(|choice| choice.played == 1).expect("tried too");
    assert!(!other.exact && other.score < Score(-400), "{other:?}");
}

/// The first player can step off and lose, or go round with the second, who can step off and lose.
fn roundabout() -> LiteralGraph {
    let places = vec![
        GraphNode::Ways(vec![2, 1]),
        GraphNode::Ways(vec![3, 0]),
        GraphNode::End(vec![-10, 10]),
        GraphNode::End(vec![10, -10]),
    ];
    LiteralGraph::new(2, places, 3)
}

#[test]
fn going_round_for_ever_is_a_draw() {
    let game = roundabout();
    let thought = ask(&game, &mut Mcts::default());
    assert_eq!((thought.best, thought.score), (1, Score::DRAW));
    assert_eq!(thought.line, [1, 0, 1, 0], "the start comes up for the third time");
    let mut history = History::new(&game);
    for place in [1, 0, 1] {
        history.play(&game, place);
    }
    let thought = ask_after(&game, &history, &mut Mcts::default(), Limits::default());
    assert_eq!((thought.line, thought.score), (vec![0], Score::DRAW));
    assert_eq!(thought.statistics.nodes, 3, "what was played before counts");
}

#[test]
fn a_game_without_an_end_is_given_up_as_a_draw() {
    let game = LiteralGraph::new(
        2,
        vec![GraphNode::Ways(vec![1, 2]), GraphNode::Ways(vec![2]), GraphNode::Ways(vec![1])],
        1000,
    );
    let limits = Limits { nodes: Some(20), ..Limits::default() };
    let thought = ask_after(&game, &History::new(&game), &mut Mcts::default(), limits);
    assert_eq!((thought.score, thought.statistics.nodes), (Score::DRAW, 20));
}

fn lost_in(plies: i32) -> Score {
    -Score(Score::WIN.0 - plies)
}
