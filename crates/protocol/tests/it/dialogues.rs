//! Our engines by dialogue: what is said to them (`>`) and what they answer (`<`).
//!
//! In an expected line `…` stands for anything. Lines about how far the thinking has got come
//! when they come, and are left out.

use std::{
    io::{self, BufReader, Cursor, Read, Write},
    sync::mpsc::{self, Receiver, Sender},
    thread::{self, JoinHandle},
    time::Duration,
};

use protocol::{LocalEngine, Protocol};
use rules::Spec;
use search::Limits;

/// What a player of ours says when it hears these lines.
pub(crate) fn answers(protocol: Protocol, engine: &str, said: &str) -> Vec<String> {
    let engine: Spec = engine.parse().expect("an engine");
    let player = LocalEngine { game: None, engine: Some(engine), limits: Limits::default() };
    let mut out = Vec::new();
    protocol.serve(player, Cursor::new(said.to_owned()), &mut out).expect("it can be written");
    let text = String::from_utf8(out).expect("text");
    text.lines().map(str::to_owned).collect()
}

/// Whether a line is as expected.
fn fits(expected: &str, line: &str) -> bool {
    let mut parts = expected.split('…');
    let first = parts.next().unwrap_or_default();
    let Some(mut rest) = line.strip_prefix(first) else { return false };
    let mut open = false;
    for part in parts {
        open = true;
        let Some(place) = rest.find(part) else { return false };
        rest = &rest[place + part.len()..];
        open &= part.is_empty();
    }
    open || rest.is_empty()
}

/// Lines that somebody says one after the other.
struct Ear(Receiver<String>);

impl Read for Ear {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        let Ok(line) = self.0.recv() else { return Ok(0) };
        let bytes = line.as_bytes();
        buffer[..bytes.len()].copy_from_slice(bytes);
        Ok(bytes.len())
    }
}

/// Lines as they are answered.
struct Mouth(Sender<String>);

impl Write for Mouth {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.send(String::from_utf8_lossy(bytes).into_owned()).map_err(io::Error::other)?;
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// What was said and not heard yet.
struct Output {
    pieces: Receiver<String>,
    text: String,
}

impl Output {
    fn line(&mut self) -> String {
        while !self.text.contains('\n') {
            let piece = self.pieces.recv_timeout(Duration::from_mins(1));
            self.text += &piece.unwrap_or_else(|_| panic!("nothing more after {:?}", self.text));
        }
        let (line, rest) = self.text.split_once('\n').expect("it is there");
        let (line, rest) = (line.to_owned(), rest.to_owned());
        self.text = rest;
        line
    }

    /// The next line that is not about how far the thinking has got.
    fn answer(&mut self) -> String {
        let passing = ["info ", "search ", "nodestats ", r#"{"type":"info""#];
        loop {
            let line = self.line();
            if !passing.iter().any(|word| line.starts_with(word)) {
                return line;
            }
        }
    }
}

/// A conversation with a player of ours: what to say, what is heard, and its end.
fn converse(
    protocol: Protocol,
    engine: &str,
) -> (Sender<String>, Output, JoinHandle<io::Result<()>>) {
    let engine: Spec = engine.parse().expect("an engine");
    let player = LocalEngine { game: None, engine: Some(engine), limits: Limits::default() };
    let (say, said) = mpsc::channel();
    let (answer, pieces) = mpsc::channel();
    let serving = thread::spawn(move || {
        protocol.serve(player, BufReader::new(Ear(said)), &mut Mouth(answer))
    });
    (say, Output { pieces, text: String::new() }, serving)
}

/// Says each line of a dialogue when everything before it has been answered as expected.
fn check(protocol: Protocol, engine: &str, dialogue: &str) {
    let (say, mut heard, serving) = converse(protocol, engine);
    for line in dialogue.lines() {
        if let Some(line) = line.strip_prefix("> ") {
            say.send(format!("{line}\r\n")).expect("somebody listens");
        } else if let Some(expected) = line.strip_prefix('<') {
            let (expected, line) = (expected.trim_start_matches(' '), heard.answer());
            let line = if expected.is_empty() { &*line } else { line.trim() };
            assert!(fits(expected, line), "{expected:?} was expected, {line:?} was said");
        }
    }
    drop(say);
    serving.join().expect("it does not panic").expect("it can be written");
    let rest: String = heard.pieces.into_iter().collect();
    assert_eq!(heard.text + &rest, "", "nothing more is said");
}

#[test]
fn gtp() {
    check(Protocol::Gtp, "alpha-beta:depth=3", include_str!("data/gtp.txt"));
}

#[test]
fn hub() {
    check(Protocol::Hub, "alpha-beta:depth=3", include_str!("data/hub.txt"));
}

#[test]
fn nboard() {
    check(Protocol::Nboard, "alpha-beta:depth=3", include_str!("data/nboard.txt"));
}

#[test]
fn gomocup() {
    check(Protocol::Gomocup, "strategist:nodes=200", include_str!("data/gomocup.txt"));
}

#[test]
fn json() {
    check(Protocol::Json, "alpha-beta:depth=3", include_str!("data/json.txt"));
}

/// The transcript in the documents is what is said.
#[test]
fn json_as_it_is_documented() {
    let page = include_str!("../../../../docs/player-protocol.md");
    let (_, rest) = page.split_once("<!-- transcript begins -->").expect("its beginning");
    let (transcript, _) = rest.split_once("<!-- transcript ends -->").expect("its end");
    // How far the thinking has got is left out, as it is of what is heard.
    let said = transcript.lines().filter(|line| !line.starts_with(r#"< {"type":"info""#));
    check(Protocol::Json, "random", &said.collect::<Vec<_>>().join("\n"));
}

/// What is asked while an engine thinks waits for its turn, a stop does not, and every question
/// has one answer.
#[test]
fn a_player_of_our_own_protocol_is_stopped_and_goes_on() {
    let said = [
        r#"{"type":"game","game":"connect-four","seat":1,"engine":"pvs"}"#,
        r#"{"type":"go","limits":{"time":3600}}"#,
        r#"{"type":"stop"}"#,
        r#"{"type":"game","game":"othello","seat":2,"engine":"pvs"}"#,
        r#"{"type":"go","moves":["f5"]}"#,
        r#"{"type":"stop"}"#,
        r#"{"type":"hello","protocol":1}"#,
    ];
    let heard = answers(Protocol::Json, "random", &said.join("\n"));
    let kind = |line: &String| line.split('"').nth(3).map(str::to_owned);
    let mut kinds: Vec<String> = heard.iter().filter_map(kind).collect();
    kinds.retain(|kind| kind != "info");
    assert_eq!(kinds, ["ready", "move", "ready", "move", "hello"], "{heard:#?}");
}

/// The same seed leads to the same games of lots, another to others; a seed that the engine names
/// itself counts for more.
#[test]
fn a_seed_decides_what_is_random() {
    let moves = |engine: &str, seed: u64| {
        let game = format!(
            r#"{{"type":"game","game":"morpion:width=26,height=26","seat":1,"engine":"{engine}","seed":{seed}}}"#
        );
        let go = r#"{"type":"go"}"#;
        let heard = answers(Protocol::Json, "level:1", &[&*game, go, go, go].join("\n"));
        let found: Vec<String> =
            heard.into_iter().filter(|line| line.contains(r#""type":"move""#)).collect();
        assert_eq!(found.len(), 3);
        found
    };
    assert_eq!(moves("random", 1), moves("random", 1));
    assert_ne!(moves("random", 1), moves("random", 2));
    assert_eq!(moves("random:seed=5", 1), moves("random:seed=5", 2));
}

/// Every search ends in exactly one answer, also one that is stopped, and thinking without end
/// ends when it is told to.
#[test]
fn thinking_without_end_ends_when_it_is_told_to() {
    let said = "pos start\nlevel infinite\ngo analyze\nping\nstop\ngo ponder\nponder-hit\nstop\ngo think\n";
    let heard = answers(Protocol::Hub, "pvs", said);
    let done = heard.iter().filter(|line| line.starts_with("done move=")).count();
    assert_eq!(done, 3, "{heard:#?}");
    assert!(heard.contains(&"pong".to_owned()));
}

/// A question that follows another cuts it short, and only the last is answered.
#[test]
fn nboard_stops_thinking_before_it_listens() {
    let said = "nboard 2\nset depth 60\ngo\nping 1\nset depth 2\ngo\nping 2\n";
    let heard = answers(Protocol::Nboard, "pvs:time=60", said);
    let told: Vec<&str> = heard.iter().map(String::as_str).collect();
    assert_eq!(told, ["set myname Plateau", "pong 1", "pong 2"]);
}

#[test]
fn nboard_tells_what_moves_are_worth() {
    let (say, mut heard, _serving) = converse(Protocol::Nboard, "alpha-beta:depth=2");
    say.send("hint 3\n".to_owned()).expect("somebody listens");
    while !heard.line().starts_with("nodestats ") {}
    for _ in 0..3 {
        let line = heard.line();
        assert!(line.starts_with("search ") && line.ends_with(" 0 2"), "{line}");
    }
    assert_eq!(heard.line(), "status");
}
