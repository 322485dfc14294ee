//! Who won how often, over a series of games.

use rules::{Outcome, Player};
use session::{Command, Scores};

use crate::support::driven::{Driven, setup, two_people};

#[test]
fn a_win_is_one_point_however_many_lines() {
    let mut game = two_people();
    // The last move completes both diagonals.
    game.play("A1 B1 C1 A2 A3 C2 C3 B3 B2");
    assert_eq!(game.session.view().board.lines.len(), 2);
    assert_eq!(game.scores(), [(1, 0, 0), (0, 0, 1)]);
}

#[test]
fn undoing_past_the_end_takes_the_point_back() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    assert_eq!(game.scores(), [(1, 0, 0), (0, 0, 1)]);
    game.undo(None);
    assert_eq!(game.scores(), [(0, 0, 0), (0, 0, 0)]);
    game.redo(None);
    assert_eq!(game.scores(), [(1, 0, 0), (0, 0, 1)], "and redoing gives it again, once");
    game.undo(2);
    game.play("B2 C3 C2");
    assert_eq!(game.scores(), [(0, 0, 1), (1, 0, 0)], "in another branch the other one wins");
}

#[test]
fn a_series_adds_up() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    game.must(Command::Again);
    assert_eq!(game.scores(), [(1, 0, 0), (0, 0, 1)]);
    game.play("A1 B1 C1 B2 A2 C2 B3 A3 C3");
    assert_eq!(game.scores(), [(1, 1, 0), (0, 1, 1)], "a draw for both");
    game.undo(None);
    assert_eq!(game.scores(), [(1, 0, 0), (0, 0, 1)], "the game before stays");
    game.redo(None);
    game.must(Command::Again);
    game.play("C3 A1 C2 B1 B3 C1");
    assert_eq!(game.scores(), [(1, 1, 1), (1, 1, 1)]);
}

#[test]
fn a_game_left_unfinished_does_not_count() {
    let mut game = two_people();
    game.play("A1 A2 B1");
    game.must(Command::Again);
    assert_eq!(game.scores(), [(0, 0, 0), (0, 0, 0)]);
}

#[test]
fn in_misere_for_two_the_other_wins() {
    let mut game = Driven::new(setup("morpion:misere=on", &["human", "human"]));
    game.play("A1 A2 B1 B2 C1");
    assert_eq!(game.scores(), [(0, 0, 1), (1, 0, 0)]);
}

#[test]
fn in_misere_for_many_one_loses_and_nobody_wins() {
    let mut game = Driven::new(setup("morpion:misere=on", &["human", "human", "human"]));
    game.play("A1 A2 A3 B1 B2 C3 C1");
    assert!(game.is_over());
    assert_eq!(game.scores(), [(0, 0, 1), (0, 0, 0), (0, 0, 0)]);
}

#[test]
fn among_many_one_wins_and_everyone_else_loses() {
    let scores = Scores::new(4).with(Outcome::Win(Player(2))).with(Outcome::Draw);
    let told: Vec<_> = scores.tallies().iter().map(|t| (t.wins, t.draws, t.losses)).collect();
    assert_eq!(told, [(0, 1, 1), (0, 1, 1), (1, 1, 0), (0, 1, 1)]);
}
