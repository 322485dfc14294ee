//! The tree of moves: nothing that was played is thrown away.

use rules::Player;
use session::{Command, Event, GameTree, NodeId, SessionError};

use crate::support::driven::two_people;

/// The texts of the moves that were played from a place.
fn texts(tree: &GameTree, node: NodeId) -> Vec<&str> {
    tree.children(node).iter().map(|&child| tree.text(child)).collect()
}

#[test]
fn another_move_makes_a_branch_and_the_first_one_stays() {
    let mut game = two_people();
    game.play("A1 B1");
    game.undo(1);
    game.play("C3");
    game.undo(1);
    game.play("B1");
    let tree = game.session.tree();
    let after_a1 = tree.children(NodeId::START)[0];
    assert_eq!(texts(tree, NodeId::START), ["A1"]);
    assert_eq!(texts(tree, after_a1), ["B1", "C3"], "a move played again is no new branch");
    assert_eq!(game.line(), ["A1", "B1"]);
}

#[test]
fn redo_goes_where_one_was_last() {
    let mut game = two_people();
    game.play("A1 B1");
    game.undo(1);
    game.play("C3 C2");
    game.undo(2);
    game.redo(None);
    assert_eq!(game.line(), ["A1", "C3"]);
    game.redo(1);
    assert_eq!(game.line(), ["A1", "C3", "C2"]);
}

#[test]
fn any_place_can_be_gone_to() {
    let mut game = two_people();
    game.play("A1 B1 C1");
    let first = game.here();
    game.undo(2);
    game.play("B2 C2 C3 A3");
    let second = game.here();
    game.must(Command::GoTo(first));
    assert_eq!(game.line(), ["A1", "B1", "C1"]);
    assert_eq!(game.events, [Event::WentTo { node: first, back: 4, forth: 2 }]);
    game.must(Command::GoTo(second));
    assert_eq!(game.line(), ["A1", "B2", "C2", "C3", "A3"]);
    game.must(Command::GoTo(NodeId::START));
    assert_eq!(game.events, [Event::WentTo { node: NodeId::START, back: 5, forth: 0 }]);
    assert_eq!(game.session.table().position(), ".../.../... X");
    let ahead: Vec<&str> =
        game.session.tree().ahead().map(|node| game.session.tree().text(node)).collect();
    assert_eq!(ahead, ["A1", "B2", "C2", "C3", "A3"], "redo leads where one came from");
    game.must(Command::GoTo(NodeId::START));
    assert_eq!(game.events, [], "one is there already");
}

#[test]
fn a_place_of_another_game_is_none_of_this_one() {
    let mut longer = two_people();
    longer.play("A1 B1 C1");
    let far = longer.here();
    let mut game = two_people();
    game.play("A1");
    let before = game.state();
    assert_eq!(game.apply(Command::GoTo(far)), Err(SessionError::NoSuchPlace));
    assert_eq!(game.state(), before);
}

#[test]
fn the_tree_knows_who_played_what() {
    let mut game = two_people();
    game.play("A1 B1");
    let tree = game.session.tree();
    let line = tree.line();
    assert_eq!(
        line.iter().map(|&node| tree.player(node)).collect::<Vec<_>>(),
        [Some(Player(0)), Some(Player(1))]
    );
    assert_eq!((tree.player(NodeId::START), tree.text(NodeId::START)), (None, ""));
    assert_eq!(tree.parent(line[1]), Some(line[0]));
    assert_eq!(tree.parent(NodeId::START), None);
    assert_eq!(tree.line_to(line[0]), line[..1]);
    assert!(tree.line_to(NodeId::START).is_empty());
}
