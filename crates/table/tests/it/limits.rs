//! How large a table may grow.

use session::{NodeId, Record};
use table::{ImportError, Input, Request, RequestError, Table, TableChange, TableLimits, ViewerId};

use crate::support::{HOST, LIMITS, Notice, OTHER, Server, THIRD, keys, options, setup};

#[test]
fn the_spectator_who_came_first_makes_room() {
    let limits = TableLimits { viewers: 3, ..LIMITS };
    let mut server = Server::with(setup("morpion", &["human", "human"]), limits);
    server.join(HOST, &["host", "seat-0", "seat-1"]);
    server.join(OTHER, &[]);
    server.join(THIRD, &[]);
    server.join(ViewerId(4), &[]);
    let gone = |told: &Notice| matches!(told, Notice::Dismissed(viewer) if *viewer == OTHER);
    assert!(server.told.iter().any(gone), "{:?}", server.told);
    assert!(server.table.role(OTHER).is_none() && server.table.role(HOST).is_some());
}

#[test]
fn the_tree_of_moves_has_an_end() {
    let limits = TableLimits { nodes: 3, ..LIMITS };
    let mut server = Server::with(setup("morpion", &["human", "human"]), limits);
    server.join(HOST, &["host", "seat-0", "seat-1"]);
    server.play(HOST, "b2");
    server.play(HOST, "a1");
    let more = Request::Play { text: "a2".to_owned() };
    assert_eq!(server.refusal(HOST, more), Some(RequestError::TreeFull));
    assert_eq!(server.line().len(), 2);
    // What is there can still be gone through.
    assert_eq!(server.refusal(HOST, Request::Undo { moves: None }), None);
}

#[test]
fn comments_have_an_end_each_and_together() {
    let limits = TableLimits { nodes: 3, comment: 100, ..LIMITS };
    let mut server = Server::with(setup("morpion", &["human", "human"]), limits);
    server.join(HOST, &["host", "seat-0", "seat-1"]);
    server.play(HOST, "b2");
    let comment = |node: usize, length: usize| Request::Comment {
        node: NodeId::new(node),
        text: "x".repeat(length),
    };
    assert_eq!(server.refusal(HOST, comment(0, 101)), Some(RequestError::CommentTooLong));
    assert_eq!(server.refusal(HOST, comment(0, 100)), None);
    // Fifty bytes for each node that there may be: 150 in all.
    assert_eq!(server.refusal(HOST, comment(1, 51)), Some(RequestError::CommentTooLong));
    assert_eq!(server.refusal(HOST, comment(1, 50)), None);
}

#[test]
fn a_game_that_is_too_large_is_not_imported() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    for text in ["b2", "a1", "a2"] {
        server.play(HOST, text);
    }
    let record: Record = server.table.record();
    let context = table::Context { now: server.now, time: 5, room: &|_| true };
    let small = options(TableLimits { nodes: 3, ..LIMITS });
    let refused = Table::import(keys(), record.clone(), small, &context);
    assert_eq!(refused.err(), Some(ImportError::TooLarge(RequestError::TreeFull)));
    let imported = Table::import(keys(), record.clone(), options(LIMITS), &context);
    assert_eq!(imported.expect("a table").record().tree, record.tree);
}

#[test]
fn nobody_waits_longer_than_a_minute_for_the_pace() {
    let mut server = Server::hosted("morpion", &["human", "random"]);
    server.ask(HOST, Request::Pace(100 * Request::LONGEST_PACE));
    assert_eq!(server.table.session().pace(), Request::LONGEST_PACE);
    assert!(server.saves.last().is_some_and(|changes| changes.contains(TableChange::Pace)));
    server.tell(Input::Tick);
}
