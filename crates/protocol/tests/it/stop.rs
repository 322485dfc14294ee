//! Engines that are told to answer now, and engines that wait to be told.

use std::{thread, time::Duration};

use protocol::Protocol;
use search::{Limits, Stop};
use session::{Fault, GameNotation, open_table};

use crate::external_engines::{script, seated};

/// An engine that thinks until it is told to stop.
const PATIENT: &str = "while read -r word rest; do case $word in hub) echo wait;; init) echo ready;; \
                       stop) echo done move=32-28;; esac; done";

/// The same in our own protocol.
const PATIENT_PLAYER: &str = r#"while read -r line; do case $line in
    *'"type":"hello"'*) echo '{"type":"hello","protocol":1}';; *'"type":"game"'*) echo '{"type":"ready"}';;
    *'"type":"stop"'*) echo '{"type":"move","move":"32-28"}';; esac; done"#;

#[test]
fn an_engine_that_can_be_stopped_is() {
    for (protocol, text) in [(Protocol::Hub, PATIENT), (Protocol::Json, PATIENT_PLAYER)] {
        let mut program = script(protocol, text);
        program.limits = Limits { depth: Some(50), ..Limits::default() };
        let mut guest = seated(program, "draughts");
        let table = open_table(&"draughts".parse().expect("a spec")).expect("a game");
        let place = GameNotation { start: table.position(), moves: Vec::new() };
        let stop = Stop::default();
        let answer = thread::scope(|scope| {
            let thinking =
                scope.spawn(|| guest.think(&place, Limits::default(), &stop, &mut |_| ()));
            stop.raise();
            thinking.join().expect("it does not panic")
        });
        assert_eq!(answer.map(|advice| advice.best), Ok("32-28".to_owned()));
    }
}

#[test]
fn one_that_will_not_stop_is_not_waited_for() {
    let deaf = PATIENT.replace("stop)", "never)");
    let mut program = script(Protocol::Hub, &deaf);
    program.patience = Duration::from_millis(300);
    program.limits = Limits { depth: Some(50), ..Limits::default() };
    let mut guest = seated(program, "draughts");
    let table = open_table(&"draughts".parse().expect("a spec")).expect("a game");
    let place = GameNotation { start: table.position(), moves: Vec::new() };
    let stop = Stop::default();
    stop.raise();
    let answer = guest.think(&place, Limits::default(), &stop, &mut |_| ());
    assert_eq!(answer, Err(Fault::Silent));
}
