//! The laws of every game, one line per variant; and a recorded game of each.

use rules::Notation;
use search::Expertise;
use testkit::{check_evaluator, check_game, check_playthrough};

use crate::{
    agreement::SPECS,
    opened::{Visit, open},
};

struct Laws(u32);

impl Visit for Laws {
    fn visit<G: Notation + Expertise>(self, game: G) {
        check_game(&game, self.0, 7);
    }
}

struct Evaluators(u32);

impl Visit for Evaluators {
    fn visit<G: Notation + Expertise>(self, game: G) {
        for offer in G::EVALUATORS {
            check_evaluator(&game, (offer.build)().as_ref(), self.0, 3);
        }
    }
}

struct Recorded<'a>(&'a str);

impl Visit for Recorded<'_> {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/");
        check_playthrough(&game, 2, format!("{folder}{}.playthrough", self.0));
    }
}

#[test]
fn every_variant_keeps_the_laws() {
    open("draughts:international", Laws(8));
    open("draughts:english", Laws(20));
    open("draughts:russian", Laws(10));
    open("draughts:brazilian", Laws(10));
    open("draughts:italian", Laws(10));
    open("draughts:spanish", Laws(10));
    open("draughts:czech", Laws(10));
    open("draughts:pool", Laws(10));
    open("draughts:canadian", Laws(3));
    open("draughts:frisian", Laws(8));
    open("draughts:antidraughts", Laws(6));
    open("draughts:custom", Laws(3));
    open("draughts:course", Laws(10));
    open("draughts:custom,width=5,height=5", Laws(20));
    open("draughts:custom,width=9,height=9", Laws(6));
    open("draughts:custom,width=19,height=19", Laws(1));
    open("draughts:international,captures=full", Laws(6));
    open("draughts:russian,captures=full", Laws(8));
}

#[test]
fn every_change_of_the_rules_keeps_the_laws() {
    for spec in SPECS {
        open(spec, Laws(1));
    }
}

#[test]
fn every_evaluator_keeps_the_law() {
    for name in draughts::variants::NAMES {
        open(&format!("draughts:{name}"), Evaluators(2));
    }
}

#[test]
fn recorded_games_replay() {
    for name in draughts::variants::NAMES {
        open(&format!("draughts:{name}"), Recorded(name));
    }
    open("draughts:custom,width=6,height=4,rows=1,compulsory=off,kings=short", Recorded("little"));
}
