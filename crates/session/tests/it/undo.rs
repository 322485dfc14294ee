//! Undo and redo, also after the end, also against computers.

use rules::Player;
use session::{Command, Event, Flow, SessionError};

use crate::support::driven::{Driven, setup, two_people};

#[test]
fn one_move_at_a_time_between_people() {
    let mut game = two_people();
    game.play("A1 B1 C1");
    game.undo(None);
    assert_eq!(game.line(), ["A1", "B1"]);
    assert!(matches!(game.events[..], [Event::WentTo { back: 1, forth: 0, .. }]));
    game.undo(None);
    game.undo(None);
    assert_eq!(game.line(), [""; 0]);
    assert_eq!(game.apply(Command::Undo { moves: None }), Err(SessionError::NothingToUndo));
    game.redo(None);
    assert!(matches!(game.events[..], [Event::WentTo { back: 0, forth: 1, .. }]));
    game.redo(None);
    game.redo(None);
    assert_eq!(game.line(), ["A1", "B1", "C1"]);
    assert_eq!(game.apply(Command::Redo { moves: None }), Err(SessionError::NothingToRedo));
}

#[test]
fn several_moves_at_once() {
    let mut game = two_people();
    game.play("A1 B1 C1 A2");
    game.undo(3);
    assert_eq!(game.line(), ["A1"]);
    assert_eq!(game.turn(), Player(1));
    let before = game.state();
    for moves in [Some(0), Some(2), Some(usize::MAX)] {
        assert_eq!(game.apply(Command::Undo { moves }), Err(SessionError::NothingToUndo));
    }
    for moves in [Some(0), Some(4), Some(usize::MAX)] {
        assert_eq!(game.apply(Command::Redo { moves }), Err(SessionError::NothingToRedo));
    }
    assert_eq!(game.state(), before);
    game.redo(2);
    assert_eq!(game.line(), ["A1", "B1", "C1"]);
    game.redo(1);
    assert_eq!(game.line(), ["A1", "B1", "C1", "A2"]);
}

#[test]
fn against_a_computer_back_to_the_person() {
    let mut game = Driven::new(setup("morpion:width=5,height=5,align=4", &["human", "random"]));
    game.play("A1");
    game.think();
    game.play("B1");
    game.think();
    let line = game.line();
    game.undo(None);
    assert_eq!(game.line(), line[..2], "the answer and the move before it");
    assert!(game.work.is_none() && game.turn() == Player(0));
    game.redo(None);
    assert_eq!(game.line(), line, "and both again");
    assert!(game.work.is_none() && game.turn() == Player(0));
}

#[test]
fn while_the_computer_thinks_only_the_move_just_played() {
    let mut game = Driven::new(setup("morpion", &["human", "minimax:2"]));
    game.play("A1");
    assert!(game.work.is_some());
    game.undo(None);
    assert_eq!(game.line(), [""; 0]);
    assert!(game.work.is_none(), "it is the person's turn");
}

#[test]
fn a_person_who_has_not_moved_has_nothing_to_take_back() {
    let mut game = Driven::new(setup("morpion", &["random", "human"]));
    game.think();
    assert_eq!(game.apply(Command::Undo { moves: None }), Err(SessionError::NothingToUndo));
    game.undo(1);
    assert!(game.work.is_some(), "but the computer's move can be asked for anew");
}

#[test]
fn among_several_computers_back_to_the_person() {
    let spec = "morpion:width=8,height=8,align=5";
    let mut game = Driven::new(setup(spec, &["random", "human", "random"]));
    game.think();
    game.play("A1");
    game.think_on();
    assert_eq!((game.line().len(), game.turn()), (4, Player(1)));
    game.undo(None);
    assert_eq!((game.line().len(), game.turn()), (1, Player(1)));
    game.redo(None);
    assert_eq!((game.line().len(), game.turn()), (4, Player(1)));
}

#[test]
fn after_the_end_and_then_play_on() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    assert!(game.is_over());
    game.undo(None);
    assert!(!game.is_over());
    game.play("C2 C1");
    assert!(!game.is_over(), "another game from here");
    assert_eq!(game.line(), ["A1", "A2", "B1", "B2", "C2", "C1"]);
}

#[test]
fn redo_past_the_end_tells_the_end_again() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    game.undo(2);
    game.redo(2);
    assert!(game.is_over());
    assert!(matches!(game.events[..], [Event::WentTo { .. }, Event::Over(_)]));
}

#[test]
fn computers_alone_wait_after_an_undo() {
    let mut game = Driven::new(setup("morpion", &["random", "random"]));
    game.think_on();
    assert!(game.is_over());
    let whole = game.line();
    game.undo(None);
    assert_eq!(game.line().len(), whole.len() - 1, "one move at a time: nobody is a person");
    assert!(game.session.flow() == Flow::Paused);
    assert!(game.work.is_none(), "nobody plays on before anyone has looked");
    game.redo(None);
    assert_eq!(game.line(), whole);
    game.undo(3);
    game.must(Command::Resume);
    assert_eq!(game.events, [Event::Resumed]);
    game.think_on();
    assert!(game.is_over());
}

#[test]
fn pausing_holds_the_engines_and_nobody_else() {
    let mut game = Driven::new(setup("morpion", &["human", "random"]));
    game.must(Command::Pause);
    assert_eq!(game.events, [Event::Paused]);
    game.play("A1");
    assert!(game.work.is_none() && game.session.flow() == Flow::Paused);
    game.must(Command::Pause);
    assert!(game.events.is_empty(), "it is paused already");
    game.must(Command::Resume);
    assert!(game.work.is_some());
    game.must(Command::Resume);
    assert!(game.events.is_empty() && game.work.is_some());
}
