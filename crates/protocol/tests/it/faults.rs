//! Programs that behave badly lose, each with its reason, and nobody waits for ever.

use std::time::{Duration, Instant};

use protocol::{Contact, EngineCatalogue, Program, Protocol};
use rules::{Outcome, Player, Reason, Spec};
use session::{Command, Event, ExternalEngines, Fault, Session, Setup};

use crate::external_engines::{ask, script, seated};

/// Every protocol, a game that it tells of, and a program that answers all that is asked before a
/// move; `MOVE` stands for what it says when it is asked for one.
const POLITE: [(Protocol, &str, &str); 5] = [
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
    (
        Protocol::Json,
        "morpion:players=3,first=1",
        r#"while read -r line; do case $line in *'"type":"hello"'*) echo '{"type":"hello","protocol":1}';;
        *'"type":"game"'*) echo '{"type":"ready"}';; *'"type":"go"'*) MOVE;; esac; done"#,
    ),
];

/// What each of them says when it plays what is not legal.
const ILLEGAL: [&str; 5] = [
    "printf '= a1\\n\\n'",
    "echo done move=1-50",
    "echo === A1/0/0",
    "echo 15,15",
    r#"echo '{"type":"move","move":"D1"}'"#,
];

fn programs(answers: [&str; 5]) -> impl Iterator<Item = (Program, &'static str)> {
    POLITE.into_iter().zip(answers).map(|((protocol, game, text), answer)| {
        (script(protocol, &text.replace("MOVE", answer)), game)
    })
}

fn faults(answers: [&str; 5]) -> Vec<Fault> {
    let failed = programs(answers).map(|(program, game)| {
        ask(&mut *seated(program, game), game, &[]).expect_err("it does not play")
    });
    failed.collect()
}

#[test]
fn one_that_plays_what_is_not_legal() {
    let told = ["a1", "1-50", "A1", "15,15", "D1"].map(|text| Fault::Illegal(text.to_owned()));
    assert_eq!(faults(ILLEGAL), told);
}

#[test]
fn one_that_talks_nonsense() {
    let wish = r#"echo '{"type":"wish"}'"#;
    let answers = ["echo good; echo", "echo done", "echo ===", "echo good morning", wish];
    for fault in faults(answers) {
        assert!(matches!(fault, Fault::Garbled(_)), "{fault:?}");
    }
}

#[test]
fn one_that_refuses() {
    let error = r#"echo '{"type":"error","message":"no"}'"#;
    let answers = ["printf '? no\\n\\n'", "echo error message=no", "echo === ", "echo good", error];
    let faults = faults(answers);
    // In our own protocol that is how a player says why it broke down.
    let (own, others) = faults.split_last().expect("five");
    assert_eq!(*own, crashed("no"));
    for fault in others {
        assert!(matches!(fault, Fault::Garbled(_)), "{fault:?}");
    }
}

fn crashed(words: &str) -> Fault {
    Fault::Crashed(words.to_owned())
}

fn absent(words: &str) -> Fault {
    Fault::Absent(words.to_owned())
}

#[test]
fn one_that_breaks_down() {
    for (answer, words) in [
        ("kill -9 $$", "signal: 9 (SIGKILL)"),
        ("exit 1", "exit status: 1"),
        ("echo one >&2; echo \"no file\" >&2; exit 1", "one; no file"),
    ] {
        assert_eq!(faults([answer; 5]), [words; 5].map(crashed));
    }
}

#[test]
fn one_that_never_stops_talking() {
    let info = r#"yes '{"type":"info"}'"#;
    let answers = ["yes '# x'", "yes info depth=1", "yes status", "yes MESSAGE hello", info];
    for (mut program, game) in programs(answers) {
        // However slow the machine is, it is not the time that runs out.
        program.patience = Duration::from_mins(2);
        let fault = ask(&mut *seated(program, game), game, &[]).expect_err("it does not play");
        assert!(matches!(fault, Fault::Flooded | Fault::Garbled(_)), "{fault:?}");
    }
}

#[test]
fn one_that_says_nothing() {
    // That it is not waited for any longer shows in the fault: it says nothing for as long as it
    // is listened to.
    for (mut program, game) in programs([":"; 5]) {
        program.patience = Duration::from_millis(500);
        let fault = ask(&mut *seated(program, game), game, &[]);
        assert_eq!(fault, Err(Fault::Silent));
    }
}

#[test]
fn one_that_does_not_even_begin() {
    for (protocol, game, _) in POLITE {
        let fault = |text| {
            let mut program = script(protocol, text);
            program.startup = Duration::from_secs(1);
            ask(&mut *seated(program, game), game, &[])
        };
        assert_eq!(fault("exit 3"), Err(absent("exit status: 3")));
        assert_eq!(fault("echo no weights >&2; exit 3"), Err(absent("no weights")));
        assert_eq!(fault("while read -r line; do :; done"), Err(Fault::Silent));
    }
}

/// In our own protocol a program may refuse, and what it says is told.
#[test]
fn one_that_speaks_another_version_or_does_not_know_the_game() {
    let fault = |hello: &str, ready: &str| {
        let text = format!(
            "read -r line; echo '{hello}'; read -r line; echo '{ready}'; while read -r line; do :; done"
        );
        ask(&mut *seated(script(Protocol::Json, &text), "othello"), "othello", &[])
    };
    let absent = |why: &str| Err(absent(why));
    let hello = r#"{"type":"hello","protocol":1}"#;
    assert_eq!(fault(r#"{"type":"hello","protocol":2}"#, ""), absent("protocol 2"));
    assert_eq!(fault(r#"{"type":"error","message":"only 3"}"#, ""), absent("only 3"));
    assert_eq!(fault(hello, r#"{"type":"error","message":"no Othello"}"#), absent("no Othello"));
    for (hello, ready) in [("nonsense", ""), (r#"{"type":"ready"}"#, ""), (hello, hello)] {
        let told = if ready.is_empty() { hello } else { ready };
        assert_eq!(fault(hello, ready), Err(Fault::Garbled(told.to_owned())));
    }
}

/// What a player of our own protocol says when it cannot go on is told.
#[test]
fn one_that_gives_up_says_why() {
    let text = POLITE[4].2.replace("MOVE", r#"echo '{"type":"error","message":"no idea"}'"#);
    let answer = ask(&mut *seated(script(Protocol::Json, &text), POLITE[4].1), POLITE[4].1, &[]);
    assert_eq!(answer, Err(crashed("no idea")));
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
    for (program, game) in programs(ILLEGAL) {
        let mut guest = seated(program, game);
        let first = ask(&mut *guest, game, &[]);
        assert!(matches!(first, Err(Fault::Illegal(_))));
        assert_eq!(ask(&mut *guest, game, &[]), first);
    }
}

/// At the table it loses, the reason is known, and the game can go on with somebody else.
#[test]
fn at_the_table_it_loses_and_nothing_else_is_harmed() {
    let mut house = EngineCatalogue::default();
    let text = POLITE[0].2.replace("MOVE", "printf '= a1\\n\\n'");
    house.insert("cheat", Contact::Program(script(Protocol::Gtp, &text)));
    let players = vec![Spec::new("human"), Spec::new("cheat")];
    let mut setup = Setup::new(Spec::new("othello"), players);
    setup.external_engines = ExternalEngines::of(std::sync::Arc::new(house));
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
    let record = session.record();
    assert_eq!(record.facts.get("Fault").map(String::as_str), Some("illegal: a1"));
    session.apply(Command::Undo { moves: None }, now).expect("it is taken back");
    let seat = Command::Seat { player: Player(1), spec: Spec::new("random") };
    session.apply(seat, now).expect("somebody else sits down");
    assert_eq!(session.ending(), None);
}
