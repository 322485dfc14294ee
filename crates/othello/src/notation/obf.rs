//! OBF: one position a line, with what its moves are worth.
//!
//! `<board> <side>; A2:+38; C7:+36; …`: disc differences for the side to move, the best move
//! first; a `%` begins a comment.

use std::fmt::Write as _;

use rules::{PositionError, Problem};

use super::{Word, board_string, square_text, unexpected, within};
use crate::{Grid, Move, Othello, Position, Set};

/// A position and what is known of its moves.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ObfExercise<S> {
    /// The position.
    pub position: Position<S>,
    /// Moves and the disc differences they lead to.
    pub scores: Vec<(Move, i32)>,
}

/// Reads a line.
///
/// # Errors
///
/// If the board, a move or a score cannot be read, or a move is not legal.
pub fn read<G: Grid>(game: &Othello<G>, line: &str) -> Result<ObfExercise<Set<G>>, PositionError> {
    let content = line.split('%').next().unwrap_or_default();
    let mut parts = content.split(';');
    let board = parts.next().unwrap_or_default();
    let position = board_string::read(game, board).map_err(|error| within(line, 0, error))?;
    let mut scores = Vec::new();
    let mut offset = board.len() + 1;
    for part in parts {
        if !part.trim().is_empty() {
            let score = read_score(game, &position, part, scores.len() + 1);
            scores.push(score.map_err(|error| within(line, offset, error))?);
        }
        offset += part.len() + 1;
    }
    Ok(ObfExercise { position, scores })
}

/// Reads a move and its score: `A2:+38`.
fn read_score<G: Grid>(
    game: &Othello<G>,
    position: &Position<Set<G>>,
    part: &str,
    number: usize,
) -> Result<(Move, i32), PositionError> {
    let start = part.len() - part.trim_start().len();
    let word = Word::first(&part[start..]).ok_or_else(|| unexpected(part, start, &["F5"]))?;
    let played = game.legal(position, word).ok_or_else(|| {
        let problem = Problem::IllegalMove { played: word.text().to_owned(), number };
        PositionError::at(part, start, problem)
    })?;
    let colon = start + word.length();
    let score = part[colon..].strip_prefix(':').ok_or_else(|| unexpected(part, colon, &[":"]))?;
    let score = score.trim().parse().map_err(|_| unexpected(part, colon + 1, &["+2", "-2"]))?;
    Ok((played, score))
}

/// Writes a line.
#[must_use]
pub fn write<G: Grid>(game: &Othello<G>, exercise: &ObfExercise<Set<G>>) -> String {
    let mut line = board_string::write(game, &exercise.position) + ";";
    for &(played, score) in &exercise.scores {
        let name = match played {
            Move::Place(square) => square_text::<Set<G>>(square).to_uppercase(),
            Move::Pass => "PS".to_owned(),
        };
        let _ = write!(line, " {name}:{score:+};");
    }
    line
}
