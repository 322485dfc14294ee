//! The laws of every game, on every board type; and a recorded game per variant.

use testkit::{GameLaws, RecordedGame};

use crate::support::opened::open;

/// The game that is recorded under a name.
fn recorded(name: &str) -> RecordedGame {
    RecordedGame(format!(
        concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/{}.playthrough"),
        name
    ))
}

#[test]
fn every_board_type_keeps_the_laws() {
    open("morpion", GameLaws(200));
    open("morpion:width=7,height=5,align=4", GameLaws(20));
    open("morpion:width=15,height=15,align=5", GameLaws(2));
    open("morpion:width=19,height=19,align=5", GameLaws(1));
    open("morpion:players=4,first=3", GameLaws(100));
    open("morpion:width=8,height=8,align=4,players=5", GameLaws(5));
    open("morpion:width=26,height=26,align=6,players=26", GameLaws(1));
}

#[test]
fn the_options_keep_the_laws() {
    open("morpion:misere=on", GameLaws(100));
    open("morpion:misere=on,players=3,width=5,height=4", GameLaws(20));
    open("morpion:exact=on,width=6,height=6", GameLaws(20));
    open("morpion:first=2", GameLaws(50));
    open("morpion:width=26,height=3,align=26", GameLaws(2));
}

#[test]
fn recorded_games_replay() {
    open("morpion", recorded("classic"));
    open("morpion:misere=on,players=3", recorded("misere-three"));
    open("morpion:width=9,height=9,align=5,exact=on", recorded("exact-five"));
}
