//! No text makes a parser panic, and what is written is read.

use othello::{Grid, Narrow, Othello, Wide, ggf, obf, transcript};
use proptest::prelude::*;
use rules::{Game, Notation};

use crate::random;

/// Text that gets far: pieces of every form, and anything in between.
fn text() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        "[XO*BW.-]{16}",
        "[XO*BW.-]{60,66}",
        "[a-p][0-9]{1,3}",
        "(pass|PA|ps|--)",
        "[;:%\\[\\]() /+-]",
        "(\\(;|;\\)|GM\\[|BO\\[|B\\[|W\\[|Othello|\\])",
        " ?[XO]",
        "[0-9]{1,20}",
        "\\PC{0,4}",
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

fn read_everything<G: Grid>(game: &Othello<G>, text: &str) -> Result<(), TestCaseError> {
    let _ = ggf::size(text);
    let _ = game.read_move(&game.start(), text);
    let forms = [
        game.read_position(text),
        obf::read(game, text).map(|exercise| exercise.position),
        ggf::read(game, text).map(|record| *record.history.position()),
        transcript::read(game, game.start(), text).map(|line| *line.position()),
    ];
    for form in forms {
        match form {
            Ok(position) => {
                let written = game.write_position(&position);
                prop_assert_eq!(game.read_position(&written), Ok(position));
            }
            Err(error) => {
                prop_assert_eq!(&error.text, text);
                prop_assert!((1..=text.chars().count() + 1).contains(&error.place));
            }
        }
    }
    Ok(())
}

proptest! {
    #[test]
    fn parsers_never_panic(text in text()) {
        read_everything(&Othello::<Narrow>::new(4), &text)?;
        read_everything(&Othello::<Narrow>::new(8), &text)?;
        read_everything(&Othello::<Wide>::new(16), &text)?;
    }

    #[test]
    fn games_survive_every_form(seed in any::<u64>(), size in 2u8..=8) {
        let game = Othello::<Wide>::new(2 * size);
        let history = random::game(&game, seed);
        let text = transcript::write(&history);
        let line = transcript::read(&game, game.start(), &text).expect("a transcript");
        // A game never ends with a pass, so every one of them is implied.
        prop_assert_eq!(line.moves(), history.moves());
        let record = ggf::GgfGame { tags: Vec::new(), history, remarks: Vec::new() };
        let text = ggf::write(&game, &record);
        prop_assert_eq!(ggf::size(&text), Some(2 * size));
        let read = ggf::read(&game, &text).expect("a record");
        prop_assert_eq!(read.history.positions(), record.history.positions());
    }
}
