//! Play again, with the same settings or with others, and who begins.

use std::collections::BTreeSet;

use rules::Player;
use session::{Command, Event, Setup};

use crate::support::driven::{Driven, setup, two_people};

#[test]
fn again_clears_the_board_and_keeps_the_players() {
    let mut game = Driven::new(setup("morpion:width=4", &["human:name=Ann", "random:seed=5"]));
    game.play("A1");
    game.think();
    let seats = game.session.seats().to_vec();
    game.must(Command::Again);
    assert_eq!(game.events, [Event::Begun]);
    assert_eq!(game.line(), [""; 0]);
    assert_eq!(game.session.seats(), seats);
    assert_eq!(game.session.game().given("width"), Some("4"));
}

#[test]
fn again_with_other_settings() {
    let mut game = two_people();
    game.play("A1 A2 B1 B2 C1");
    game.must(Command::AgainWith(setup("morpion:width=5,height=4", &["human", "human:name=Zoé"])));
    assert_eq!(game.session.view().moves.len(), 20);
    assert_eq!(game.session.seats()[1].name.as_deref(), Some("Zoé"));
    assert_eq!(game.scores(), [(1, 0, 0), (0, 0, 1)], "the scores go on");
    game.must(Command::AgainWith(setup("connect-four", &["human", "human"])));
    assert_eq!(game.scores(), [(1, 0, 0), (0, 0, 1)], "even in another game");
    game.must(Command::AgainWith(setup("morpion", &["human", "human", "human"])));
    assert_eq!(game.scores(), [(0, 0, 0); 3], "another number of players is another series");
    game.must(Command::Again);
    assert_eq!(game.session.seats().len(), 3, "again means the last settings");
}

#[test]
fn settings_that_are_refused_leave_the_game_as_it_was() {
    let mut game = two_people();
    game.play("A1 B2");
    let before = game.state();
    let bad = [
        setup("chess", &["human", "human"]),
        setup("morpion:align=9", &["human", "human"]),
        setup("morpion", &["human", "clairvoyant"]),
        setup("morpion", &["human:name=Ann", "human:name=Ann"]),
        setup("morpion:players=3", &["human", "human"]),
        Setup { first: Some(3), ..setup("morpion", &["human", "human"]) },
    ];
    for setup in bad {
        game.apply(Command::AgainWith(setup.clone())).expect_err("refused");
        assert_eq!(game.state(), before, "{setup:?}");
    }
    game.play("C3");
    assert_eq!(game.line(), ["A1", "B2", "C3"]);
}

/// The seat that begins the first game and the next ones, nobody being told to begin.
fn beginners(game: &str, players: &[&str], seed: u64, games: usize) -> Vec<Player> {
    let mut series = Driven::new(Setup { first: None, seed, ..setup(game, players) });
    let mut begun = vec![series.turn()];
    for _ in 1..games {
        series.must(Command::Again);
        begun.push(series.turn());
    }
    begun
}

#[test]
fn everyone_begins_sooner_or_later_and_a_seed_decides_when() {
    let three = ["human", "random", "human"];
    let over_seeds: BTreeSet<Player> =
        (0..40).map(|seed| beginners("morpion", &three, seed, 1)[0]).collect();
    assert_eq!(over_seeds, Player::all(3).collect());
    let in_a_series: BTreeSet<Player> = beginners("morpion", &three, 7, 40).into_iter().collect();
    assert_eq!(in_a_series, Player::all(3).collect());
    assert_eq!(beginners("morpion", &three, 7, 40), beginners("morpion", &three, 7, 40));
    assert_ne!(beginners("morpion", &three, 7, 40), beginners("morpion", &three, 8, 40));
}

#[test]
fn who_begins_can_be_said_in_two_ways() {
    let two = ["human", "human"];
    assert_eq!(beginners("morpion:first=2", &two, 1, 5), [Player(1); 5]);
    let by_setup = Setup { first: Some(2), ..setup("morpion", &two) };
    let mut game = Driven::new(by_setup);
    assert_eq!(game.turn(), Player(1));
    game.must(Command::Again);
    assert_eq!(game.turn(), Player(1));
    let both = Setup { first: Some(1), ..setup("morpion:first=2", &two) };
    assert_eq!(Driven::new(both).turn(), Player(0), "the set-up takes precedence");
}

#[test]
fn where_the_rules_say_which_seat_begins_the_one_to_begin_takes_it() {
    let players = ["human:name=Ann", "human:name=Bob"];
    let names = |game: &Driven| -> Vec<Option<String>> {
        game.session.seats().iter().map(|seat| seat.name.clone()).collect()
    };
    let asked = |first| Driven::new(Setup { first, ..setup("connect-four", &players) });
    for first in [None, Some(1)] {
        assert_eq!(names(&asked(first)), [Some("Ann".to_owned()), Some("Bob".to_owned())]);
    }
    let mut game = asked(Some(2));
    assert_eq!(names(&game), [Some("Bob".to_owned()), Some("Ann".to_owned())]);
    assert_eq!(game.turn(), Player(0));
    game.must(Command::Again);
    assert_eq!(names(&game), [Some("Bob".to_owned()), Some("Ann".to_owned())]);
}

#[test]
fn a_refusal_does_not_even_draw_a_lot() {
    let open = || Driven::new(Setup { first: None, ..setup("morpion", &["human", "random"]) });
    let (mut plain, mut disturbed) = (open(), open());
    for _ in 0..20 {
        disturbed.apply(Command::AgainWith(setup("morpion", &["human"]))).expect_err("refused");
        let spec = "clairvoyant".parse().expect("a spec");
        disturbed.apply(Command::Seat { player: Player(0), spec }).expect_err("refused");
        plain.must(Command::Again);
        disturbed.must(Command::Again);
        assert_eq!(plain.state(), disturbed.state());
    }
}

#[test]
fn players_take_turns_in_beginning_if_they_like() {
    let alternate = |game: &str, first| {
        let players = ["human:name=Ann", "human:name=Bob", "human:name=Cid"];
        let players = &players[..if game == "morpion" { 3 } else { 2 }];
        Driven::new(Setup { alternate: true, first, ..setup(game, players) })
    };
    let beginner = |game: &Driven| game.session.seats()[game.turn().index()].name.clone();
    let mut series = alternate("morpion", Some(2));
    let mut began = Vec::new();
    for _ in 0..4 {
        began.extend(beginner(&series));
        series.must(Command::Again);
    }
    assert_eq!(began, ["Bob", "Cid", "Ann", "Bob"]);
    assert_eq!(series.session.seats()[0].name.as_deref(), Some("Ann"), "the seats stay");

    let mut series = alternate("connect-four", None);
    series.play("1 2 1 2 1 2 1");
    assert_eq!(series.scores(), [(1, 0, 0), (0, 0, 1)], "Ann has won");
    series.must(Command::Again);
    assert_eq!(beginner(&series).as_deref(), Some("Bob"), "the first seat begins, so he moves");
    assert_eq!(series.scores(), [(0, 0, 1), (1, 0, 0)], "and takes his score with him");
    series.must(Command::Again);
    assert_eq!(beginner(&series).as_deref(), Some("Ann"));
}
