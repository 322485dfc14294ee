//! Draws by repetition, seen by every search.

use rules::{Game, History, Outcome};
use search::{AlphaBeta, Limits, Minimax, Score, Ties, WinLose};
use testkit::{GraphEvaluator, GraphNode, LiteralGraph, check_exact_searches};

use crate::support::questions::{ask, ask_after};

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

fn after(game: &LiteralGraph, moves: &[usize]) -> History<LiteralGraph> {
    let mut history = History::new(game);
    for &place in moves {
        history.play(game, place);
    }
    history
}

#[test]
fn going_round_for_ever_is_a_draw() {
    let game = roundabout();
    let thought = ask(&game, &mut AlphaBeta::new(GraphEvaluator));
    assert_eq!((thought.best, thought.score), (1, Score::DRAW));
    assert_eq!(thought.line, [1, 0, 1, 0], "the start comes up for the third time");
    check_exact_searches(&game, &History::new(&game), None);
}

#[test]
fn what_was_played_before_counts() {
    let game = roundabout();
    let mut history = after(&game, &[1, 0, 1]);
    assert_eq!(history.outcome(&game), None);
    let mut minimax = Minimax { evaluator: GraphEvaluator, ties: Ties::First };
    let thought = ask_after(&game, &history, &mut minimax, Limits::default());
    assert_eq!(thought.line, [0], "one more move and it is a draw");
    assert_eq!(thought.statistics.nodes, 3);
    check_exact_searches(&game, &history, None);
    history.play(&game, 0);
    assert_eq!(history.outcome(&game), Some(Outcome::Draw));
}

#[test]
fn a_position_whose_past_is_unknown_has_not_been_there_before() {
    let game = roundabout();
    let history = after(&game, &[1, 0, 1, 0]);
    let fresh = History::<LiteralGraph>::from_position(*history.position());
    assert_eq!(fresh.outcome(&game), None);
    let thought = ask_after(&game, &fresh, &mut AlphaBeta::new(WinLose), Limits::default());
    assert_eq!(thought.line.len(), 4, "the whole way round, twice");
}

#[test]
fn a_finished_game_is_what_it_is_even_if_it_is_there_again() {
    let game = roundabout();
    let history = after(&game, &[2]);
    let end = *history.position();
    assert_eq!(game.outcome(&end), Some(Outcome::Lose(rules::Player::FIRST)));
    assert_eq!(history.outcome(&game), game.outcome(&end));
}
