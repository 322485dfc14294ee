//! Engines wait while a person goes through the game.

use session::{Flow, NodeId};
use table::{Request, TableChange};

use crate::support::{HOST, Server};

/// A game of a person against an engine, some moves old; it is the person's turn.
fn under_way() -> Server {
    let mut server = Server::hosted("connect-four", &["human", "random"]);
    for text in ["4", "3"] {
        server.play(HOST, text);
        server.run_move();
    }
    assert_eq!(server.line().len(), 4);
    server
}

fn go_to(server: &mut Server, number: usize) {
    server.ask(HOST, Request::GoTo { node: NodeId::new(number) });
}

#[test]
fn engines_wait_on_the_way_and_go_on_at_the_end_of_the_line() {
    let mut server = under_way();
    // After the first move it is the engine's turn.
    go_to(&mut server, 1);
    assert_eq!(server.table.session().flow(), Flow::Paused);
    assert!(server.table.snapshot().flags.browsing);
    assert!(server.moves.is_empty(), "no engine plays on from here");
    go_to(&mut server, 3);
    assert!(server.moves.is_empty());
    go_to(&mut server, 4);
    assert_eq!(server.table.session().flow(), Flow::Running);
    assert!(!server.table.snapshot().flags.browsing);
}

#[test]
fn engines_go_on_when_a_move_is_played() {
    let mut server = under_way();
    go_to(&mut server, 2);
    assert_eq!(server.table.session().flow(), Flow::Paused);
    server.play(HOST, "7");
    assert_eq!(server.table.session().flow(), Flow::Running);
    assert_eq!(server.moves.len(), 1, "the engine answers");
    server.run_move();
    assert_eq!(server.line().len(), 4);
}

#[test]
fn a_pause_by_hand_is_not_ended_by_going_through_the_game() {
    let mut server = under_way();
    server.ask(HOST, Request::Pause);
    go_to(&mut server, 1);
    assert!(!server.table.snapshot().flags.browsing);
    go_to(&mut server, 4);
    assert_eq!(server.table.session().flow(), Flow::Paused);
    // One who pauses on the way does so by hand.
    server.ask(HOST, Request::Resume);
    go_to(&mut server, 2);
    server.ask(HOST, Request::Pause);
    go_to(&mut server, 4);
    assert_eq!(server.table.session().flow(), Flow::Paused);
}

#[test]
fn a_pause_by_hand_on_the_way_is_saved() {
    let mut server = under_way();
    go_to(&mut server, 2);
    server.saves.clear();
    server.ask(HOST, Request::Pause);
    assert!(
        server.saves.last().is_some_and(|changes| changes.contains(TableChange::Flags)),
        "{:?}",
        server.saves
    );
    let mut other = Server::restored(server.table.snapshot());
    other.join(HOST, &["host", "seat-0"]);
    go_to(&mut other, 4);
    assert_eq!(other.table.session().flow(), Flow::Paused);
}

#[test]
fn what_is_refused_on_the_way_leaves_the_engines_waiting() {
    let mut server = under_way();
    go_to(&mut server, 2);
    // It is the person's turn, so no engine can take a step.
    assert!(server.refusal(HOST, Request::Step).is_some());
    assert!(server.table.snapshot().flags.browsing);
    go_to(&mut server, 4);
    assert_eq!(server.table.session().flow(), Flow::Running);
}

#[test]
fn where_only_people_sit_nothing_waits() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.play(HOST, "b2");
    server.play(HOST, "a1");
    go_to(&mut server, 1);
    assert_eq!(server.table.session().flow(), Flow::Running);
}

#[test]
fn a_node_that_is_not_there_holds_nothing() {
    let mut server = under_way();
    server.told.clear();
    go_to(&mut server, 99);
    assert!(format!("{:?}", server.told).contains("NoSuchPlace"), "{:?}", server.told);
    assert_eq!(server.table.session().flow(), Flow::Running);
}

#[test]
fn browsing_survives_the_server() {
    let mut server = under_way();
    go_to(&mut server, 1);
    let mut other = Server::restored(server.table.snapshot());
    other.join(HOST, &["host", "seat-0"]);
    assert!(other.moves.is_empty() && other.table.snapshot().flags.browsing);
    go_to(&mut other, 4);
    assert_eq!(other.table.session().flow(), Flow::Running);
}
