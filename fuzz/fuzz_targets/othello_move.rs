//! Any text is refused, or is a legal move that is written so that it reads back as itself.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello::{Grid, Narrow, Othello, Wide};
use rules::{Game, Notation};

fuzz_target!(|texts: (&str, &str)| {
    let (line, text) = texts;
    check(&Othello::<Narrow>::new(8), line, text);
    check(&Othello::<Wide>::new(16), line, text);
});

fn check<G: Grid>(game: &Othello<G>, line: &str, text: &str) {
    let position = game.read_position(line).unwrap_or_else(|_| game.start());
    if let Ok(played) = game.read_move(&position, text) {
        let mut moves = game.moves(&position).into_iter().flatten();
        assert!(moves.any(|legal| legal == played), "{text} is legal");
        let written = game.write_move(&position, played);
        assert_eq!(game.read_move(&position, &written), Ok(played), "{written}");
    }
}
