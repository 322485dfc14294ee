//! Programs that behave badly lose, each with its reason, and nobody waits for ever.

use std::time::{Duration, Instant};

use protocol::{Contact, House, Program, Protocol};
use rules::{Outcome, Player, Reason, Spec};
use session::{Command, Event, Fault, Guests, Session, Setup};

use crate::puppets::{ask, script, seated};

/// Every protocol, a game that it tells of, and a program that answers all that is asked before a
/// move; `MOVE` stands for what it says when it is asked for one.
const POLITE: [(Protocol, &str, &str); 4] = [
    (
        Protocol::Gtp,
        "othello",
        "while read -r word rest; do case $word in genmove) MOVE;; *) printf '= 2\\n\\n';; esac; done",
    ),
    (
        Protocol::Hub,
        "draughts",
        "while read -r word rest; do case $word in hub) echo wait;; init) echo ready;; \
         go) MOVE;; esac; done",
    ),
    (
        Protocol::Nboard,
        "othello",
        "while read -r word rest; do case $word in ping) echo pong $rest;; go) MOVE;; esac; done",
    ),
    (
        Protocol::Gomocup,
        "morpion:width=15,height=15,align=5,first=1",
        "while read -r word rest; do case $word in START*) echo OK;; BEGIN*) MOVE;; esac; done",
    ),
];

fn programs(answers: [&str; 4]) -> impl Iterator<Item = (Program, &'static str)> {
    POLITE.into_iter().zip(answers).map(|((protocol, game, text), answer)| {
        (script(protocol, &text.replace("MOVE", answer)), game)
    })
}

fn faults(answers: [&str; 4]) -> Vec<Fault> {
    let failed = programs(answers).map(|(program, game)| {
        ask(&mut *seated(program, game), game, &[]).expect_err("it does not play")
    });
    failed.collect()
}

#[test]
fn one_that_plays_what_is_not_legal() {
    let answers = ["printf '= a1\\n\\n'", "echo done move=1-50", "echo === A1/0/0", "echo 15,15"];
    let told = ["a1", "1-50", "A1", "15,15"].map(|text| Fault::Illegal(text.to_owned()));
    assert_eq!(faults(answers), told);
}

#[test]
fn one_that_talks_nonsense() {
    let answers = ["echo good; echo", "echo done", "echo ===", "echo good morning"];
    for fault in faults(answers) {
        assert!(matches!(fault, Fault::Garbled(_)), "{fault:?}");
    }
}

#[test]
fn one_that_refuses() {
    let answers = ["printf '? no\\n\\n'", "echo error message=no", "echo === ", "echo good"];
    for fault in faults(answers) {
        assert!(matches!(fault, Fault::Garbled(_)), "{fault:?}");
    }
}

#[test]
fn one_that_breaks_down() {
    assert_eq!(faults(["exit 1"; 4]), [const { Fault::Crashed }; 4]);
}

#[test]
fn one_that_never_stops_talking() {
    let answers = ["yes '# x'", "yes info depth=1", "yes status", "yes MESSAGE hello"];
    for (mut program, game) in programs(answers) {
        // However slow the machine is, it is not the time that runs out.
        program.patience = Duration::from_mins(2);
        let fault = ask(&mut *seated(program, game), game, &[]).expect_err("it does not play");
        assert!(matches!(fault, Fault::Flooded | Fault::Garbled(_)), "{fault:?}");
    }
}

#[test]
fn one_that_says_nothing() {
    // Half a second to think and half a second of patience; whatever the machine is busy with, it
    // is not waited for much longer.
    for (mut program, game) in programs([":"; 4]) {
        program.patience = Duration::from_millis(500);
        let begun = Instant::now();
        let fault = ask(&mut *seated(program, game), game, &[]);
        assert_eq!(fault, Err(Fault::Silent));
        assert!(begun.elapsed() < Duration::from_secs(20));
    }
}

#[test]
fn one_that_does_not_even_begin() {
    for (protocol, game, _) in POLITE {
        let fault = |text| ask(&mut *seated(script(protocol, text), game), game, &[]);
        assert_eq!(fault("exit 0"), Err(Fault::Crashed));
        assert_eq!(fault("while read -r line; do :; done"), Err(Fault::Silent));
    }
}

/// One that ignores that it should end is ended, with everything it has started.
#[test]
fn one_that_will_not_leave() {
    let text = "trap '' TERM HUP INT; sleep 1000 & \
                while :; do read -r word rest && case $word in go) echo done move=32-28;; \
                hub) echo wait;; init) echo ready;; esac; done";
    let mut guest = seated(script(Protocol::Hub, text), "draughts");
    assert!(ask(&mut *guest, "draughts", &[]).is_ok());
    drop(guest);
}

/// A program that failed is started again when it is asked again, as after a move taken back.
#[test]
fn one_that_fails_once_may_try_again() {
    let answers = ["printf '= a1\\n\\n'", "echo done move=1-50", "echo === A1/0/0", "echo 15,15"];
    for (program, game) in programs(answers) {
        let mut guest = seated(program, game);
        let first = ask(&mut *guest, game, &[]);
        assert!(matches!(first, Err(Fault::Illegal(_))));
        assert_eq!(ask(&mut *guest, game, &[]), first);
    }
}

/// At the table it loses, the reason is known, and the game can go on with somebody else.
#[test]
fn at_the_table_it_loses_and_nothing_else_is_harmed() {
    let mut house = House::default();
    let text = POLITE[0].2.replace("MOVE", "printf '= a1\\n\\n'");
    house.keep("cheat", Contact::Program(script(Protocol::Gtp, &text)));
    let players = vec![Spec::new("human"), Spec::new("cheat")];
    let mut setup = Setup::new(Spec::new("othello"), players);
    setup.guests = Guests::of(std::sync::Arc::new(house));
    let now = Instant::now();
    let (mut session, _) = Session::new(setup, now).expect("a game");
    let play = Command::Play { player: Player(0), text: "f5".to_owned() };
    let work = session.apply(play, now).expect("a legal move").work.expect("the guest is next");
    let fault = (work.job)(&mut |_| ()).expect_err("it cheats");
    let failed = Command::Failed { ticket: work.ticket, fault: fault.clone() };
    let step = session.apply(failed, now).expect("it has lost");
    assert_eq!(step.events[0], Event::Failed { player: Player(1), fault: fault.clone() });
    let ending = session.ending().expect("the game is over");
    assert_eq!((ending.outcome, ending.reason), (Outcome::Win(Player(0)), Reason::Fault));
    let record = record::Record::of_session(&session);
    assert_eq!(record.facts.get("Fault").map(String::as_str), Some("illegal: a1"));
    session.apply(Command::Undo { moves: None }, now).expect("it is taken back");
    let seat = Command::Seat { player: Player(1), spec: Spec::new("random") };
    session.apply(seat, now).expect("somebody else sits down");
    assert_eq!(session.ending(), None);
}
