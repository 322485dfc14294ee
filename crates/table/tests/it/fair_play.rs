//! A game between people of several browsers: consent, closed help, clocks, absences.

use std::time::Duration;

use proptest::prelude::*;
use rules::{Outcome, Reason, Spec};
use session::{Flow, NodeId, Setup, TimeControl};
use table::{Audience, Input, ProposalKind, Request, RequestError, Role, TableEvent};

use crate::support::{HOST, LIMITS, Notice, OTHER, Server, THIRD, seat, setup};

/// Two people from two browsers.
fn two(game: &str) -> Server {
    seated(Server::open(game, &["human", "human"]))
}

/// The same with five minutes each.
fn two_with_clocks() -> Server {
    let time = Duration::from_mins(5);
    let clock = TimeControl::Fischer { time, increment: Duration::ZERO };
    let setup = Setup { clock, ..setup("morpion", &["human", "human"]) };
    seated(Server::with(setup, LIMITS))
}

fn seated(mut server: Server) -> Server {
    server.join(HOST, &["host", "seat-0", "seat-1"]);
    server.join(OTHER, &["seat-1"]);
    server
}

fn play(server: &mut Server, moves: &[&str]) {
    for (ply, text) in moves.iter().enumerate() {
        server.play(if ply % 2 == 0 { HOST } else { OTHER }, text);
    }
    assert_eq!(server.line().len(), moves.len());
}

#[test]
fn a_seat_belongs_to_the_guest_who_took_it_until_the_host_takes_it_back() {
    let mut server = two("morpion");
    assert_eq!(server.table.role(HOST), Some(&Role::Host { seats: vec![seat(0)] }));
    assert_eq!(server.table.role(OTHER), Some(&Role::Player { seats: vec![seat(1)] }));
    assert_eq!(server.view().people.taken, [false, true]);
    server.play(HOST, "b2");
    let guests_move = Request::Play { text: "a1".to_owned() };
    assert!(server.refusal(HOST, guests_move).is_some(), "the host plays one seat");
    // As long as the guest is there, the seat stays theirs.
    let renew = || Request::RenewToken { seat: seat(1) };
    assert_eq!(server.refusal(HOST, renew()), Some(RequestError::StillThere));
    server.tell(Input::Leave { viewer: OTHER });
    assert_eq!(server.refusal(HOST, renew()), None);
    assert!(server.view().happened.contains(&TableEvent::TakenBack { seat: seat(1) }));
    server.join(OTHER, &["seat-1"]);
    assert_eq!(server.table.role(OTHER), Some(&Role::Spectator), "the link is good for nothing");
}

#[test]
fn one_browser_alone_plays_as_it_likes() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    assert!(!server.view().people.counted);
    server.play(HOST, "b2");
    server.play(HOST, "a1");
    assert_eq!(server.refusal(HOST, Request::Undo { moves: None }), None);
    assert_eq!(server.line().len(), 1);
    // A friend who takes the only seat of a person plays against the computer, not for points.
    let mut server = Server::open("morpion", &["human", "random"]);
    server.join(OTHER, &["seat-0"]);
    assert!(!server.view().people.counted);
}

#[test]
fn a_casual_game_allows_everything() {
    let mut server = Server::open("morpion", &["human", "human"]);
    server.table.make_casual();
    let mut server = seated(server);
    play(&mut server, &["b2", "a1"]);
    assert_eq!(server.refusal(OTHER, Request::Undo { moves: None }), None);
    assert_eq!(
        server.refusal(OTHER, Request::Hint { engine: None, node: None, long: false }),
        None
    );
    assert!(!server.view().people.counted && server.view().people.casual);
}

#[test]
fn no_engine_helps_before_the_end() {
    let mut server = two("connect-four");
    server.join(THIRD, &[]);
    play(&mut server, &["4", "4"]);
    let helps = || {
        [
            Request::Hint { engine: None, node: None, long: false },
            Request::Hint { engine: None, node: Some(NodeId::START), long: true },
            Request::Threats { node: None },
            Request::Why { node: None, text: "4".to_owned() },
            Request::Line { node: None, moves: vec!["4".to_owned()] },
            Request::Analyse { engine: None },
            Request::PlayNow,
            Request::Step,
        ]
    };
    for viewer in [HOST, OTHER] {
        for request in helps() {
            let asked = format!("{request:?}");
            assert_eq!(server.refusal(viewer, request), Some(RequestError::Closed), "{asked}");
        }
    }
    for request in helps() {
        assert_eq!(server.refusal(THIRD, request), Some(RequestError::Watching));
    }
    assert!(server.inquiries.is_empty() && server.threats.is_empty());
    assert_eq!(server.view().position, "", "nothing to be copied into the laboratory");
    server.ask(OTHER, Request::Resign { seat: None });
    assert!(!server.view().position.is_empty());
    let again = Request::Hint { engine: None, node: Some(NodeId::START), long: false };
    assert_eq!(server.refusal(HOST, again), None, "after the end everyone may know");
}

#[test]
fn what_engines_thought_is_hidden_until_the_end() {
    let mut server = Server::hosted("connect-four", &["human", "human"]);
    server.play(HOST, "4");
    server.ask(HOST, Request::Analyse { engine: Some("alpha-beta:depth=2".parse().expect("one")) });
    server.run_inquiry();
    assert!(server.view().nodes.iter().any(|node| node.score.is_some()));
    server.join(OTHER, &["seat-1"]);
    let told = server.view();
    assert!(told.whole && told.nodes.iter().all(|node| node.score.is_none()));
    assert!(
        server
            .table
            .record()
            .tree
            .nodes()
            .all(|node| { server.table.record().tree.remark(node).opinion.is_none() })
    );
    server.ask(OTHER, Request::Resign { seat: None });
    assert!(server.view().nodes.iter().any(|node| node.score.is_some()));
}

#[test]
fn taking_back_is_asked_declined_and_agreed_on() {
    let mut server = two("morpion");
    play(&mut server, &["b2", "a1"]);
    server.ask(HOST, Request::Undo { moves: None });
    assert_eq!(server.line().len(), 2, "nothing happens before the other agrees");
    let proposal = server.table.snapshot().seating.proposal.expect("it is saved");
    assert_eq!(proposal.kind, ProposalKind::TakeBack(NodeId::START));
    assert_eq!(server.refusal(HOST, Request::AcceptProposal), Some(RequestError::NoProposal));
    server.ask(OTHER, Request::DeclineProposal);
    assert!(server.view().happened.contains(&TableEvent::ProposalDeclined { by: seat(1) }));
    assert_eq!((server.line().len(), &server.view().people.proposal), (2, &None));
    server.ask(HOST, Request::Undo { moves: None });
    server.ask(OTHER, Request::AcceptProposal);
    assert_eq!(server.line().len(), 0, "back to before the move of who asked");
    // A move answers it too.
    play(&mut server, &["b2"]);
    server.ask(HOST, Request::Undo { moves: None });
    server.play(OTHER, "a1");
    assert_eq!(server.view().people.proposal, None);
}

#[test]
fn nothing_moves_a_game_that_counts_but_its_players_together() {
    let mut server = two("morpion");
    play(&mut server, &["b2", "a1"]);
    let settled = Some(RequestError::Settled);
    assert_eq!(server.refusal(OTHER, Request::GoTo { node: NodeId::START }), settled);
    assert_eq!(server.refusal(HOST, Request::Redo { moves: None }), settled);
    let engine = Request::Seat { seat: seat(0), player: Spec::new("random") };
    assert_eq!(server.refusal(HOST, engine), settled, "no engine takes over");
    let named = "human:name=Ada".parse().expect("a player");
    assert_eq!(server.refusal(HOST, Request::Seat { seat: seat(0), player: named }), None);
    server.ask(OTHER, Request::Pause);
    assert_eq!(server.table.session().flow(), Flow::Running);
    server.ask(HOST, Request::AcceptProposal);
    assert_eq!(server.table.session().flow(), Flow::Paused);
    server.ask(HOST, Request::Resume);
    assert_eq!(server.table.session().flow(), Flow::Paused, "that is asked too");
    server.ask(OTHER, Request::Resume);
    assert_eq!(server.table.session().flow(), Flow::Running, "both want the same");
    server.ask(
        HOST,
        Request::Settings { setup: Box::new(setup("othello", &["human", "human"])), casual: true },
    );
    assert_eq!(server.table.session().game().name, "morpion");
    server.ask(OTHER, Request::AcceptProposal);
    assert_eq!(server.table.session().game().name, "othello");
    assert!(server.view().people.casual && !server.view().people.counted);
}

#[test]
fn after_the_end_nothing_is_taken_back_and_the_sides_change_for_the_next_game() {
    let mut server = two("draughts");
    server.play(HOST, "32-28");
    server.ask(OTHER, Request::Resign { seat: None });
    let settled = Some(RequestError::Settled);
    assert_eq!(server.refusal(OTHER, Request::Undo { moves: None }), settled);
    assert_eq!(server.refusal(OTHER, Request::GoTo { node: NodeId::START }), settled);
    server.ask(OTHER, Request::Again);
    assert!(server.table.session().ending().is_some());
    server.ask(HOST, Request::Again);
    assert_eq!(server.line().len(), 0, "who asks for the same agrees");
    assert_eq!(server.table.role(HOST), Some(&Role::Host { seats: vec![seat(1)] }));
    assert_eq!(server.table.role(OTHER), Some(&Role::Player { seats: vec![seat(0)] }));
    assert!(server.view().people.counted);
    server.play(OTHER, "32-28");
    assert_eq!(server.line().len(), 1);
}

#[test]
fn what_was_agreed_on_survives_the_server() {
    let mut server = two("morpion");
    play(&mut server, &["b2"]);
    server.ask(HOST, Request::Undo { moves: None });
    let mut other = Server::restored(server.table.snapshot());
    other.join(OTHER, &["seat-1"]);
    assert!(other.view().people.closed);
    other.ask(OTHER, Request::AcceptProposal);
    assert_eq!(other.line().len(), 0);
    assert_eq!(other.view().people.taken, [false, true]);
}

#[test]
fn clocks_begin_with_the_first_move_of_each_and_then_run() {
    let mut server = two_with_clocks();
    server.wait(Duration::from_secs(50));
    server.play(HOST, "b2");
    assert_eq!(server.table.session().ticking(), None);
    server.wait(Duration::from_secs(50));
    server.play(OTHER, "a1");
    let five = Duration::from_mins(5);
    assert_eq!(server.table.session().clocks(server.now), [five, five]);
    assert_eq!(server.table.session().ticking(), Some(seat(0)));
    server.wait(five);
    let ending = server.table.session().ending().expect("the flag falls");
    assert_eq!((ending.outcome, ending.reason), (Outcome::Win(seat(1)), Reason::Time));
}

#[test]
fn a_game_that_never_begins_is_cancelled_and_not_counted() {
    let mut server = two_with_clocks();
    server.play(HOST, "b2");
    server.wait(Duration::from_secs(59));
    assert!(!server.view().people.cancelled);
    server.saves.clear();
    server.wait(Duration::from_secs(1));
    assert!(server.view().people.cancelled && server.view().scene.view.moves.is_empty());
    assert!(server.view().happened.contains(&TableEvent::Cancelled));
    assert!(server.saves.iter().all(|changes| !changes.contains(table::TableChange::Finished)));
    assert!(server.table.listing().over && server.table.session().ending().is_none());
    let late = Request::Play { text: "a1".to_owned() };
    assert_eq!(server.refusal(OTHER, late), Some(RequestError::Cancelled));
    server.ask(OTHER, Request::Again);
    server.ask(HOST, Request::AcceptProposal);
    assert!(!server.view().people.cancelled && server.view().people.counted);
}

#[test]
fn one_person_waits_for_the_other_as_long_as_it_takes() {
    let clock = TimeControl::Fischer { time: Duration::from_secs(10), increment: Duration::ZERO };
    let setup = Setup { clock, ..setup("morpion", &["human", "human"]) };
    let mut server = Server::with(setup, LIMITS);
    server.join(HOST, &["host", "seat-0", "seat-1"]);
    server.wait(Duration::from_hours(1));
    assert!(!server.view().people.cancelled && server.table.session().ending().is_none());
    server.join(OTHER, &["seat-1"]);
    assert_eq!(server.view().people.first_move, Some(Duration::from_mins(1)));
}

#[test]
fn who_is_away_may_be_claimed_against_and_loses_nothing_by_surprise() {
    let mut server = two_with_clocks();
    play(&mut server, &["b2", "a1"]);
    let claim = || Request::Claim { draw: false };
    server.tell(Input::Leave { viewer: HOST });
    server.wait(Duration::from_secs(59));
    assert_eq!(server.refusal(OTHER, claim()), Some(RequestError::NotAway));
    server.wait(Duration::from_secs(1));
    assert!(server.table.session().ending().is_none(), "nothing happens by itself");
    server.join(HOST, &["host", "seat-0"]);
    assert_eq!(server.refusal(OTHER, claim()), Some(RequestError::NotAway), "who is back is back");
    server.tell(Input::Leave { viewer: HOST });
    server.wait(Duration::from_mins(1));
    assert_eq!(server.refusal(OTHER, claim()), None);
    let ending = server.table.session().ending().expect("an end");
    assert_eq!((ending.outcome, ending.reason), (Outcome::Win(seat(1)), Reason::Abandonment));
}

#[test]
fn time_is_given_to_the_other_and_stands_in_the_record() {
    let mut server = two_with_clocks();
    play(&mut server, &["b2", "a1"]);
    let own = Request::GiveTime { seat: seat(1) };
    assert_eq!(server.refusal(OTHER, own), Some(RequestError::NotYourSeat));
    server.ask(OTHER, Request::GiveTime { seat: seat(0) });
    let clocks = server.table.session().clocks(server.now);
    assert_eq!(clocks, [Duration::from_secs(315), Duration::from_mins(5)]);
    let given = server.table.record().facts.get("TimeGiven").cloned();
    assert_eq!(given.as_deref(), Some("15 0"));
    let mut other = Server::restored(server.table.snapshot());
    other.join(HOST, &["host"]);
    assert_eq!(other.table.session().clocks(other.now), clocks);
}

#[test]
fn slow_messages_cost_nothing_within_a_bound() {
    for (lag, left) in [(300, 300_000), (60_000, 299_900)] {
        let mut server = two_with_clocks();
        play(&mut server, &["b2"]);
        server.tell(Input::Lag { viewer: HOST, lag: Duration::from_millis(lag) });
        server.play(OTHER, "a1");
        server.now += Duration::from_millis(if lag == 300 { 300 } else { 600 });
        let clocks = server.table.session().clocks(server.now);
        assert_eq!(clocks[0], Duration::from_millis(left), "{lag}");
    }
}

#[test]
fn everyone_looks_back_alone() {
    let mut server = two("morpion");
    server.join(THIRD, &[]);
    play(&mut server, &["b2", "a1"]);
    server.told.clear();
    for viewer in [HOST, OTHER, THIRD] {
        server.ask(viewer, Request::Look { node: NodeId::new(1) });
        let Some(Notice::Place(to, place)) = server.told.pop() else { panic!("nothing is shown") };
        assert_eq!((to, place.node, place.turn), (viewer, NodeId::new(1), seat(1)));
        assert_eq!(place.board.cells.iter().flatten().count(), 1);
        assert!(server.told.is_empty(), "nobody else is told anything");
    }
    assert_eq!((server.line().len(), server.table.session().flow()), (2, Flow::Running));
    server.ask(THIRD, Request::Look { node: NodeId::new(99) });
    assert!(matches!(server.told.pop(), Some(Notice::Refused(Audience::One(THIRD), _))));
}

#[test]
fn looks_are_limited_and_there_are_more_after_a_while() {
    let mut server = two("morpion");
    let look = || Request::Look { node: NodeId::START };
    let refused = (0..100).filter(|_| server.refusal(OTHER, look()).is_some()).count();
    assert_eq!(refused, 60);
    assert_eq!(server.refusal(HOST, look()), None, "each viewer has looks of their own");
    server.now += Duration::from_millis(50);
    assert_eq!(server.refusal(OTHER, look()), None);
    assert_eq!(server.refusal(OTHER, look()), Some(RequestError::TooFast));
}

#[test]
fn the_host_has_a_spectator_go_and_no_player() {
    let mut server = two("morpion");
    server.tell(Input::Join {
        viewer: THIRD,
        tokens: Vec::new(),
        browser: None,
        name: Some("  Zoé\u{202e} ".to_owned()),
    });
    let watcher = server.view().people.watchers[0].clone();
    assert_eq!((watcher.id, watcher.name.as_deref()), (THIRD, Some("Zoé")));
    let remove = |viewer| Request::Remove { viewer };
    assert_eq!(server.refusal(OTHER, remove(THIRD)), Some(RequestError::NotYourSeat));
    assert_eq!(server.refusal(HOST, remove(OTHER)), Some(RequestError::StillThere));
    assert_eq!(server.refusal(HOST, remove(THIRD)), None);
    assert!(server.told.iter().any(|told| matches!(told, Notice::Removed(THIRD))));
    assert_eq!(server.view().people.spectators, 0);
}

#[test]
fn a_pause_of_an_engine_is_not_what_looking_back_does() {
    let mut server = Server::hosted("connect-four", &["human", "random"]);
    server.play(HOST, "4");
    server.ask(HOST, Request::Look { node: NodeId::START });
    assert_eq!(server.table.session().flow(), Flow::Running);
    server.run_move();
    assert_eq!(server.line().len(), 2);
}

/// Anything that the two may ask for while they play.
fn request() -> impl Strategy<Value = Request> {
    prop_oneof![
        8 => (1_u8..8).prop_map(|column| Request::Play { text: column.to_string() }),
        2 => Just(Request::Undo { moves: None }),
        1 => Just(Request::Redo { moves: None }),
        1 => (0_usize..6).prop_map(|node| Request::GoTo { node: NodeId::new(node) }),
        1 => Just(Request::Pause),
        1 => Just(Request::Resume),
        1 => Just(Request::Again),
        1 => Just(Request::Hint { engine: None, node: None, long: false }),
        1 => Just(Request::Threats { node: None }),
        1 => Just(Request::Analyse { engine: None }),
        1 => Just(Request::Look { node: NodeId::START }),
        1 => Just(Request::Claim { draw: true }),
        1 => Just(Request::Seat { seat: seat(1), player: Spec::new("random") }),
        3 => Just(Request::AcceptProposal),
        1 => Just(Request::DeclineProposal),
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 128, ..ProptestConfig::default() })]

    #[test]
    fn no_one_alone_changes_what_was_played(
        asked in prop::collection::vec((prop::bool::ANY, request()), 1..60),
    ) {
        let mut server = two("connect-four");
        for (is_host, request) in asked {
            let told = format!("{request:?}");
            let viewer = if is_host { HOST } else { OTHER };
            let before = server.line();
            let proposed = server.table.seating().proposal.clone();
            let was_over = server.table.session().ending().is_some();
            server.ask(viewer, request);
            let after = server.line();
            let by_other = proposed.is_some_and(|proposal| {
                proposal.by != seat(u8::from(!is_host))
            });
            // What was played goes only when one has proposed it and the other has agreed.
            prop_assert!(after.starts_with(&before) || by_other, "{told}");
            prop_assert!(server.inquiries.is_empty() || was_over || !server.table.is_closed());
            if server.table.is_closed() {
                prop_assert_eq!(&server.view().position, "");
                prop_assert!(server.view().nodes.iter().all(|node| node.score.is_none()));
            }
            server.inquiries.clear();
            server.threats.clear();
            // What is saved is all that there is.
            let snapshot = server.table.snapshot();
            let restored = Server::restored(snapshot.clone());
            prop_assert_eq!(restored.table.seating(), &snapshot.seating);
        }
    }
}
