//! OBF: positions of Othello with what their moves are worth.
//!
//! A line becomes a game that starts there, with every move of known worth as a branch, the best
//! one first.

use othello::{Grid, Narrow, Othello, Wide};
use rules::{Notation, Spec};

use super::position::{is_board, likely_size};
use crate::{NodeId, ReadError, Record, Scribe, reading::Games, source::Source};

/// Whether a line has a board and the worth of a move.
pub(crate) fn is_likely(line: &str) -> bool {
    line.split_once(';').is_some_and(|(board, scores)| {
        is_board(board) && scores.split('%').next().is_some_and(|scores| scores.contains(':'))
    })
}

/// Reads the positions of a text, one a line; a line that is all comment is skipped.
pub(crate) fn read(source: &Source<'_>, game: Option<&Spec>) -> Games {
    let lines = source.text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('%'));
    lines.map(|line| read_line(source, line, game)).collect()
}

fn read_line(source: &Source<'_>, line: &str, game: Option<&Spec>) -> Result<Record, ReadError> {
    let spec = game.cloned().unwrap_or_else(|| likely_size(line));
    let refuse = |error: rules::SpecError| source.error(source.offset(line), error);
    let mut scribe = Scribe::new(spec).map_err(refuse)?;
    let size = scribe.table().board().width;
    let moves = if size <= 8 { moves_on::<Narrow> } else { moves_on::<Wide> };
    let (start, moves) = moves(size, line).map_err(|error| source.within(line, error))?;
    scribe.set_up(&start).map_err(|error| source.within(line, error))?;
    for (text, score) in moves {
        scribe.go_to(NodeId::START);
        let node = scribe.play(&text).expect("it is legal on a board of the same size");
        scribe.record.tree.remark_mut(node).opinion = Some(format!("{score:+}"));
    }
    Ok(scribe.finish_at(NodeId::START))
}

/// The position of a line, and its moves with their worth.
type Exercise = (String, Vec<(String, i32)>);

fn moves_on<G: Grid>(size: u8, line: &str) -> Result<Exercise, rules::PositionError> {
    let game = Othello::<G>::new(size);
    let exercise = othello::obf::read(&game, line)?;
    let position = &exercise.position;
    let moves = exercise.scores.iter();
    let moves = moves.map(|&(played, score)| (game.write_move(position, played), score));
    Ok((game.write_position(position), moves.collect()))
}
