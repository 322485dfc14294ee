//! Changing seats in the middle of a game.

use rules::{Player, Spec, SpecError};
use session::{Command, Event, Occupant, SessionError, SetupError};

use crate::support::driven::{Driven, setup, two_people};

fn seat(player: u8, spec: &str) -> Command {
    Command::Seat { player: Player(player), spec: spec.parse().expect("a spec") }
}

#[test]
fn a_computer_takes_over_for_a_person() {
    let mut game = two_people();
    game.play("A1");
    game.must(seat(1, "minimax:2,name=Deep"));
    assert_eq!(game.events, [Event::Seated { player: Player(1) }]);
    assert_eq!(game.session.seats()[1].name.as_deref(), Some("Deep"));
    assert_eq!(game.line(), ["A1"], "the game goes on");
    game.think();
    assert_eq!(game.turn(), Player(0));
}

#[test]
fn a_person_takes_over_for_a_computer() {
    let mut game = Driven::new(setup("morpion", &["human", "random"]));
    game.play("A1");
    assert!(game.work.is_some());
    game.must(seat(1, "human:name=Bob"));
    assert!(game.work.is_none());
    game.play("B2");
    assert_eq!(game.line(), ["A1", "B2"]);
}

#[test]
fn everyone_else_stays_who_they_are() {
    let mut game = Driven::new(setup("morpion", &["random", "random", "human:symbol=Z"]));
    let before = game.session.seats().to_vec();
    game.must(seat(2, "greedy"));
    let after = game.session.seats();
    assert_eq!(after[..2], before[..2], "seeds included");
    assert_eq!(after[2].symbol, Some('C'), "the symbol went with the one who asked for it");
}

#[test]
fn who_begins_is_not_drawn_again() {
    for seed in 0..10 {
        let mut game = Driven::new(session::Setup {
            first: None,
            seed,
            ..setup("morpion", &["human", "human", "human"])
        });
        let decided = game.session.game().clone();
        let turn = game.turn();
        game.must(seat(2, "random"));
        assert_eq!((game.session.game(), game.turn()), (&decided, turn));
    }
}

#[test]
fn a_refused_seat_changes_nothing() {
    let mut game = Driven::new(setup("morpion", &["human:name=Ann,symbol=O", "human"]));
    game.play("A1");
    let before = game.state();
    let refusals = [
        seat(2, "human"),
        seat(1, "clairvoyant"),
        seat(1, "minimax:depth=0"),
        seat(1, "minimax:eval=taste"),
        seat(1, "human:name=Ann"),
        seat(1, "random:name=Ann"),
        seat(1, "human:symbol=O"),
        seat(1, "human:symbol=A"),
        seat(1, "human:depth=4"),
    ];
    for command in refusals {
        game.apply(command.clone()).expect_err("refused");
        assert_eq!(game.state(), before, "{command:?}");
    }
    let refused = game.apply(seat(5, "human"));
    assert_eq!(refused, Err(SessionError::NoSuchSeat { player: Player(5) }));
}

#[test]
fn an_engine_that_does_not_play_this_form_of_the_game_is_refused() {
    let mut game = Driven::new(setup("morpion:width=4", &["human", "human"]));
    let refused = game.apply(seat(0, "rule-based"));
    let clash = |error| matches!(error, SessionError::Setup(SetupError::Spec(SpecError::Clash(_))));
    assert!(refused.is_err_and(clash));
}

#[test]
fn an_engine_that_plays_by_chance_is_given_a_seed() {
    let mut game = Driven::new(setup("morpion", &["human", "random:seed=9"]));
    let engine = |game: &Driven, player: usize| -> Spec {
        let Occupant::Computer(spec) = game.session.seats()[player].kind.clone() else {
            panic!("a person")
        };
        spec
    };
    assert_eq!(engine(&game, 1).given("seed"), Some("9"), "unless it has one");
    game.must(seat(0, "random"));
    assert!(engine(&game, 0).given("seed").is_some());
    game.must(seat(0, "random:4"));
    assert_eq!(engine(&game, 0).to_string(), "random:4", "a bare seed is a seed");
}
