//! Everything is saved before it is shown; what cannot be saved has not happened.

use std::time::{Duration, Instant};

use rules::Spec;
use session::{Event, Flow, NodeId, Setup, TimeControl};
use table::{
    Audience, Context, Effect, Input, Request, RequestError, SaveOutcome, Snapshot, Table,
    TableChange, TableEvent, Token,
};

use crate::support::{Disk, HOST, LIMITS, Notice, OTHER, Server, keys, options, seat, setup};

fn saved(revision: i64) -> Input {
    Input::Saved(SaveOutcome::Saved { revision })
}

#[test]
fn nothing_is_shown_before_it_is_saved() {
    let mut server = Server::hosted("morpion", &["human", "random"]);
    server.told.clear();
    server.disk = Disk::Slow;
    server.play(HOST, "b2");
    assert_eq!(server.saves.len(), 1);
    assert!(server.told.is_empty() && server.moves.is_empty(), "{:?}", server.told);
    server.tell(saved(2));
    assert_eq!((server.shown(), server.moves.len(), server.table.revision()), (1, 1, 2));
}

#[test]
fn what_comes_during_a_save_is_done_after_it() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.disk = Disk::Slow;
    server.play(HOST, "b2");
    let before = server.table.snapshot();
    server.told.clear();
    server.play(HOST, "a1");
    server.join(OTHER, &[]);
    assert_eq!(server.table.snapshot(), before, "what is being saved stays as it is");
    assert!(server.told.is_empty() && server.saves.len() == 1);
    server.tell(saved(2));
    assert_eq!((server.line(), server.saves.len()), (vec!["B2".into(), "A1".into()], 2));
    assert_eq!(server.view().nodes.len(), 2, "the second move is not safe yet");
    server.tell(saved(3));
    assert_eq!(server.view().nodes.len(), 3);
    assert!(server.table.role(OTHER).is_some());
}

#[test]
fn what_could_not_be_saved_has_not_happened() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.play(HOST, "b2");
    let before = server.table.snapshot();
    server.disk = Disk::Broken;
    server.told.clear();
    server.play(HOST, "a1");
    let after = server.table.snapshot();
    assert_eq!((after.record, after.flags, after.keys), (before.record, before.flags, before.keys));
    assert_eq!((after.revision, after.listing.changed), (before.revision, before.listing.changed));
    assert_eq!(server.line(), ["B2"]);
    let [Notice::Show(view), Notice::Refused(Audience::One(HOST), reason)] = &server.told[..]
    else {
        panic!("what is true again, and why: {:?}", server.told);
    };
    assert_eq!(view.happened, [TableEvent::Restored]);
    assert!(matches!(reason, RequestError::Unsaved(_)));
    server.disk = Disk::Sound;
    server.play(HOST, "a1");
    assert_eq!(server.line(), ["B2", "A1"]);
}

#[test]
fn what_nobody_asked_for_is_told_to_all_and_tried_again_later() {
    let mut server = Server::hosted("morpion", &["human", "random"]);
    server.play(HOST, "b2");
    server.disk = Disk::Broken;
    server.told.clear();
    server.run_move();
    let told_all = |told: &Notice| matches!(told, Notice::Refused(Audience::All, _));
    assert!(server.told.iter().any(told_all), "{:?}", server.told);
    assert_eq!(server.line(), ["B2"]);
    assert!(server.moves.is_empty(), "not at once");
    server.disk = Disk::Sound;
    server.wait(Duration::from_secs(1));
    server.run_move();
    assert_eq!(server.line().len(), 2);
}

/// The table as another server has saved it after one more move.
fn elsewhere(server: &Server, text: &str) -> Box<Snapshot> {
    let mut other = Server::restored(server.table.snapshot());
    other.join(HOST, &["host", "seat-0", "seat-1"]);
    other.play(HOST, text);
    Box::new(Snapshot { revision: server.table.revision() + 1, ..other.table.snapshot() })
}

#[test]
fn another_server_was_faster() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    let latest = elsewhere(&server, "c3");
    server.disk = Disk::Overtaken(latest.clone());
    server.told.clear();
    server.play(HOST, "b2");
    assert_eq!(server.line(), ["C3"]);
    assert_eq!(server.table.revision(), latest.revision);
    let refused = Notice::Refused(Audience::One(HOST), RequestError::Overtaken);
    assert_eq!(format!("{:?}", server.told.last()), format!("{:?}", Some(refused)));
    assert_eq!(server.view().nodes.len(), 2, "the move of the other server is shown");
}

#[test]
fn what_another_server_has_saved_is_shown() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.told.clear();
    let same = Box::new(Snapshot { revision: server.table.revision(), ..server.table.snapshot() });
    server.tell(Input::Elsewhere(same));
    assert!(server.told.is_empty(), "nothing is new about one's own");
    let latest = elsewhere(&server, "c3");
    server.tell(Input::Elsewhere(latest));
    assert_eq!(server.line(), ["C3"]);
    assert_eq!(server.view().happened, [TableEvent::Restored]);
}

#[test]
fn tokens_that_another_server_gave_out_are_good() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    let mut latest = elsewhere(&server, "c3");
    latest.keys.seats[1] = Token::new("another").hash();
    server.tell(Input::Elsewhere(latest));
    server.join(OTHER, &["another"]);
    assert_eq!(server.table.role(OTHER).map(|role| role.seats().to_vec()), Some(vec![seat(1)]));
    assert_eq!(server.table.role(HOST).map(|role| role.seats().to_vec()), Some(vec![seat(0)]));
}

#[test]
fn a_refusal_changes_nothing() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.play(HOST, "b2");
    let before = server.table.snapshot();
    server.saves.clear();
    for request in [
        Request::Play { text: "b2".to_owned() },
        Request::Play { text: "nonsense".to_owned() },
        Request::Redo { moves: None },
        Request::Undo { moves: Some(9) },
        Request::GoTo { node: NodeId::new(9) },
        Request::AcceptDraw { seat: None },
        Request::Comment { node: NodeId::new(9), text: "?".to_owned() },
        Request::Seat { seat: seat(0), player: Spec::new("stockfish") },
        Request::Seat { seat: seat(7), player: Spec::new("human") },
        Request::SetUp { position: "nonsense".to_owned() },
        Request::Settings {
            setup: Box::new(setup("morpion:align=9", &["human", "human"])),
            casual: false,
        },
        Request::Settings { setup: Box::new(setup("morpion", &["human"])), casual: false },
        Request::PlayNow,
        Request::Step,
        Request::Hint { engine: Some(Spec::new("stockfish")), node: None, long: false },
    ] {
        let asked = format!("{request:?}");
        assert!(server.refusal(HOST, request).is_some(), "{asked}");
        assert_eq!(server.told.len(), 1, "{asked}: {:?}", server.told);
        assert_eq!(server.table.snapshot(), before, "{asked}");
    }
    assert!(server.saves.is_empty());
}

#[test]
fn a_request_for_what_is_so_already_is_answered() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    server.told.clear();
    server.saves.clear();
    server.ask(HOST, Request::GoTo { node: NodeId::START });
    assert_eq!((server.shown(), server.saves.len()), (1, 0));
    assert!(server.view().happened.is_empty());
}

#[test]
fn a_new_table_is_saved_before_it_does_anything() {
    let (now, room) = (Instant::now(), |_| true);
    let context = Context { now, time: 1_000, room: &room };
    let players = setup("morpion", &["random", "human"]);
    let mut table = Table::open(keys(), players, options(LIMITS), &context).expect("a table");
    let join =
        Input::Join { viewer: HOST, tokens: vec![Token::new("host")], browser: None, name: None };
    assert!(table.take(join, &context).is_empty());
    let effects = table.take(saved(1), &context);
    assert!(effects.iter().any(|effect| matches!(effect, Effect::Show { .. })), "{effects:?}");
    assert_eq!(table.revision(), 1);
}

#[test]
fn a_table_is_restored_as_it_was() {
    let mut server = Server::hosted("connect-four", &["human:name=Zoé", "random"]);
    server.play(HOST, "4");
    server.run_move();
    server.ask(HOST, Request::Comment { node: NodeId::new(1), text: "the centre".to_owned() });
    server.ask(HOST, Request::Undo { moves: Some(1) });
    server.ask(HOST, Request::Pause);
    let snapshot = server.table.snapshot();
    let other = Server::restored(snapshot.clone());
    assert_eq!(other.table.snapshot(), snapshot);
}

#[test]
fn a_new_game_has_its_own_beginning() {
    let mut server = Server::hosted("morpion", &["human", "human"]);
    let first = server.table.record().begun;
    server.time += 3600;
    server.play(HOST, "b2");
    assert_eq!(server.table.record().begun, first);
    assert_eq!(server.table.snapshot().listing.changed, server.time);
    server.ask(HOST, Request::Again);
    assert_eq!(server.view().happened, [TableEvent::Session(Event::Begun)]);
    assert!(server.table.record().begun > first);
}

/// A game of people with a minute each, at which the host looks.
fn timed() -> Server {
    let clock = TimeControl::Fischer { time: Duration::from_mins(1), increment: Duration::ZERO };
    let players = Setup { clock, ..setup("morpion", &["human", "human"]) };
    let mut server = Server::with(players, LIMITS);
    server.join(HOST, &["host", "seat-0", "seat-1"]);
    server
}

fn left(server: &Server) -> Vec<u64> {
    server.table.session().clocks(server.now).iter().map(Duration::as_secs).collect()
}

#[test]
fn a_clock_runs_on_at_another_server_and_waits_at_a_table_that_was_cold() {
    let mut server = timed();
    server.now += Duration::from_secs(10);
    server.play(HOST, "b2");
    let snapshot = server.table.snapshot();
    server.now += Duration::from_secs(7);
    let mut shared = server.shared();
    shared.join(OTHER, &[]);
    assert_eq!((shared.table.session().flow(), left(&shared)), (Flow::Running, vec![50, 53]));
    assert!(shared.saves.is_empty(), "nothing has changed");

    let mut cold = Server::restored(snapshot);
    cold.join(OTHER, &[]);
    assert_eq!((cold.table.session().flow(), left(&cold)), (Flow::Paused, vec![50, 60]));
    assert!(cold.saves[0].contains(TableChange::Flags), "every server is told that it waits");
}

#[test]
fn what_was_used_of_a_turn_is_kept_over_a_pause_and_by_a_failed_save() {
    let mut server = timed();
    server.now += Duration::from_secs(10);
    server.ask(HOST, Request::Pause);
    assert_eq!(left(&Server::restored(server.table.snapshot())), [50, 60]);
    server.ask(HOST, Request::Resume);
    server.now += Duration::from_secs(5);
    server.disk = Disk::Broken;
    server.play(HOST, "b2");
    assert_eq!((server.table.session().flow(), left(&server)), (Flow::Running, vec![45, 60]));
}

#[test]
fn catching_up_pauses_nothing() {
    let mut server = timed();
    let mut other = server.shared();
    other.join(HOST, &["host", "seat-0", "seat-1"]);
    other.play(HOST, "c3");
    server.tell(Input::Elsewhere(Box::new(other.table.snapshot())));
    assert_eq!(server.table.session().flow(), Flow::Running);
    server.play(HOST, "b2");
    assert_eq!(server.line(), ["C3", "B2"]);
    let mut engines = Server::hosted("morpion", &["random", "random"]);
    let mut other = engines.shared();
    other.join(HOST, &["host"]);
    other.run_move();
    engines.tell(Input::Elsewhere(Box::new(other.table.snapshot())));
    assert_eq!(engines.table.session().flow(), Flow::Running);
}

/// The number of a state says which search is about it, also when the table was loaded anew.
#[test]
fn what_an_engine_thought_before_catching_up_is_dropped() {
    let mut server = Server::hosted("connect-four", &["random", "human"]);
    let stale = server.moves.pop_front().expect("a search was started");
    let mut other = server.shared();
    other.join(HOST, &["host", "seat-1"]);
    other.run_move();
    other.play(HOST, "4");
    server.tell(Input::Elsewhere(Box::new(other.table.snapshot())));
    let line = server.line();
    let advice = (stale.job)(&mut |_| {}).expect("an engine that plays");
    server.tell(Input::Thought { ticket: stale.ticket, advice: Box::new(advice) });
    assert_eq!(server.line(), line, "it was about another position");
}
