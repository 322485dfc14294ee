//! The laws of every game, on every board type; and a recorded game per variant.

use rules::Notation;
use search::Expertise;
use testkit::{check_game, check_playthrough};

use crate::opened::{Visit, open};

struct Laws(u32);

impl Visit for Laws {
    fn visit<G: Notation + Expertise>(self, game: G) {
        check_game(&game, self.0, 7);
    }
}

struct Recorded(&'static str);

impl Visit for Recorded {
    fn visit<G: Notation + Expertise>(self, game: G) {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/it/data/");
        check_playthrough(&game, 2, format!("{folder}{}.playthrough", self.0));
    }
}

#[test]
fn every_board_type_keeps_the_laws() {
    open("morpion", Laws(200));
    open("morpion:width=7,height=5,align=4", Laws(20));
    open("morpion:width=15,height=15,align=5", Laws(2));
    open("morpion:width=19,height=19,align=5", Laws(1));
    open("morpion:players=4,first=3", Laws(100));
    open("morpion:width=8,height=8,align=4,players=5", Laws(5));
    open("morpion:width=26,height=26,align=6,players=26", Laws(1));
}

#[test]
fn the_options_keep_the_laws() {
    open("morpion:misere=on", Laws(100));
    open("morpion:misere=on,players=3,width=5,height=4", Laws(20));
    open("morpion:exact=on,width=6,height=6", Laws(20));
    open("morpion:first=2", Laws(50));
    open("morpion:width=26,height=3,align=26", Laws(2));
}

#[test]
fn recorded_games_replay() {
    open("morpion", Recorded("classic"));
    open("morpion:misere=on,players=3", Recorded("misere-three"));
    open("morpion:width=9,height=9,align=5,exact=on", Recorded("exact-five"));
}
