//! Any text is refused at a place in it, or is a position that is written so that it reads back as
//! itself, and whose every move does too.

#![no_main]

use draughts::{Bits, Draughts, Grid, Wide, variants};
use libfuzzer_sys::fuzz_target;
use rules::{Game, Notation};

fuzz_target!(|input: (u8, &str)| {
    let (variant, text) = input;
    let (_, rules) = &variants::ALL[usize::from(variant) % variants::ALL.len()];
    check(&Draughts::<Wide>::new(rules.clone()), text);
    if Grid::<u64>::fits(rules.width, rules.height) {
        check(&Draughts::<u64>::new(rules.clone()), text);
    }
});

fn check<B: Bits>(game: &Draughts<B>, text: &str) {
    match game.read_position(text) {
        Ok(position) => {
            let written = game.write_position(&position);
            assert_eq!(game.read_position(&written), Ok(position), "{written}");
            for played in game.moves(&position).into_iter().flatten().take(20) {
                let text = game.write_move(&position, played);
                assert_eq!(game.read_move(&position, &text), Ok(played), "{text} in {written}");
            }
        }
        Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.place), "{error}"),
    }
}
