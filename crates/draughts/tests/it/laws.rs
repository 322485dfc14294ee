//! The laws of every game, one line per variant; and a recorded game of each.

use testkit::{EvaluatorLaws, GameLaws, RecordedGame};

use crate::{agreement::SPECS, support::opened::open};

/// The game that is recorded under a name.
fn recorded(name: &str) -> RecordedGame {
    RecordedGame(format!(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/{}.playthrough"),
        name
    ))
}

#[test]
fn every_variant_keeps_the_laws() {
    open("draughts:international", GameLaws(8));
    open("draughts:english", GameLaws(20));
    open("draughts:russian", GameLaws(10));
    open("draughts:brazilian", GameLaws(10));
    open("draughts:italian", GameLaws(10));
    open("draughts:spanish", GameLaws(10));
    open("draughts:czech", GameLaws(10));
    open("draughts:pool", GameLaws(10));
    open("draughts:canadian", GameLaws(3));
    open("draughts:frisian", GameLaws(8));
    open("draughts:antidraughts", GameLaws(6));
    open("draughts:custom", GameLaws(3));
    open("draughts:course", GameLaws(10));
    open("draughts:custom,width=5,height=5", GameLaws(20));
    open("draughts:custom,width=9,height=9", GameLaws(6));
    open("draughts:custom,width=19,height=19", GameLaws(1));
    open("draughts:international,captures=full", GameLaws(6));
    open("draughts:russian,captures=full", GameLaws(8));
}

#[test]
fn every_change_of_the_rules_keeps_the_laws() {
    for spec in SPECS {
        open(spec, GameLaws(1));
    }
}

#[test]
fn every_evaluator_keeps_the_law() {
    for name in draughts::variants::NAMES {
        open(&format!("draughts:{name}"), EvaluatorLaws(2));
    }
}

#[test]
fn recorded_games_replay() {
    for name in draughts::variants::NAMES {
        open(&format!("draughts:{name}"), recorded(name));
    }
    open("draughts:custom,width=6,height=4,rows=1,compulsory=off,kings=short", recorded("little"));
}
