//! Any text is refused, or is a position that is written so that it reads back as itself.

#![no_main]

use connect_four::{Bits, ConnectFour, Wide};
use libfuzzer_sys::fuzz_target;
use rules::Notation;

fuzz_target!(|text: &str| {
    check(&ConnectFour::<u64>::new(7, 6), text);
    check(&ConnectFour::<u64>::new(4, 4), text);
    check(&ConnectFour::<u128>::new(12, 9), text);
    check(&ConnectFour::<Wide>::new(16, 16), text);
});

fn check<B: Bits>(game: &ConnectFour<B>, text: &str) {
    match game.read_position(text) {
        Ok(position) => {
            let written = game.write_position(&position);
            assert_eq!(game.read_position(&written), Ok(position), "{written}");
        }
        Err(error) => assert!(error.place <= text.chars().count() + 1, "{error}"),
    }
}
