//! Our engines in other programs, as those programs start them.

use std::{
    io::{BufRead, BufReader, Read},
    process::{Command, Stdio},
};

use crate::support::plateau::{home, run, run_with};

#[test]
fn an_engine_answers_whoever_speaks_to_it() {
    let gtp = run_with("engine gtp --player level:3", "3 genmove b\nquit\n").done();
    assert!(gtp.starts_with("=3 ") && gtp.ends_with("=\n\n"), "{gtp}");
    let hub = run_with("engine hub --player random", "hub\ninit\npos start\ngo think\n").done();
    assert!(hub.contains("\nwait\nready\n") && hub.contains("\ndone move="), "{hub}");
    let russian = "engine hub --player random --game draughts:variant=russian";
    let hub = run_with(russian, "hub\npos pos=Wx\n").done();
    assert!(hub.contains("value=russian") && hub.contains("bad position"), "{hub}");
    let nboard = run_with("engine nboard --depth 2", "nboard 2\ngo\n").done();
    assert!(nboard.contains("\n=== "), "{nboard}");
    let gomocup = run_with("engine gomocup --nodes 50", "RECTSTART 7,12\nBEGIN\n").done();
    assert!(gomocup.starts_with("OK\n"), "{gomocup}");
    // An engine of one game is a player too, until another game is named.
    let game = |name: &str| format!("{{\"type\":\"game\",\"game\":\"{name}\",\"seat\":1}}\n");
    let said = game("morpion") + &game("othello") + "{\"type\":\"quit\"}\n";
    let json = run_with("engine json --player rule-based", said).done();
    assert!(json.starts_with("{\"type\":\"ready\"}\n{\"type\":\"error\","), "{json}");
}

#[test]
fn what_is_wrong_is_said_before_anything_else() {
    for (arguments, complaint) in [
        ("engine uci", "nothing is called \"uci\": choose hub, nboard, gtp, gomocup, json or dxp"),
        ("engine gtp --player level:11", "\"11\""),
        ("engine gtp --player nobody", "\"nobody\""),
        ("engine gtp --game draughts", "the protocol gtp cannot be used for draughts"),
        ("engine json --game othello", "in json the other program names the game"),
        ("engine json --player nobody", "\"nobody\""),
        ("engine json --player level:11", "\"11\""),
        ("engine gtp --listen 1", "only dxp takes --listen, --connect and --side"),
        ("engine dxp", "dxp needs --listen PORT or --connect"),
        ("engine dxp --connect host:port", "\"host:port\" is not an address"),
        ("engine dxp --connect 1 --side red", "\"red\""),
    ] {
        let said = run(arguments).refused();
        assert!(said.contains(complaint), "{arguments}: {said}");
    }
}

#[test]
fn nobody_at_the_other_end_is_a_failure() {
    let failed = run("engine dxp --connect 127.0.0.1:1");
    assert_eq!((failed.code, &*failed.out), (Some(1), ""));
    assert!(failed.err.contains("the other program failed"), "{}", failed.err);
}

/// Two of our programs play over the network, and tell the same game.
#[test]
fn two_programs_play_over_a_network() {
    let program = |arguments: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_plateau"));
        command.env_clear().env("HOME", home()).args(arguments.split(' ')).stdout(Stdio::piped());
        command
    };
    let mut waiting = program("engine dxp --listen 0 --player random").spawn().expect("it starts");
    let mut said = BufReader::new(waiting.stdout.take().expect("it was piped"));
    let mut place = String::new();
    said.read_line(&mut place).expect("it says where it waits");
    let place = place.trim().strip_prefix("waiting at ").expect("a place").to_owned();
    let calling = format!("engine dxp --connect {place} --player random --side black");
    let called = program(&calling).output().expect("it runs");
    assert!(called.status.success());
    let mut waited = String::new();
    said.read_to_string(&mut waited).expect("it tells the game");
    assert!(waiting.wait().expect("it ends").success());
    let called = String::from_utf8(called.stdout).expect("text");
    let moves = |pdn: &str| pdn.split_once("\n\n").map(|(_, moves)| moves.to_owned());
    assert!(moves(&called).is_some_and(|moves| moves.contains("1. ")), "{called}");
    assert_eq!(moves(&called), moves(&waited));
}
