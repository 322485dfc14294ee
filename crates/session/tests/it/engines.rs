//! Engines at the table: whole games, limits, and advice for whoever asks.

use rules::Outcome;
use search::{Limits, Stop};

use crate::support::driven::{Driven, setup, two_people};

#[test]
fn a_crowd_of_engines_fills_the_largest_grid() {
    let everyone = vec!["random"; 26];
    let mut game = Driven::new(setup("morpion:width=26,height=26,align=26", &everyone));
    game.think_on();
    assert!(game.is_over());
    assert_eq!(game.line().len(), 26 * 26, "nobody aligns twenty-six by chance");
    assert_eq!(game.session.view().ending.map(|end| end.outcome), Some(Outcome::Draw));
}

#[test]
fn the_same_seed_gives_the_same_game() {
    let play = |seed| {
        let mut game = Driven::new(session::Setup {
            seed,
            first: None,
            ..setup("morpion:width=8,height=8,align=4", &["random", "greedy:ties=random", "random"])
        });
        game.think_on();
        game.line()
    };
    assert_eq!(play(3), play(3));
    assert_ne!(play(3), play(4));
}

#[test]
fn perfect_players_draw_the_classic_game() {
    let mut game = Driven::new(setup("morpion", &["minimax", "rule-based"]));
    game.think_on();
    assert_eq!(game.session.view().ending.map(|end| end.outcome), Some(Outcome::Draw));
    assert_eq!(game.scores(), [(0, 1, 0), (0, 1, 0)]);
}

#[test]
fn an_engine_keeps_the_limits_of_its_spec() {
    let mut game = Driven::new(setup("morpion", &["minimax:nodes=100", "human"]));
    let work = game.work.take().expect("the engine begins");
    let advice = (work.job)(&mut |_| ()).expect("our engines do not fail");
    assert_eq!(advice.statistics.nodes, 100);
}

#[test]
fn anyone_may_ask_an_engine_for_advice() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2");
    let minimax = "minimax".parse().expect("a spec");
    let ask = |game: &Driven, limits| {
        let job = game.session.ask(&minimax, limits, Stop::default()).expect("an engine");
        job.map(|job| job(&mut |_| ()))
    };
    let advice = ask(&game, Limits::default()).expect("the game goes on");
    assert_eq!((&*advice.best, advice.player), ("C1", rules::Player(0)));
    let shallow = ask(&game, Limits { depth: Some(1), ..Limits::default() }).expect("it goes on");
    assert_eq!(shallow.statistics.deepest, 1, "limits given take precedence");
    assert_eq!(game.line().len(), 4, "asking plays nothing");
    game.play("C1");
    assert!(ask(&game, Limits::default()).is_none(), "the game is over");
    let unknown = "clairvoyant".parse().expect("a spec");
    assert!(game.session.ask(&unknown, Limits::default(), Stop::default()).is_err());
}
