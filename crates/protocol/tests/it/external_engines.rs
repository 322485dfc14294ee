//! Programs that say what a dialogue wants, and break off if they hear anything else: the other
//! side of every protocol, by dialogue.

use std::time::Duration;

use protocol::{Contact, EngineCatalogue, Program, Protocol};
use rules::Spec;
use search::{Clock, Limits, Stop};
use session::{Advice, EngineProvider, ExternalEngine, Fault, GameNotation, open_table};

/// A program that runs a script of the shell.
pub(crate) fn script(protocol: Protocol, text: &str) -> Program {
    let mut program = Program::new(protocol, "sh");
    program.arguments = vec!["-c".to_owned(), text.to_owned()];
    program.patience = Duration::from_secs(1);
    program.startup = Duration::from_secs(5);
    program.limits = Limits { time: Some(Duration::from_millis(500)), ..Limits::default() };
    program
}

/// A program that plays its part of a dialogue: it hears what stands after `>` and says what
/// stands after `<`.
fn puppet(protocol: Protocol, dialogue: &str) -> Program {
    let lines = dialogue.lines().filter_map(|line| {
        let heard = line
            .strip_prefix("> ")
            .map(|heard| format!("IFS= read -r line; test \"${{line%\"$cr\"}}\" = '{heard}'\n"));
        let said = line.strip_prefix('<').map(|said| format!("echo '{}'\n", said.trim_start()));
        heard.or(said)
    });
    let part: String = lines.collect();
    let text = format!("cr=$(printf '\\r')\nset -e\n{part}while read -r line; do :; done\n");
    script(protocol, &text)
}

/// A program seated at a game.
pub(crate) fn seated(program: Program, game: &str) -> Box<dyn ExternalEngine> {
    let mut house = EngineCatalogue::default();
    house.insert("puppet", Contact::Program(program));
    let spec = |text: &str| text.parse::<Spec>().expect("a spec");
    let game = spec(game).named(session::open_room(&spec(game)).expect("a game").knobs());
    house.invite(&Spec::new("puppet"), &game).expect("it plays this").expect("it is there")
}

/// What a guest answers after these moves from the start of a game.
pub(crate) fn ask(
    guest: &mut dyn ExternalEngine,
    game: &str,
    moves: &[&str],
) -> Result<Advice, Fault> {
    let table = open_table(&game.parse().expect("a spec")).expect("a game");
    let moves = moves.iter().map(|text| (*text).to_owned()).collect();
    let place = GameNotation { start: table.position(), moves };
    guest.think(&place, Limits::default(), &Stop::default(), &mut |_| ())
}

fn best(guest: &mut dyn ExternalEngine, game: &str, moves: &[&str]) -> String {
    ask(guest, game, moves).expect("it plays its part").best
}

#[test]
fn gtp() {
    let mut guest = seated(puppet(Protocol::Gtp, include_str!("data/gtp-guest.txt")), "othello");
    assert_eq!(best(&mut *guest, "othello", &["f5"]), "d6");
    assert_eq!(best(&mut *guest, "othello", &["f5", "d6", "c3"]), "d3");
    assert_eq!(best(&mut *guest, "othello", &[]), "f5");
}

#[test]
fn hub() {
    let game = "draughts";
    let mut guest = seated(puppet(Protocol::Hub, include_str!("data/hub-guest.txt")), game);
    let mut told = Vec::new();
    let start = open_table(&game.parse().expect("a spec")).expect("a game").position();
    let place = GameNotation { start, moves: vec!["32-28".to_owned(), "19-23".to_owned()] };
    let hear = &mut |advice: Advice| told.push((advice.best, advice.score, advice.depth));
    let advice = guest.think(&place, Limits::default(), &Stop::default(), hear);
    let advice = advice.expect("it plays its part");
    assert_eq!((&*advice.best, advice.score, advice.depth), ("28x19", 25, 7));
    assert_eq!(told, [("28x19".to_owned(), 25, 7)]);
    assert_eq!(advice.line, ["28x19", "14x23"]);
    assert_eq!(best(&mut *guest, game, &["32-28"]), "20-25");
}

#[test]
fn nboard() {
    let mut guest =
        seated(puppet(Protocol::Nboard, include_str!("data/nboard-guest.txt")), "othello");
    let advice = ask(&mut *guest, "othello", &["f5"]).expect("it plays its part");
    assert_eq!((&*advice.best, advice.score, advice.depth), ("d6", 150, 8));
    assert_eq!(advice.statistics.nodes, 1234);
    assert_eq!(best(&mut *guest, "othello", &["f5", "d6"]), "c3");
}

#[test]
fn gomocup() {
    let game = "morpion:width=15,height=15,align=5,first=1";
    let mut guest = seated(puppet(Protocol::Gomocup, include_str!("data/gomocup-guest.txt")), game);
    assert_eq!(best(&mut *guest, game, &[]), "H8");
    assert_eq!(best(&mut *guest, game, &["H8", "A1"]), "I9");
    assert_eq!(best(&mut *guest, game, &["H8"]), "A2");
}

#[test]
fn json() {
    let game = "connect-four";
    let mut program = puppet(Protocol::Json, include_str!("data/json-guest.txt"));
    program.engine = Some("pvs:depth=6,eval=lines".parse().expect("a spec"));
    let mut guest = seated(program, game);
    let mut told = Vec::new();
    let start = open_table(&game.parse().expect("a spec")).expect("a game").position();
    let place = GameNotation { start, moves: vec!["4".to_owned()] };
    let hear = &mut |advice: Advice| told.push((advice.line, advice.score, advice.depth));
    let advice = guest.think(&place, Limits::default(), &Stop::default(), hear);
    let advice = advice.expect("it plays its part");
    assert_eq!((&*advice.best, advice.score, advice.depth), ("3", 12, 5));
    assert_eq!((advice.statistics.nodes, advice.line), (1234, vec!["3".into(), "4".into()]));
    assert_eq!(told, [(vec!["4".to_owned(), "4".to_owned()], -20, 3)]);
    let advice = ask(&mut *guest, game, &["4", "3", "4"]).expect("it plays its part");
    assert_eq!((&*advice.best, advice.score, advice.line), ("4", 0, vec!["4".to_owned()]));
    let advice = ask(&mut *guest, game, &[]).expect("it plays its part");
    assert_eq!((&*advice.best, advice.line), ("7", vec!["7".to_owned()]));
}

/// A player without rules of its own asks the referee, which refuses what there is not; scores of any
/// kind are understood.
#[test]
fn json_answers_what_a_player_asks() {
    let dialogue = r#"> {"type":"hello","protocol":1}
< {"type":"hello","protocol":1}
> {"type":"game","game":"connect-four","seat":1,"start":"-"}
< {"type":"ready"}
> {"type":"go","moves":[],"limits":{"time":0.5}}
< {"type":"after","moves":["4","9"]}
> {"type":"error","message":"move 2, \"9\": no legal move is written \"9\""}
< {"type":"node","moves":["4"],"value":2.5}
< {"type":"move","move":"4","score":1e30,"nodes":3}
"#;
    let mut guest = seated(puppet(Protocol::Json, dialogue), "connect-four");
    let advice = ask(&mut *guest, "connect-four", &[]).expect("it plays its part");
    assert_eq!((&*advice.best, advice.score, advice.statistics.nodes), ("4", i32::MAX, 3));
}

/// The transcript of a first player is what is said to it and what it may say.
#[test]
fn json_for_a_first_player_as_it_is_documented() {
    let page = include_str!("../../../../docs/player-protocol.md");
    let (_, rest) = page.split_once("<!-- first player begins -->").expect("its beginning");
    let (transcript, _) = rest.split_once("<!-- first player ends -->").expect("its end");
    let game = "morpion:first=1";
    let mut guest = seated(puppet(Protocol::Json, transcript), game);
    guest.set_seed(7);
    let advice = ask(&mut *guest, game, &["b2"]).expect("it plays its part");
    assert_eq!((&*advice.best, advice.depth, advice.statistics.nodes), ("A1", 1, 2));
}

/// A program is named by the command that starts it, as one types it.
#[test]
fn a_command_is_read_as_words() {
    let named = |spec: &str| Program::read(&spec.parse().expect("a spec"));
    let program = named(r#"json:command="sh -c 'exit 3' ''""#).expect("there is a shell");
    assert_eq!(program.path, std::path::Path::new("sh"));
    assert_eq!(program.arguments, ["-c", "exit 3", ""]);
    for wrong in [r#"json:command="""#, "json:time=1", r#"json:path=sh,command="sh""#] {
        assert!(named(wrong).is_err(), "{wrong}");
    }
}

/// A limit is said as it is, a seed too, and what is not limited is not said.
#[test]
fn json_tells_exactly_what_is_set() {
    let game = "connect-four";
    let dialogue = r#"> {"type":"hello","protocol":1}
< {"type":"hello","protocol":1}
> {"type":"game","game":"connect-four","seat":1,"start":"START","seed":18446744073709551615}
< {"type":"ready"}
> {"type":"go","moves":[],"limits":{}}
< {"type":"move","move":"1"}
> {"type":"go","moves":[],"limits":{"depth":3,"nodes":1000,"clock":{"remaining":60.5,"increment":0.25}}}
< {"type":"move","move":"2"}
"#;
    let start = open_table(&game.parse().expect("a spec")).expect("a game").position();
    let mut program = puppet(Protocol::Json, &dialogue.replace("START", &start));
    program.limits = Limits::default();
    let mut guest = seated(program, game);
    guest.set_seed(u64::MAX);
    assert_eq!(best(&mut *guest, game, &[]), "1");
    let place = GameNotation { start, moves: Vec::new() };
    let clock = Clock {
        remaining: Duration::from_millis(60_500),
        increment: Duration::from_millis(250),
        moves: None,
    };
    let limits = Limits { depth: Some(3), nodes: Some(1000), time: None, clock: Some(clock) };
    let advice = guest.think(&place, limits, &Stop::default(), &mut |_| ());
    assert_eq!(advice.expect("it plays its part").best, "2");
}

#[test]
fn gomocup_on_a_board_that_is_no_square() {
    let game = "morpion:width=9,height=6,align=5,exact=on,first=1";
    let dialogue = "> INFO max_memory 367001600\n> INFO timeout_turn 500\n\
                    > INFO timeout_match 0\n> INFO time_left 2147483647\n> RECTSTART 9,6\n< OK\n\
                    > INFO rule 1\n> INFO game_type 1\n> ABOUT\n> BEGIN\n< 8,5\n";
    let mut guest = seated(puppet(Protocol::Gomocup, dialogue), game);
    assert_eq!(best(&mut *guest, game, &[]), "I6");
}
