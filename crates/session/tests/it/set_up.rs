//! Setting up a game: who may sit where, and what is refused.

use std::time::Instant;

use rules::{Spec, SpecError};
use session::{Seat, Session, Setup, SetupError};

use crate::support::driven::setup;

fn refused(setup: Setup) -> SetupError {
    Session::new(setup, Instant::now()).expect_err("refused")
}

fn seats(game: &str, players: &[&str]) -> Vec<Seat> {
    let laid = Session::new(setup(game, players), Instant::now());
    let (session, _) = laid.unwrap_or_else(|error| panic!("{error}"));
    session.seats().to_vec()
}

fn symbols(players: &[&str]) -> String {
    seats("morpion", players).iter().filter_map(|seat| seat.symbol).collect()
}

#[test]
fn symbols_are_given_to_those_who_did_not_choose() {
    assert_eq!(symbols(&["human", "human"]), "XO");
    assert_eq!(symbols(&["human:symbol=O", "human"]), "OX");
    assert_eq!(symbols(&["human", "human:symbol=x"]), "OX", "small letters are read too");
    assert_eq!(symbols(&["human", "human", "human"]), "ABC");
    assert_eq!(symbols(&["human", "human:symbol=A", "random", "human:symbol=Z"]), "BACZ");
    let everyone = vec!["human"; 26];
    assert_eq!(symbols(&everyone), "ABCDEFGHIJKLMNOPQRSTUVWXYZ");
}

#[test]
fn no_two_players_have_the_same_symbol() {
    let same = |players: &[&str]| refused(setup("morpion", players));
    assert_eq!(same(&["human:symbol=X", "random:symbol=x"]), SetupError::SameSymbol('X'));
    assert_eq!(same(&["human:symbol=B", "human", "human:symbol=B"]), SetupError::SameSymbol('B'));
}

#[test]
fn two_players_have_x_and_o_and_more_have_letters() {
    let unknown = |players: &[&str]| match refused(setup("morpion", players)) {
        SetupError::UnknownSymbol { symbol, allowed } => (symbol, allowed.len()),
        error => panic!("{error}"),
    };
    assert_eq!(unknown(&["human:symbol=A", "human"]), ('A', 2));
    assert_eq!(unknown(&["human:symbol=?", "human"]), ('?', 2));
    assert_eq!(unknown(&["human:symbol=é", "human", "human"]), ('é', 26));
    assert_eq!(unknown(&["human", "human", "human:symbol=1"]), ('1', 26));
}

#[test]
fn only_games_with_symbols_have_symbols() {
    let error = refused(setup("connect-four", &["human:symbol=X", "human"]));
    assert_eq!(error, SetupError::NoSymbols { game: "connect-four".to_owned() });
    assert!(seats("connect-four", &["human", "human"]).iter().all(|seat| seat.symbol.is_none()));
}

#[test]
fn names_that_look_the_same_are_the_same() {
    for (one, other) in [
        ("Zoé", "Zoe\u{301}"),
        ("Ann", "ANN"),
        ("Ann", "Ａｎｎ"),
        ("Ann  Lee", "Ann Lee"),
        ("❤", "❤\u{fe0f}"),
    ] {
        let players = [format!("human:name=\"{one}\""), format!("human:name=\"{other}\"")];
        let error = refused(setup("morpion", &[&players[0], &players[1]]));
        assert_eq!(error, SetupError::SameName(other.to_owned()), "{one} {other}");
    }
}

#[test]
fn nothing_invisible_stands_in_a_name() {
    for name in ["Ann\u{200b}", "\u{202e}nnA", "\u{feff}", "\u{3164}", "A\u{200d}nn", "A\u{ad}nn"] {
        let player = format!("human:name=\"{name}\"");
        let error = refused(setup("morpion", &[&player, "human"]));
        assert_eq!(error, SetupError::InvisibleName(name.to_owned()), "{name:?}");
    }
    let emoji = "human:name=\"👩\u{200d}🚀 ❤\u{fe0f}\"";
    assert_eq!(seats("morpion", &[emoji, "human:name=علی"]).len(), 2);
}

#[test]
fn no_two_players_have_the_same_name() {
    let error = refused(setup("morpion", &["human:name=Zoé", "human", "random:name=Zoé"]));
    assert_eq!(error, SetupError::SameName("Zoé".to_owned()));
    let both = seats("morpion", &["human:Ann", "random:name=\"Bob, the bot\""]);
    let names: Vec<_> = both.iter().map(|seat| seat.name.as_deref()).collect();
    assert_eq!(names, [Some("Ann"), Some("Bob, the bot")]);
}

#[test]
fn as_many_players_as_seats() {
    let count = |game: &str, players: &[&str]| refused(setup(game, players));
    let wrong = |expected, found| SetupError::SeatCount { expected, found };
    assert_eq!(count("morpion:players=3", &["human", "human"]), wrong(3, 2));
    assert_eq!(count("connect-four", &["human", "human", "human"]), wrong(2, 3));
    let error = count("morpion", &["human"; 27]);
    assert!(matches!(error, SetupError::Spec(SpecError::OutOfRange { .. })), "{error}");
    let too_few = |found| SetupError::TooFewPlayers { fewest: 2, found };
    assert_eq!(count("morpion", &["human"]), too_few(1));
    let nobody = Setup { first: None, ..setup("morpion", &[]) };
    assert_eq!(refused(nobody), too_few(0));
}

#[test]
fn the_one_to_begin_sits_at_the_table() {
    for (first, players) in [(0, 2), (3, 2), (u64::MAX, 2)] {
        let asked = Setup { first: Some(first), ..setup("morpion", &["human", "human"]) };
        assert_eq!(refused(asked), SetupError::NoSuchSeat { seat: first, players });
        let asked = Setup { first: Some(first), ..setup("connect-four", &["human", "human"]) };
        assert_eq!(refused(asked), SetupError::NoSuchSeat { seat: first, players });
    }
    let by_knob = refused(Setup { first: None, ..setup("morpion:first=3", &["human", "human"]) });
    assert!(matches!(by_knob, SetupError::Spec(SpecError::Clash(_))), "{by_knob}");
}

#[test]
fn what_is_wrong_with_a_spec_is_said_as_specs_say_it() {
    let spec_error = |game: &str, players: &[&str]| match refused(setup(game, players)) {
        SetupError::Spec(error) => error,
        error => panic!("{error}"),
    };
    let unknown = |error| match error {
        SpecError::UnknownName { name, allowed } => (name, allowed),
        error => panic!("{error}"),
    };
    let (name, games) = unknown(spec_error("chess", &["human", "human"]));
    assert_eq!((&*name, games.contains(&"morpion".to_owned())), ("chess", true));
    let (name, engines) = unknown(spec_error("morpion", &["human", "clairvoyant:4"]));
    assert_eq!(name, "clairvoyant");
    for engine in ["human", "random", "greedy", "minimax", "negamax", "alpha-beta", "rule-based"] {
        assert!(engines.contains(&engine.to_owned()), "{engine}");
    }
    let error = spec_error("morpion", &["human", "minimax:eval=taste"]);
    assert!(matches!(error, SpecError::OutOfRange { knob, .. } if knob == "eval"));
    let error = spec_error("morpion", &["human", "minimax:name=Bob,4"]);
    assert!(matches!(error, SpecError::Bare { .. }), "{error}");
    let error = spec_error("morpion", &["human", "random:name=A,name=B"]);
    assert!(matches!(error, SpecError::Repeated { .. }), "{error}");
    let error = spec_error("morpion:width=2", &["human", "human"]);
    assert!(matches!(error, SpecError::OutOfRange { .. }), "{error}");
    let error = spec_error("morpion:width=5,align=6", &["human", "human"]);
    assert!(matches!(error, SpecError::Clash(_)), "{error}");
}

#[test]
fn a_seat_is_read_from_its_spec() {
    let read = |text: &str| Seat::read(&text.parse::<Spec>().expect("a spec"));
    let person = read("human:name=Zoé,symbol=x").expect("a seat");
    assert!(person.is_human() && person.engine().is_none());
    let engine = read("alpha-beta:6,name=Bot,eval=lines").expect("a seat");
    assert_eq!(engine.engine().map(Spec::to_string).as_deref(), Some("alpha-beta:6,eval=lines"));
    assert_eq!((engine.name.as_deref(), engine.symbol), (Some("Bot"), None));
    for bad in ["human:depth=4", "human:symbol=XX", "random:symbol=XX", "human:name="] {
        read(bad).expect_err(bad);
    }
    let long = "n".repeat(41);
    read(&format!("human:name={long}")).expect_err("a name of 41 letters");
}
