//! From the table to a file and back to the table.

use std::time::{Duration, Instant};

use fastrand::Rng;
use proptest::prelude::*;
use record::{Form, Participant, Record, read, write};
use rules::{Player, Spec};
use session::{Command, ExternalEngines, NodeId, Occupant, Session, Setup, TimeControl};

use crate::support::any_record::{GAMES, NASTY};

/// A session in which somebody did this and that.
fn any_session(game: &str, seed: u64) -> Session {
    let mut rng = Rng::with_seed(seed);
    let game: Spec = game.parse().expect("a spec");
    let seats = session::open_table(&game).expect("a game").players();
    let players = (0..seats).map(|seat| match rng.usize(..3) {
        0 => Spec::new("human").with("name", format!("{} {seat}", NASTY[1])),
        1 => Spec::new("human"),
        _ => "random".parse().expect("a spec"),
    });
    let players = players.collect();
    let setup = Setup {
        seed,
        clock: if rng.bool() { TimeControl::Unlimited } else { fischer() },
        alternate: rng.bool(),
        ..Setup::new(game, players)
    };
    let mut now = Instant::now();
    let (mut session, step) = Session::new(setup, now).expect("a table");
    let mut work = step.work;
    for _ in 0..rng.usize(..60) {
        now += Duration::from_millis(rng.u64(1..900));
        let command = match work.take() {
            Some(work) => Command::Thought {
                ticket: work.ticket,
                advice: (work.job)(&mut |_| ()).expect("our engines do not fail"),
            },
            None => any_command(&session, &mut rng),
        };
        // What is refused changes nothing.
        work = session.apply(command, now).ok().and_then(|step| step.work);
    }
    session
}

fn fischer() -> TimeControl {
    TimeControl::Fischer { time: Duration::from_mins(5), increment: Duration::from_secs(1) }
}

fn any_command(session: &Session, rng: &mut Rng) -> Command {
    let moves = session.view().moves;
    let player = session.turn();
    match (rng.usize(..30), rng.choice(&moves)) {
        (0, _) => Command::Undo { moves: Some(rng.usize(1..4)) },
        (1, _) => Command::Redo { moves: None },
        (2, _) => Command::Resign { player },
        (3, _) => Command::GoTo(NodeId::new(rng.usize(..20))),
        (4, _) => {
            let text = (*rng.choice(&NASTY).expect("some")).to_owned();
            Command::Comment { node: session.tree().current(), text }
        }
        (5, _) => Command::Again,
        (6, _) => Command::Seat { player, spec: Spec::new("human") },
        (_, Some(turn)) => Command::Play { player, text: turn.text.clone() },
        (_, None) => Command::Undo { moves: None },
    }
}

/// A session that goes on with a record.
fn resumed(record: &Record) -> (Session, session::SessionStep) {
    let resumed = Session::go_on(record.clone(), 1, &ExternalEngines::default(), Instant::now());
    resumed.expect("it goes on")
}

/// The set-up of a session as far as a file keeps it.
fn terms(session: &Session) -> Setup {
    let setup = session.setup().clone();
    let whole = |time: std::time::Duration| session::clean::whole_milliseconds(time);
    Setup { players: Vec::new(), start: None, pace: whole(setup.pace), ..setup }
}

/// Takes a session to a file and back, and finds everything as it was.
fn check_that_it_goes_on(session: &Session) {
    let record = session.record();
    for form in [Form::Xml, Form::Json] {
        let written = write(form, std::slice::from_ref(&record)).expect("it fits");
        let again = read(&written).expect("what was written").remove(0);
        assert_eq!(again, record);
        let (resumed, _) = resumed(&again);
        assert_eq!(terms(&resumed), terms(session));
        assert_eq!(resumed.game(), session.game());
        assert_eq!(resumed.record(), record);
        assert_eq!(resumed.table().position(), session.table().position());
        assert_eq!(resumed.ending(), session.ending());
        assert_eq!(resumed.scores(), session.scores());
        let names = |session: &Session| -> Vec<_> {
            session.seats().iter().map(|seat| (seat.name.clone(), seat.symbol)).collect()
        };
        assert_eq!(names(&resumed), names(session));
    }
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(6))]

    #[test]
    fn a_session_goes_on_where_it_was(seed: u64) {
        for game in GAMES {
            check_that_it_goes_on(&any_session(game, seed));
        }
    }
}

#[test]
fn a_game_given_up_before_moves_that_were_taken_back_stays_given_up() {
    let players = vec![Spec::new("human"), Spec::new("human")];
    let setup = Setup { first: Some(1), ..Setup::new(Spec::new("morpion"), players) };
    for back in [1, 5] {
        let now = Instant::now();
        let (mut session, _) = Session::new(setup.clone(), now).expect("a table");
        for (seat, text) in [(0, "a1"), (1, "b1"), (0, "a2"), (1, "b2"), (0, "a3")] {
            let turn = Command::Play { player: Player(seat), text: text.to_owned() };
            session.apply(turn, now).expect("a legal move");
        }
        session.apply(Command::Undo { moves: Some(back) }, now).expect("moves to take back");
        let player = session.turn();
        session.apply(Command::Resign { player }, now).expect("a game that goes on");
        check_that_it_goes_on(&session);
        let ending = session.ending().expect("somebody gave up");
        assert_eq!(ending.reason, rules::Reason::Resignation);
        assert_eq!(session.record().verdict, Some(ending.into()));
    }
}

#[test]
fn the_game_of_the_older_morpion_goes_on() {
    let older = include_str!("data/morpion-save-v1.xml");
    let record = read(older.as_bytes()).expect("a game").remove(0);
    assert!(record.strangers(&ExternalEngines::default()).is_empty());
    let (session, step) = resumed(&record);
    assert_eq!(session.turn(), Player::SECOND);
    assert!(step.work.is_some(), "the computer is to move");
    assert_eq!(session.seats()[0].symbol, Some('O'));
}

#[test]
fn a_stranger_gives_the_seat_to_a_person() {
    let pdn = b"[White \"Truus\"]\n[Black \"Truus\"]\n[WhiteType \"program\"]\n1. 32-28 2-0";
    let record = read(pdn).expect("a game").remove(0);
    assert_eq!(record.players[0].kind, Some(Occupant::Computer(Spec::new(Participant::PROGRAM))));
    assert_eq!(record.strangers(&ExternalEngines::default()), [Player::FIRST]);
    let (session, _) = resumed(&record);
    assert!(session.seats().iter().all(session::Seat::is_human));
    assert_eq!(session.seats()[0].name.as_deref(), Some("Truus"));
    assert_eq!(session.seats()[1].name, None, "the name is taken");
    let ending = session.ending().expect("White has won");
    assert_eq!(ending.outcome, rules::Outcome::Win(Player::FIRST));
}

#[test]
fn a_name_that_is_too_long_for_a_seat_is_cut_there_and_kept_in_the_record() {
    let name = "é".repeat(60);
    let pdn = format!("[White \"{name}\"]\n1. 32-28 *");
    let record = read(pdn.as_bytes()).expect("a game").remove(0);
    assert_eq!(record.players[0].name.as_ref(), Some(&name));
    let (session, _) = resumed(&record);
    let seated = session.seats()[0].name.clone().expect("a name");
    assert_eq!(seated, format!("{}…", "é".repeat(39)));
}
