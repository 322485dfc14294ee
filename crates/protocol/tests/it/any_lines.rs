//! Lines that mean nothing break nothing, on either side.

use std::{fs, path::Path};

use proptest::prelude::*;
use protocol::{Program, Protocol};

use crate::{
    dialogues::answers,
    external_engines::{ask, seated},
};

/// Words that mean something in one protocol or another.
const WORDS: &[&str] = &[
    "hub",
    "init",
    "pos",
    "pos=",
    "Wbbbe",
    "moves=",
    "\"",
    "level",
    "depth=1",
    "nodes=9",
    "go",
    "think",
    "analyze",
    "ponder",
    "ponder-hit",
    "stop",
    "ping",
    "set-param",
    "name=variant",
    "value=russian",
    "nboard",
    "2",
    "set",
    "depth",
    "game",
    "(;GM[Othello]",
    ";)",
    "move",
    "F5/1/2",
    "hint",
    "boardsize",
    "8",
    "-1",
    "clear_board",
    "play",
    "b",
    "w",
    "f5",
    "pass",
    "genmove",
    "undo",
    "showboard",
    "#",
    "=",
    "time_left",
    "1e99",
    "time_settings",
    "START",
    "15",
    "26",
    "RECTSTART",
    "5,26",
    "BEGIN",
    "TURN",
    "7,7",
    "BOARD",
    "7,7,1",
    "DONE",
    "INFO",
    "timeout_turn",
    "0",
    "rule",
    "TAKEBACK",
    "é",
    "\u{0}",
    "",
    r#"{"type":"hello","protocol":1}"#,
    r#"{"type":"hello","protocol":-1}"#,
    r#"{"type":"game","game":"morpion","seat":1}"#,
    r#"{"type":"game","game":"othello","seat":2,"engine":"random","start":"x"}"#,
    r#"{"type":"game","game":"morpion","seat":255,"engine":"level:11","seed":1e9}"#,
    r#"{"type":"go"}"#,
    r#"{"type":"go","moves":["b2"],"limits":{"nodes":0,"depth":0,"time":0}}"#,
    r#"{"type":"go","moves":7,"limits":{"clock":{}}}"#,
    r#"{"type":"stop"}"#,
    r#"{"type":"quit"}"#,
    "{\"type\":",
    "[]",
];

fn line() -> impl Strategy<Value = String> {
    prop_oneof![
        4 => prop::collection::vec(prop::sample::select(WORDS), 1..5).prop_map(|words| words.join(" ")),
        1 => ".{0,40}",
    ]
}

fn engine(protocol: Protocol) -> &'static str {
    if protocol == Protocol::Gomocup { "strategist:nodes=1" } else { "random" }
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, ..ProptestConfig::default() })]

    #[test]
    fn our_engines_hear_anything(lines in prop::collection::vec(line(), 0..40)) {
        let said = lines.join("\n");
        for protocol in Protocol::ALL {
            let _ = answers(protocol, engine(protocol), &said);
        }
    }

    #[test]
    fn bytes_are_heard_as_well_as_can_be(bytes in prop::collection::vec(any::<u8>(), 0..400)) {
        let said = String::from_utf8_lossy(&bytes);
        for protocol in Protocol::ALL {
            let _ = answers(protocol, engine(protocol), &said);
        }
    }
}

/// What engines say, in one protocol or another.
const SAID: &[&str] = &[
    "=",
    "?",
    "= f5",
    "=1",
    "wait",
    "ready",
    "done",
    "done move=32-28",
    "done move=99-99",
    "info depth=x",
    "info pv=\"32-28 x\"",
    "pong 1",
    "pong 2",
    "=== F5",
    "=== PA/1/2",
    "search",
    "OK",
    "ERROR",
    "7,7",
    "-1,300",
    "7",
    ",",
    "MESSAGE",
    "",
    "\u{7f}",
    "param name=variant values=\"",
    r#"{"type":"hello","protocol":1}"#,
    r#"{"type":"hello"}"#,
    r#"{"type":"ready"}"#,
    r#"{"type":"info","depth":-1}"#,
    r#"{"type":"info","line":["4","x"]}"#,
    r#"{"type":"move","move":"4"}"#,
    r#"{"type":"move","move":"99","score":1e99}"#,
    r#"{"type":"move"}"#,
    r#"{"type":"error"}"#,
];

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    /// An engine that writes what it likes without listening ends in a fault or in a legal move.
    #[test]
    fn other_engines_may_say_anything(
        number in any::<u32>(),
        lines in prop::collection::vec(prop_oneof![
            4 => prop::sample::select(SAID).prop_map(str::to_owned),
            1 => ".{0,40}",
        ], 0..20),
    ) {
        let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("said-{number}"));
        fs::write(&path, lines.join("\n")).expect("a file of our own");
        for (protocol, game) in [
            (Protocol::Gtp, "othello"),
            (Protocol::Hub, "draughts"),
            (Protocol::Nboard, "othello"),
            (Protocol::Gomocup, "morpion:width=15,height=15,align=5,first=1"),
            (Protocol::Json, "connect-four"),
        ] {
            let mut program = Program::new(protocol, "cat");
            program.arguments = vec![path.display().to_string()];
            let answer = ask(&mut *seated(program, game), game, &[]);
            let legal = |text: &String| {
                let table = session::open_table(&game.parse().expect("a spec")).expect("a game");
                table.view().moves.iter().any(|turn| turn.text == *text)
            };
            prop_assert!(answer.is_err() || answer.is_ok_and(|advice| legal(&advice.best)));
        }
        fs::remove_file(&path).expect("it was there");
    }
}
