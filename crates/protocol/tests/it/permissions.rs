//! Who may sit down: nobody is started whom nobody who may has named.

use std::{sync::Arc, time::Instant};

use protocol::{Contact, EngineCatalogue, Program, ProgramError, Protocol};
use rules::{Spec, SpecError};
use session::{EngineProvider, ExternalEngines, Session, Setup, SetupError};

fn spec(text: &str) -> Spec {
    text.parse().expect("a spec")
}

fn with_shell() -> EngineCatalogue {
    let mut house = EngineCatalogue::default();
    house.insert("shell", Contact::Program(Program::new(Protocol::Gtp, "sh")));
    house
}

#[test]
fn a_path_that_nobody_has_admitted_names_nobody() {
    let house = with_shell();
    let (engine, game) = (spec("gtp:path=sh"), spec("othello"));
    assert!(house.invite(&engine, &game).expect("nothing is wrong").is_none());
    house.admit(&engine).expect("there is a shell");
    assert!(house.invite(&engine, &game).expect("nothing is wrong").is_some());
    let other = spec("gtp:path=sh,arguments=-x");
    assert!(house.invite(&other, &game).expect("nothing is wrong").is_none());
}

#[test]
fn a_table_refuses_a_path_and_lists_the_names() {
    let setup = |engine: &str| {
        let mut setup = Setup::new(spec("othello"), vec![spec("human"), spec(engine)]);
        setup.external_engines = ExternalEngines::of(Arc::new(with_shell()));
        Session::new(setup, Instant::now()).map(|_| ())
    };
    assert_eq!(setup("shell"), Ok(()));
    assert_eq!(setup("shell:time=1,name=Zoé"), Ok(()));
    let refused = setup("gtp:path=/bin/sh").expect_err("a path");
    let SetupError::Spec(SpecError::UnknownName { name, allowed }) = refused else {
        panic!("{refused}")
    };
    assert_eq!(name, "gtp");
    assert!(allowed.contains(&"shell".to_owned()) && allowed.contains(&"human".to_owned()));
    let refused = setup("shell:path=/bin/ls").expect_err("a path");
    assert!(matches!(refused, SetupError::Spec(SpecError::UnknownKnob { .. })), "{refused}");
}

#[test]
fn an_engine_only_sits_down_at_a_game_that_it_can_be_told_of() {
    let house = with_shell();
    let refused = |game: &str| house.invite(&spec("shell"), &spec(game)).err();
    assert_eq!(refused("othello:size=10"), None);
    assert!(matches!(refused("draughts"), Some(SpecError::Clash(_))));
    let plays = |text: &str, game: &str| {
        house.admit(&spec(text)).expect("there is a shell");
        house.invite(&spec(text), &spec(game)).is_ok()
    };
    for (game, fits) in [
        ("draughts:variant=english", true),
        ("draughts:variant=international,quiet=40", true),
        ("draughts:variant=international,backward=off", false),
        ("draughts:variant=custom", false),
        ("othello", false),
    ] {
        assert_eq!(plays("hub:path=sh", game), fits, "{game}");
        assert_eq!(plays("dxp:host=localhost", game), fits, "{game}");
    }
    for (game, fits) in [
        ("morpion:width=15,height=15,align=5", true),
        ("morpion:width=26,height=6,align=5,exact=on,players=2", true),
        ("morpion:width=15,height=15,align=5,players=3", false),
        ("morpion:width=15,height=15,align=4", false),
        ("morpion:width=15,height=15,align=5,misere=on", false),
    ] {
        assert_eq!(plays("gomocup:path=sh", game), fits, "{game}");
    }
    assert!(!plays("nboard:path=sh", "othello:size=10"));
    for game in ["morpion:players=26,width=26,height=26", "draughts:variant=custom", "othello"] {
        assert!(plays("json:path=sh,engine=\"level:3\"", game), "{game}");
    }
}

#[test]
fn what_is_wrong_with_a_program_is_said() {
    let house = EngineCatalogue::default();
    let refused = |text: &str| house.admit(&spec(text)).expect_err("it is refused");
    assert!(matches!(refused("hub"), ProgramError::NoPath { .. }));
    let refused_spec = |text: &str| matches!(refused(text), ProgramError::Spec(_));
    assert!(refused_spec("hub:path=sh,engine=random"));
    assert!(refused_spec("json:path=sh,engine=\":\""));
    assert!(matches!(refused("hub:path=/no/such/program"), ProgramError::NotFound { .. }));
    assert!(matches!(refused("hub:path=no-such-program"), ProgramError::NotFound { .. }));
    assert!(matches!(refused("hub:path=sh,parameters=x"), ProgramError::Parameter { .. }));
    assert!(matches!(refused("hub:path=sh,colour=red"), ProgramError::Spec(_)));
    assert!(matches!(refused("dxp:port=0"), ProgramError::Spec(_)));
    assert_eq!(house.admit(&spec("alpha-beta:4")), Ok(()));
    for (text, limit) in [
        ("gomocup:path=sh,nodes=100", "nodes"),
        ("gomocup:path=sh,depth=4", "depth"),
        ("nboard:path=sh,time=0.1", "time"),
        ("gtp:path=sh,depth=4", "depth"),
    ] {
        let ProgramError::Limit { limit: named, .. } = refused(text) else { panic!("{text}") };
        assert_eq!(named, limit, "{text}");
    }
    assert_eq!(house.admit(&spec("hub:path=sh,time=1,depth=4,nodes=100")), Ok(()));
    let game = spec("othello");
    assert!(with_shell().invite(&spec("shell:time=1"), &game).is_ok());
    assert!(with_shell().invite(&spec("shell:depth=4"), &game).is_err(), "also by its name");
}

/// A name alone is looked for in the program's folder first.
#[test]
fn a_program_is_found_in_its_folder() {
    let house = EngineCatalogue::default();
    assert_eq!(house.admit(&spec("gtp:path=sh,folder=/")), Ok(()), "where programs are");
    assert_eq!(house.admit(&spec("gtp:path=permissions.rs,folder=tests/it")), Ok(()));
    assert_eq!(house.admit(&spec("gtp:path=it/permissions.rs,folder=tests")), Ok(()));
    let refused = house.admit(&spec("gtp:path=permissions.rs,folder=tests"));
    assert!(matches!(refused, Err(ProgramError::NotFound { .. })));
}
