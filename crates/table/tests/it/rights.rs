//! Who may do what at a table.

use rules::{Spec, Square};
use session::{NodeId, SessionError};
use table::{Input, Request, RequestError, Role};

use crate::support::{HOST, Notice, OTHER, Server, THIRD, seat, setup};

/// Two people from two browsers, to whom everything is allowed: the host has the first seat, another
/// viewer the second.
fn two() -> Server {
    let mut server = Server::open("morpion", &["human", "human"]);
    server.table.make_casual();
    server.join(HOST, &["host", "seat-0"]);
    server.join(OTHER, &["seat-1"]);
    server
}

fn every_request() -> Vec<Request> {
    let text = || "b2".to_owned();
    vec![
        Request::Play { text: text() },
        Request::Touch { squares: Vec::new() },
        Request::Undo { moves: None },
        Request::Redo { moves: None },
        Request::GoTo { node: NodeId::START },
        Request::Resign { seat: None },
        Request::OfferDraw { seat: None },
        Request::AcceptDraw { seat: None },
        Request::DeclineDraw { seat: None },
        Request::Comment { node: NodeId::START, text: text() },
        Request::Pause,
        Request::Resume,
        Request::Step,
        Request::Pace(Request::LONGEST_PACE),
        Request::PlayNow,
        Request::Seat { seat: seat(0), player: Spec::new("random") },
        Request::SetUp { position: text() },
        Request::Again,
        Request::Settings { setup: Box::new(setup("morpion", &["human", "human"])), casual: false },
        Request::Point { squares: Vec::new() },
        Request::Hint { engine: None, node: None, long: false },
        Request::Threats { node: None },
        Request::Analyse { engine: None },
        Request::StopAnalysis,
    ]
}

#[test]
fn a_spectator_may_only_watch() {
    let mut server = two();
    server.join(THIRD, &["guessed"]);
    assert_eq!(server.table.role(THIRD), Some(&Role::Spectator));
    let before = server.table.snapshot();
    for request in every_request() {
        let asked = format!("{request:?}");
        assert_eq!(server.refusal(THIRD, request), Some(RequestError::Watching), "{asked}");
    }
    assert_eq!(server.table.snapshot(), before);
    assert!(server.saves.is_empty());
}

#[test]
fn a_viewer_who_has_left_asks_for_nothing() {
    let mut server = two();
    server.tell(Input::Leave { viewer: OTHER });
    server.told.clear();
    server.play(OTHER, "b2");
    assert!(server.told.is_empty() && server.line().is_empty());
}

#[test]
fn a_player_plays_for_their_own_seat() {
    let mut server = two();
    let early = server.refusal(OTHER, Request::Play { text: "b2".to_owned() });
    let turn = RequestError::Session(SessionError::NotYourTurn { turn: seat(0) });
    assert_eq!(early, Some(turn));
    server.play(HOST, "b2");
    server.play(OTHER, "a1");
    assert_eq!(server.line(), ["B2", "A1"]);
    for request in [
        Request::Resign { seat: Some(seat(0)) },
        Request::OfferDraw { seat: Some(seat(0)) },
        Request::AcceptDraw { seat: Some(seat(0)) },
        Request::DeclineDraw { seat: Some(seat(0)) },
    ] {
        assert_eq!(server.refusal(OTHER, request), Some(RequestError::NotYourSeat));
    }
    server.ask(OTHER, Request::Resign { seat: None });
    let ending = server.table.session().ending().expect("an end");
    assert_eq!(ending.outcome, rules::Outcome::Win(seat(0)));
}

#[test]
fn what_concerns_the_seat_of_another_is_for_the_host() {
    let mut server = two();
    let engine = || Request::Seat { seat: seat(0), player: Spec::new("random") };
    let other_game = || Request::Settings {
        setup: Box::new(setup("othello", &["human", "human"])),
        casual: false,
    };
    let position = || Request::SetUp { position: "X../.../... O".to_owned() };
    for request in [engine(), other_game(), position()] {
        assert_eq!(server.refusal(OTHER, request), Some(RequestError::NotYourSeat));
    }
    // One's own seat, and a seat that an engine has, may be given away.
    let own = Request::Seat { seat: seat(1), player: Spec::new("random") };
    assert_eq!(server.refusal(HOST, own), None);
    assert!(!server.table.session().seats()[1].is_human());
    assert_eq!(server.refusal(HOST, other_game()), None);
    assert_eq!(server.table.session().game().name, "othello");
    assert_eq!(server.refusal(HOST, engine()), None);
}

#[test]
fn what_cannot_be_read_is_told_to_those_who_may_ask() {
    let mut server = two();
    server.join(THIRD, &[]);
    let reason = || rules::Phrase::new("error-page-garbled");
    server.told.clear();
    server.tell(Input::Request { viewer: HOST, request: Err(reason()) });
    server.tell(Input::Request { viewer: THIRD, request: Err(reason()) });
    let told: Vec<String> = server.told.iter().map(|told| format!("{told:?}")).collect();
    assert!(told[0].contains("Unreadable") && told[1].contains("Watching"), "{told:?}");
}

#[test]
fn the_host_points_and_everybody_sees_it() {
    let mut server = two();
    let before = server.table.snapshot();
    let squares = vec![Square { column: 1, row: 2 }; Request::MOST_POINTED + 5];
    server.ask(HOST, Request::Point { squares: squares.clone() });
    let Some(Notice::Pointed(told)) = server.told.last() else {
        panic!("everybody is told: {:?}", server.told);
    };
    assert_eq!(told[..], squares[..Request::MOST_POINTED]);
    let refused = server.refusal(OTHER, Request::Point { squares });
    assert_eq!(refused, Some(RequestError::NotYourSeat));
    assert_eq!(server.table.snapshot(), before, "it is not a part of the game");
}
