//! Any knobs are refused, or make a game whose start has moves that can be read back.

#![no_main]

use draughts::Room;
use libfuzzer_sys::fuzz_target;
use rules::{Notation, Spec};
use search::{Expertise, Family, Visitor};

fuzz_target!(|text: &str| {
    let Ok(spec) = format!("draughts:{text}").parse::<Spec>() else { return };
    let Ok(settings) = spec.settle(Room::KNOBS) else { return };
    let _refused_or_checked = Room::open(&settings, Check);
});

struct Check;

impl Visitor for Check {
    type Output = ();

    fn visit<G: Notation + Expertise>(self, game: G) {
        let start = game.start();
        let moves: Vec<_> = game.moves(&start).expect("there is room to move").collect();
        for played in moves {
            let text = game.write_move(&start, played);
            assert_eq!(game.read_move(&start, &text), Ok(played), "{text}");
        }
    }
}
