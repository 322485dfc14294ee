//! Tokens: what lets people sit and steer.

use rules::Spec;
use table::{Input, Request, RequestError, Role, TableChange, Token, Welcome};

use crate::support::{Disk, HOST, Notice, OTHER, Server, THIRD, seat, setup};

fn welcomes(server: &Server) -> Vec<(u64, &Welcome)> {
    let welcome = |told: &'_ Notice| match told {
        Notice::Welcome(to, _) => Some(to.0),
        _ => None,
    };
    let found = server.told.iter().filter_map(|told| match told {
        Notice::Welcome(to, welcome) => Some((to.0, welcome)),
        _ => None,
    });
    assert_eq!(server.told.iter().filter_map(welcome).count(), found.clone().count());
    found.collect()
}

#[test]
fn tokens_say_what_a_viewer_may_do() {
    let mut server = Server::open("morpion", &["human", "human"]);
    for (viewer, tokens, role) in [
        (HOST, &["host", "seat-0"][..], Role::Host { seats: vec![seat(0)] }),
        (OTHER, &["seat-1"][..], Role::Player { seats: vec![seat(1)] }),
        (THIRD, &["seat-9"][..], Role::Spectator),
    ] {
        server.told.clear();
        server.join(viewer, tokens);
        let news = welcomes(&server);
        let [(to, welcome)] = news[..] else { panic!("one welcome: {news:?}") };
        assert_eq!((to, &welcome.role), (viewer.0, &role));
        assert_eq!(welcome.issued.is_empty(), !role.is_host(), "tokens are for the host");
    }
}

#[test]
fn the_host_may_play_for_no_seat() {
    let mut server = Server::open("morpion", &["human", "human"]);
    server.join(HOST, &["host"]);
    assert_eq!(server.table.role(HOST), Some(&Role::Host { seats: Vec::new() }));
    server.told.clear();
    server.play(HOST, "b2");
    assert!(format!("{:?}", server.told).contains("NotYourSeat"), "{:?}", server.told);
    server.ask(HOST, Request::Pause);
    assert_eq!(server.table.session().flow(), session::Flow::Paused);
}

#[test]
fn a_token_of_an_engines_seat_is_good_when_a_person_sits_down_there() {
    let mut server = Server::open("morpion", &["human", "random"]);
    server.join(HOST, &["host", "seat-0"]);
    server.join(OTHER, &["seat-1"]);
    assert_eq!(server.table.role(OTHER), Some(&Role::Spectator));
    server.told.clear();
    server.ask(HOST, Request::Seat { seat: seat(1), player: Spec::new("human") });
    assert_eq!(server.table.role(OTHER), Some(&Role::Player { seats: vec![seat(1)] }));
    let [(to, welcome)] = welcomes(&server)[..] else { panic!("{:?}", server.told) };
    assert_eq!((to, welcome.issued.len()), (OTHER.0, 0), "the host knows the token already");
}

#[test]
fn more_seats_get_tokens_and_the_old_ones_stay_good() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    assert_eq!(server.table.keys().seats.len(), 2);
    let three = setup("morpion:players=3,width=5,height=5", &["human", "human", "human"]);
    server.ask(HOST, Request::Settings { setup: Box::new(three), casual: false });
    let tokens = ["seat-0", "seat-1", "seat-2"].map(|text| Token::new(text).hash());
    assert_eq!(server.table.keys().seats, tokens);
    assert!(server.saves.last().is_some_and(|changes| {
        changes.contains(TableChange::Tokens) && changes.contains(TableChange::Game)
    }));
    let all: Vec<_> = (0..3).map(seat).collect();
    assert_eq!(server.table.role(HOST), Some(&Role::Host { seats: all }));
}

#[test]
fn presence_is_of_those_who_may_play() {
    let mut server = Server::open("morpion", &["human", "random"]);
    server.join(THIRD, &[]);
    assert_eq!(server.view().present, [false, true]);
    server.join(HOST, &["seat-0"]);
    assert_eq!(server.view().present, [true, true]);
    server.tell(table::Input::Leave { viewer: HOST });
    assert_eq!(server.view().present, [false, true]);
}

#[test]
fn a_token_is_not_written_into_logs() {
    let written = format!("{:?}", Server::open("morpion", &["human", "human"]).table.keys());
    assert!(!written.contains("seat-0") && !written.contains("host\""), "{written}");
}

#[test]
fn the_browser_that_opened_the_table_is_its_host() {
    let mut server = Server::open("morpion", &["human", "human"]);
    for (viewer, browser) in [(HOST, Some("owner")), (OTHER, Some("another")), (THIRD, None)] {
        let browser = browser.map(str::to_owned);
        server.tell(Input::Join { viewer, tokens: Vec::new(), browser, name: None });
    }
    assert_eq!(server.table.role(HOST), Some(&Role::Host { seats: Vec::new() }));
    assert_eq!(server.table.role(OTHER), Some(&Role::Spectator));
    assert_eq!(server.table.role(THIRD), Some(&Role::Spectator));
}

#[test]
fn the_host_can_revoke_a_token() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.join(OTHER, &["seat-1"]);
    let renew = Request::RenewToken { seat: seat(1) };
    assert_eq!(server.refusal(OTHER, renew.clone()), Some(RequestError::NotYourSeat));
    server.told.clear();
    server.ask(HOST, renew);
    assert_eq!(server.table.role(OTHER), Some(&Role::Spectator), "the old token is no good");
    let news = welcomes(&server);
    let (_, told) = news.iter().find(|(to, _)| *to == HOST.0).expect("the host is told");
    let (_, token) = told.issued.iter().find(|(whose, _)| *whose == seat(1)).expect("a token");
    let token = token.as_str().to_owned();
    assert!(server.saves.last().is_some_and(|changes| changes.contains(TableChange::Tokens)));
    server.join(THIRD, &[&token]);
    assert_eq!(server.table.role(THIRD), Some(&Role::Player { seats: vec![seat(1)] }));
    let nowhere = Request::RenewToken { seat: seat(7) };
    assert_eq!(server.refusal(HOST, nowhere), Some(RequestError::NotYourSeat));
}

#[test]
fn a_token_that_could_not_be_saved_is_not_issued() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.join(OTHER, &["seat-1"]);
    server.disk = Disk::Broken;
    server.ask(HOST, Request::RenewToken { seat: seat(1) });
    assert_eq!(server.table.role(OTHER), Some(&Role::Player { seats: vec![seat(1)] }));
}
