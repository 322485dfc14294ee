//! The laws of every notation: a position or a move that is read is written so that it reads back
//! as itself.

use rules::Notation;

use crate::FuzzOutcome;

/// Any text is refused at a place in it, or is a position that reads back as itself.
pub(crate) fn check_position<G: Notation>(game: &G, text: &str) -> FuzzOutcome {
    match game.read_position(text) {
        Ok(position) => {
            let written = game.write_position(&position);
            assert_eq!(game.read_position(&written).as_ref(), Ok(&position), "{written}");
            let moves = game.moves(&position).into_iter().flatten();
            for played in moves.take(20) {
                check_written_move(game, &position, played);
            }
            FuzzOutcome::Accepted
        }
        Err(error) => {
            let places = 1..=text.chars().count() + 1;
            assert!(places.contains(&error.place), "{error}, place {}", error.place);
            FuzzOutcome::Refused
        }
    }
}

/// Any text is refused, or is a legal move that reads back as itself; it is played in the position
/// of another text, or at the start.
pub(crate) fn check_move<G: Notation>(game: &G, position: &str, text: &str) -> FuzzOutcome {
    let position = game.read_position(position).unwrap_or_else(|_| game.start());
    let Ok(played) = game.read_move(&position, text) else { return FuzzOutcome::Refused };
    let mut moves = game.moves(&position).into_iter().flatten();
    assert!(moves.any(|legal| legal == played), "{text} is legal");
    check_written_move(game, &position, played);
    FuzzOutcome::Accepted
}

/// A legal move reads back as itself.
pub(crate) fn check_written_move<G: Notation>(game: &G, position: &G::Position, played: G::Move) {
    let written = game.write_move(position, played);
    assert_eq!(game.read_move(position, &written), Ok(played), "{written}");
}
