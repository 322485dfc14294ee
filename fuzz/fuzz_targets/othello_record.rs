//! Any text is refused, or is a game or an exercise that survives being written and read again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use othello::{Grid, Narrow, Othello, Wide, ggf, obf, transcript};
use rules::Game;

fuzz_target!(|text: &str| {
    check(&Othello::<Narrow>::new(8), text);
    check(&Othello::<Wide>::new(10), text);
});

fn check<G: Grid>(game: &Othello<G>, text: &str) {
    if let Ok(record) = ggf::read(game, text) {
        let written = ggf::write(game, &record);
        let again = ggf::read(game, &written).expect("what was written");
        assert_eq!(again.history.moves(), record.history.moves(), "{written}");
        assert_eq!(again.tags, record.tags, "{written}");
        assert_eq!(again.remarks, record.remarks, "{written}");
    }
    if let Ok(exercise) = obf::read(game, text) {
        let written = obf::write(game, &exercise);
        assert_eq!(obf::read(game, &written), Ok(exercise), "{written}");
    }
    if let Ok(line) = transcript::read(game, game.start(), text) {
        let written = transcript::write(&line);
        let again = transcript::read(game, game.start(), &written).expect("what was written");
        assert!(line.moves().starts_with(again.moves()), "{written}");
    }
}
