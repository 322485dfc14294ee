//! The line of positions played so far.

use rules::{Game, History, Outcome, Player};
use testkit::{GraphNode, GraphState, LiteralGraph, LiteralTree};

/// Two places and the way between them, there and back.
fn to_and_fro(repetitions: usize) -> LiteralGraph {
    LiteralGraph::new(2, vec![GraphNode::Ways(vec![1]), GraphNode::Ways(vec![0])], repetitions)
}

fn walked(game: &LiteralGraph, moves: usize) -> History<LiteralGraph> {
    let mut history = History::new(game);
    for _ in 0..moves {
        history.play(game, 1 - history.position().place);
    }
    history
}

#[test]
fn a_new_game_has_one_position_and_no_move() {
    let game = to_and_fro(3);
    let history = History::new(&game);
    assert_eq!(history.position(), &game.start());
    assert_eq!((history.moves(), history.positions().len()), (&[][..], 1));
    assert_eq!((history.turn(&game), history.outcome(&game)), (Player::FIRST, None));
}

#[test]
fn a_position_may_come_up_so_often_and_no_more() {
    for repetitions in 2..=4 {
        let game = to_and_fro(repetitions);
        // Every second move the same player is to move at the same place.
        let last = 2 * (repetitions - 1);
        for moves in 0..last {
            assert_eq!(walked(&game, moves).outcome(&game), None, "{moves} moves");
        }
        let over = walked(&game, last);
        assert!(over.is_repeated(&game));
        assert_eq!(over.outcome(&game), Some(Outcome::Draw));
        assert_eq!(game.outcome(over.position()), None, "the position itself goes on");
    }
}

#[test]
fn undo_takes_the_repetition_back() {
    let game = to_and_fro(2);
    let mut history = walked(&game, 2);
    assert_eq!(history.outcome(&game), Some(Outcome::Draw));
    assert_eq!(history.undo(), Some(0));
    assert_eq!(history.outcome(&game), None);
    assert_eq!(history.turn(&game), Player::SECOND);
    assert_eq!(history.undo(), Some(1));
    assert_eq!(history.undo(), None, "there is nothing left");
    assert_eq!(history.position(), &game.start());
}

#[test]
fn the_same_past_gives_the_same_game() {
    let game = to_and_fro(3);
    let history = walked(&game, 3);
    let copy: History<LiteralGraph> = history.clone();
    assert_eq!((copy.positions(), copy.moves()), (history.positions(), history.moves()));
    assert!(format!("{history:?}").contains("GraphState"), "the position shows when debugging");
}

#[test]
fn a_position_without_a_past_begins_a_new_one() {
    let game = to_and_fro(2);
    let standing = GraphState { place: 1, turn: Player::SECOND };
    let mut history = History::from_position(standing);
    history.play(&game, 0);
    assert_eq!(history.outcome(&game), None);
    history.play(&game, 1);
    assert_eq!(history.outcome(&game), Some(Outcome::Draw));
}

#[test]
fn without_a_rule_nothing_repeats() {
    let tree = LiteralTree::read("((1) 2)");
    let mut history = History::new(&tree);
    assert!(!history.is_repeated(&tree));
    history.play(&tree, 1);
    assert_eq!(history.outcome(&tree), Some(Outcome::Win(Player::FIRST)));
}
