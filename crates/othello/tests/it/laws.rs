//! The laws of every game and every evaluator, for every size.

use othello::Room;
use rules::{Notation, Spec};
use search::{Expertise, Family, Visitor};
use testkit::{check_evaluator, check_game};

/// Checks the laws in as many random games.
struct Laws {
    games: u32,
}

impl Visitor for Laws {
    type Output = ();

    fn visit<G: Notation + Expertise>(self, game: G) {
        check_game(&game, self.games, 1);
        for offer in G::EVALUATORS {
            check_evaluator(&game, &*(offer.build)(), self.games, 2);
        }
    }
}

fn check(size: &str, games: u32) {
    let spec = Spec::new(Room::NAME).with("size", size);
    let settings = spec.settle(Room::KNOBS).expect("a size there is");
    Room::open(&settings, Laws { games }).expect("a game");
}

#[test]
fn laws_on_4() {
    check("4", 100);
}

#[test]
fn laws_on_6() {
    check("6", 60);
}

#[test]
fn laws_on_8() {
    check("8", 40);
}

#[test]
fn laws_on_10() {
    check("10", 20);
}

#[test]
fn laws_on_12() {
    check("12", 6);
}

#[test]
fn laws_on_14() {
    check("14", 4);
}

#[test]
fn laws_on_16() {
    check("16", 3);
}
