//! Tokens: what lets people sit and steer.

use rules::Spec;
use table::{Change, Request, Role, Token, Welcome};

use crate::support::{HOST, OTHER, Server, THIRD, Told, seat, setup};

fn welcomes(server: &Server) -> Vec<(u64, &Welcome)> {
    let welcome = |told: &'_ Told| match told {
        Told::Welcome(to, _) => Some(to.0),
        _ => None,
    };
    let found = server.told.iter().filter_map(|told| match told {
        Told::Welcome(to, welcome) => Some((to.0, welcome)),
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
        assert_eq!(welcome.invitation.is_some(), role.is_host(), "tokens are for the host");
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
    let people = |server: &Server| server.table.snapshot().invitation().seats;
    assert_eq!(people(&server), [(seat(0), Token::new("seat-0"))]);
    server.told.clear();
    server.ask(HOST, Request::Seat { seat: seat(1), player: Spec::new("human") });
    assert_eq!(server.table.role(OTHER), Some(&Role::Player { seats: vec![seat(1)] }));
    assert_eq!(welcomes(&server).len(), 2, "both are told: {:?}", server.told);
    assert_eq!(people(&server).len(), 2);
}

#[test]
fn more_seats_get_tokens_and_the_old_ones_stay_good() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    assert_eq!(server.table.keys().seats.len(), 2);
    let three = setup("morpion:players=3,width=5,height=5", &["human", "human", "human"]);
    server.ask(HOST, Request::Settings(Box::new(three)));
    let tokens = ["seat-0", "seat-1", "seat-2"].map(Token::new);
    assert_eq!(server.table.keys().seats, tokens);
    assert!(server.saves.last().is_some_and(|changes| {
        changes.contains(Change::Tokens) && changes.contains(Change::Game)
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
