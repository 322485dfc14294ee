//! Any text is refused, or is a legal move that is written so that it reads back as itself.

#![no_main]

use connect_four::{Bits, ConnectFour, Wide};
use libfuzzer_sys::fuzz_target;
use rules::{Game, Notation};

fuzz_target!(|texts: (&str, &str)| {
    let (columns, text) = texts;
    check(&ConnectFour::<u64>::new(7, 6), columns, text);
    check(&ConnectFour::<Wide>::new(16, 16), columns, text);
});

fn check<B: Bits>(game: &ConnectFour<B>, columns: &str, text: &str) {
    let position = game.read_position(columns).unwrap_or_else(|_| game.start());
    if let Ok(played) = game.read_move(&position, text) {
        let mut moves = game.moves(&position).into_iter().flatten();
        assert!(moves.any(|legal| legal == played), "{text} is legal");
        let written = game.write_move(&position, played);
        assert_eq!(game.read_move(&position, &written), Ok(played), "{written}");
    }
}
