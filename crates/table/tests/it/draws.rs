//! Draws between people, and offers that outlive the server.

use rules::Outcome;
use session::Event;
use table::{Request, TableChange, TableEvent};

use crate::support::{HOST, OTHER, Server, seat};

fn two() -> Server {
    let mut server = Server::open("draughts", &["human", "human"]);
    server.join(HOST, &["host", "seat-0"]);
    server.join(OTHER, &["seat-1"]);
    server
}

#[test]
fn a_draw_is_offered_declined_and_agreed_on() {
    let mut server = two();
    server.ask(HOST, Request::OfferDraw { seat: None });
    assert_eq!(server.table.snapshot().flags.offer, Some(seat(0)));
    assert!(server.saves.last().is_some_and(|changes| changes.contains(TableChange::Flags)));
    server.ask(OTHER, Request::DeclineDraw { seat: None });
    let declined = TableEvent::Session(Event::DrawDeclined { player: seat(1) });
    assert_eq!(server.view().happened, [declined]);
    server.ask(OTHER, Request::OfferDraw { seat: None });
    server.ask(HOST, Request::AcceptDraw { seat: None });
    let ending = server.table.session().ending().expect("an end");
    assert_eq!(ending.outcome, Outcome::Draw);
    assert!(server.saves.last().is_some_and(|changes| changes.contains(TableChange::Finished)));
}

#[test]
fn an_offer_survives_the_server() {
    let mut server = two();
    server.ask(HOST, Request::OfferDraw { seat: None });
    let mut other = Server::restored(server.table.snapshot());
    other.join(OTHER, &["seat-1"]);
    assert_eq!(other.view().scene.offer.as_ref().map(|offer| offer.by), Some(seat(0)));
    other.ask(OTHER, Request::AcceptDraw { seat: None });
    assert!(other.table.session().ending().is_some());
}
