//! Any text is refused at a place in it, or is a position that is written so that it reads back as
//! itself.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello::{Grid, Narrow, Othello, Wide};
use rules::Notation;

fuzz_target!(|text: &str| {
    check(&Othello::<Narrow>::new(4), text);
    check(&Othello::<Narrow>::new(8), text);
    check(&Othello::<Wide>::new(16), text);
});

fn check<G: Grid>(game: &Othello<G>, text: &str) {
    match game.read_position(text) {
        Ok(position) => {
            let written = game.write_position(&position);
            assert_eq!(game.read_position(&written), Ok(position), "{written}");
        }
        Err(error) => assert!((1..=text.chars().count() + 1).contains(&error.place), "{error}"),
    }
}
