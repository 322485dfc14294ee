//! Transcripts: the squares of a game one after the other, `f5d6c3`.
//!
//! Passes are forced, so they are left out; where they are written they are read.

use rules::{History, PositionError, Problem};

use super::{Word, square_text, unexpected};
use crate::{Grid, Move, Othello, Position, Set};

/// Reads the moves of a game from `start` on; upper or lower case, white space is free.
///
/// # Errors
///
/// If something is no move, or a move is not legal; moves are numbered as they are written.
pub fn read<G: Grid>(
    game: &Othello<G>,
    start: Position<Set<G>>,
    text: &str,
) -> Result<History<Othello<G>>, PositionError> {
    let mut line = History::from_position(start);
    let mut offset = text.len() - text.trim_start().len();
    for number in 1.. {
        let rest = &text[offset..];
        if rest.is_empty() {
            break;
        }
        let word = Word::first(rest).ok_or_else(|| unexpected(text, offset, &["f5", "pass"]))?;
        play(game, &mut line, word, number)
            .map_err(|problem| PositionError::at(text, offset, problem))?;
        let behind = &rest[word.length()..];
        offset = text.len() - behind.trim_start().len();
    }
    Ok(line)
}

/// Plays the move that a word stands for, after the pass that goes without saying.
pub(super) fn play<G: Grid>(
    game: &Othello<G>,
    line: &mut History<Othello<G>>,
    word: Word<'_>,
    number: usize,
) -> Result<(), Problem> {
    let written = || word.text().to_owned();
    if let Word::Square(name) = word {
        game.square(name).ok_or_else(|| Problem::UnknownSquare(written()))?;
        if game.legal(line.position(), Word::Pass("")).is_some() {
            line.play(game, Move::Pass);
        }
    }
    let legal = game.legal(line.position(), word);
    let played = legal.ok_or_else(|| Problem::IllegalMove { played: written(), number })?;
    line.play(game, played);
    Ok(())
}

/// Writes the moves of a game, passes left out.
#[must_use]
pub fn write<G: Grid>(line: &History<Othello<G>>) -> String {
    let squares = line.moves().iter().filter_map(|&played| match played {
        Move::Place(square) => Some(square_text::<Set<G>>(square)),
        Move::Pass => None,
    });
    squares.collect()
}
