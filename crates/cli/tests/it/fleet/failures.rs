//! Workers, servers and commands that go away: no game is lost, none is counted twice.

use rustix::process::Signal;

use super::{server::NatsServer, support::Site};

/// A match long enough to be disturbed, the same wherever it is played.
const MATCH: &str =
    "match othello alpha-beta:3,ties=random alpha-beta:2,ties=random --games 60 --seed 3 --json";

/// A server that gives up a client who does not read what it is sent.
const SMALL: &str = "max_payload: 200000\nmax_pending: 200000\nwrite_deadline: \"50ms\"\n";

/// The same with a journal, by which a test sees how far it is.
fn journalled() -> String {
    format!("{MATCH} --output games.jsonl --batch 2")
}

#[test]
fn workers_are_killed_in_the_middle_of_their_games() {
    let site = Site::open();
    let (mut one, mut two) = (site.worker("one"), site.worker("two"));
    let mut command = site.start(&journalled());
    site.wait_for_games("games.jsonl", 5);
    one.child.kill().expect("it runs");
    two.child.kill().expect("it runs");
    let _three = site.worker("three");
    assert_eq!(command.end(), (Some(0), site.alone(MATCH)));
}

#[test]
fn a_silent_worker_is_given_up_and_comes_back() {
    let site = Site::open();
    let (one, _two) = (site.worker("one"), site.worker("two"));
    let mut command = site.start(&journalled());
    site.wait_for_games("games.jsonl", 5);
    one.signal(Signal::STOP);
    assert_eq!(command.end(), (Some(0), site.alone(MATCH)));
    one.signal(Signal::CONT);
    let again = MATCH.replace("--games 60", "--games 80");
    assert_eq!(site.finish(&again).1, site.alone(&again), "it works on");
}

#[test]
fn the_server_is_killed_and_restarted() {
    let mut site = Site::open();
    let (_one, _two) = (site.worker("one"), site.worker("two"));
    let mut command = site.start(&journalled());
    site.wait_for_games("games.jsonl", 5);
    site.nats.kill();
    site.nats.restart();
    site.wait_for_games("games.jsonl", 20);
    site.nats.kill();
    site.nats.restart();
    assert_eq!(command.end(), (Some(0), site.alone(MATCH)));
}

#[test]
fn the_command_is_killed_and_given_again() {
    let site = Site::open();
    let (_one, _two) = (site.worker("one"), site.worker("two"));
    let mut command = site.start(&journalled());
    site.wait_for_games("games.jsonl", 5);
    command.child.kill().expect("it runs");
    command.end();
    let (code, said, heard) = loop {
        // The run is held for some seconds after its command was last heard of.
        let (code, said, heard) = site.finish(MATCH);
        if !heard.contains("is already held by another command") {
            break (code, said, heard);
        }
    };
    assert_eq!((code, said), (Some(0), site.alone(MATCH)));
    assert!(heard.contains("there already"), "{heard}");
}

#[test]
fn an_interrupted_command_goes_on_where_it_was() {
    let site = Site::open();
    let _one = site.worker("one");
    let mut command = site.start(&journalled());
    site.wait_for_games("games.jsonl", 5);
    command.signal(Signal::INT);
    let (code, said) = command.end();
    assert_eq!(code, Some(130));
    assert!(said.contains("\"interrupted\":true"), "{said}");
    let (_, status, _) = site.finish("fleet status");
    assert!(status.contains(": interrupted, "), "{status}");
    assert_eq!(site.finish(&journalled()).1, site.alone(MATCH));
}

#[test]
fn a_worker_that_is_ended_hands_back_what_it_has_begun() {
    let site = Site::open();
    let mut one = site.worker("one");
    let mut command = site.start(&journalled());
    site.wait_for_games("games.jsonl", 5);
    one.signal(Signal::TERM);
    let (code, said) = one.end();
    assert_eq!(code, Some(0));
    assert!(said.starts_with("Done: "), "{said}");
    let _two = site.worker("two");
    assert_eq!(command.end(), (Some(0), site.alone(MATCH)));
}

#[test]
fn a_command_that_reads_nothing_for_a_while_is_cut_off_and_goes_on() {
    let nats = NatsServer::with_settings(SMALL);
    let site = Site::with(nats, "");
    let (_one, _two) = (site.worker("one"), site.worker("two"));
    let mut command = site.start(&format!("{MATCH} --output games.jsonl --batch 1"));
    site.wait_for_games("games.jsonl", 5);
    command.signal(Signal::STOP);
    // Another match keeps the workers and the server busy meanwhile.
    let other = "match connect-four random level:1 --games 400 --seed 9 --json";
    assert_eq!(site.finish(other).1, site.alone(other));
    command.signal(Signal::CONT);
    assert_eq!(command.end(), (Some(0), site.alone(MATCH)));
}
