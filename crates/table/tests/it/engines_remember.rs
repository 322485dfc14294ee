//! What engines remember from move to move, and what they think on the time of a person.

use table::Input;

use crate::support::{HOST, Server};

/// A game that an engine has begun.
fn begun(engine: &str) -> Server {
    let mut server = Server::open("connect-four", &[engine, "human"]);
    server.join(HOST, &["host", "seat-1"]);
    server.run_move();
    assert_eq!(server.line().len(), 1);
    server
}

#[test]
fn engines_borrow_what_they_keep_until_it_is_needed_elsewhere() {
    let mut server = begun("pvs:5");
    let kept = server.table.session().table().engine_memory();
    assert!(kept > 0);
    assert_eq!(server.lent, kept);
    server.tell(Input::Reclaimed);
    assert_eq!(server.table.session().table().engine_memory(), 0, "the next search begins cold");
    server.play(HOST, "4");
    server.run_move();
    assert_eq!(server.line().len(), 3);
}

#[test]
fn an_engine_thinks_on_while_a_person_looks_and_there_is_room() {
    let mut server = begun("pvs:5,ponder=on");
    let first = server.pondering.pop_front().expect("it thinks on");
    server.play(HOST, "4");
    assert!(first.stop.is_raised(), "now it thinks for itself");
    server.room = false;
    server.run_move();
    assert!(server.pondering.is_empty(), "there is no room");
    server.room = true;
    server.play(HOST, "4");
    server.run_move();
    let last = server.pondering.pop_front().expect("it thinks on again");
    assert!(!last.stop.is_raised());
    server.tell(Input::Leave { viewer: HOST });
    assert!(last.stop.is_raised(), "for no one it does not");
}

#[test]
fn an_engine_that_is_not_told_to_does_not_think_on() {
    assert!(begun("pvs:5").pondering.is_empty());
}
