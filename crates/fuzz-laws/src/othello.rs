//! The laws of Othello's notation, of its own text forms and of the file of weights.

use othello::{Grid, LAYOUT, Narrow, Othello, Wide, ggf, obf, transcript};
use patterns::Weights;
use rules::Game;

use crate::{FuzzOutcome, input, notation};

/// Any text is refused at a place in it, or is a position that is written so that it reads back as
/// itself.
pub(crate) fn check_position(input: &[u8]) -> FuzzOutcome {
    let Some(text) = input::text(input) else { return FuzzOutcome::Refused };
    let readings = [
        notation::check_position(&Othello::<Narrow>::new(4), text),
        notation::check_position(&Othello::<Narrow>::new(8), text),
        notation::check_position(&Othello::<Wide>::new(16), text),
    ];
    FuzzOutcome::accepted_if(readings.contains(&FuzzOutcome::Accepted))
}

/// Any text is refused, or is a legal move that is written so that it reads back as itself.
pub(crate) fn check_move(input: &[u8]) -> FuzzOutcome {
    let Some((board, text)) = input::two_texts(input) else { return FuzzOutcome::Refused };
    let readings = [
        notation::check_move(&Othello::<Narrow>::new(8), board, text),
        notation::check_move(&Othello::<Wide>::new(16), board, text),
    ];
    FuzzOutcome::accepted_if(readings.contains(&FuzzOutcome::Accepted))
}

/// Any text is refused, or is a game or an exercise that survives being written and read again.
pub(crate) fn check_record(input: &[u8]) -> FuzzOutcome {
    let Some(text) = input::text(input) else { return FuzzOutcome::Refused };
    let readings = [
        check_forms(&Othello::<Narrow>::new(8), text),
        check_forms(&Othello::<Wide>::new(10), text),
    ];
    FuzzOutcome::accepted_if(readings.contains(&FuzzOutcome::Accepted))
}

fn check_forms<G: Grid>(game: &Othello<G>, text: &str) -> FuzzOutcome {
    let (mut accepted, start) = (false, game.start());
    if let Ok(record) = ggf::read(game, text) {
        let written = ggf::write(game, &record);
        let again = ggf::read(game, &written).expect("what was written");
        assert_eq!(again.history.moves(), record.history.moves(), "{written}");
        assert_eq!(again.tags, record.tags, "{written}");
        assert_eq!(again.remarks, record.remarks, "{written}");
        accepted = true;
    }
    if let Ok(exercise) = obf::read(game, text) {
        let written = obf::write(game, &exercise);
        assert_eq!(obf::read(game, &written), Ok(exercise), "{written}");
        accepted = true;
    }
    if let Ok(line) = transcript::read(game, start, text) {
        let written = transcript::write(&line);
        let again = transcript::read(game, start, &written).expect("what was written");
        // A pass at the end is not written: there is no move after it that would imply it.
        assert!(line.moves().starts_with(again.moves()), "{written}");
        accepted = true;
    }
    FuzzOutcome::accepted_if(accepted)
}

/// Anything read as weights is refused, or is what it would be written as; also if its checksum
/// is made right, without which nearly everything is refused at once.
pub(crate) fn check_weights(input: &[u8]) -> FuzzOutcome {
    let mut mended = input.to_vec();
    if let Some((body, sum)) = mended.split_last_chunk_mut::<4>() {
        *sum = crc32fast::hash(body).to_le_bytes();
    }
    let mut accepted = false;
    for bytes in [input, &mended] {
        if let Ok(weights) = Weights::read(&LAYOUT, bytes) {
            assert_eq!(Weights::read(&LAYOUT, &weights.write(&LAYOUT)), Ok(weights));
            accepted = true;
        }
    }
    FuzzOutcome::accepted_if(accepted)
}
