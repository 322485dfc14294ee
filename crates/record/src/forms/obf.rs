//! OBF: positions of Othello with what their moves are worth.
//!
//! A line becomes a game that starts there, with every move of known worth as a branch, the best
//! one first.

use rules::{Spec, TextForm};

use super::{
    position::{is_board, likely_size},
    room_form,
};
use crate::{NodeId, RecordBuilder, game_source::GameIter, source::SourceText};

/// Whether a line has a board and the worth of a move.
pub(crate) fn is_likely(line: &str) -> bool {
    line.split_once(';').is_some_and(|(board, scores)| {
        is_board(board) && scores.split('%').next().is_some_and(|scores| scores.contains(':'))
    })
}

/// Reads the positions of a text, one a line; a line that is all comment is skipped.
pub(crate) fn read<'a>(
    source: SourceText<'a>,
    form: &'static TextForm,
    game: Option<&'a Spec>,
) -> GameIter<'a> {
    let lines = source.text.lines().map(str::trim);
    let lines = lines.filter(|line| !line.is_empty() && !line.starts_with('%'));
    let read = move |line| {
        let spec = game.cloned().unwrap_or_else(|| likely_size(line));
        let refuse = |error: rules::SpecError| source.error(source.offset(line), error);
        let mut builder = RecordBuilder::new(spec).map_err(refuse)?;
        room_form::take_down(&source, form, line, &mut builder, true)?;
        Ok(builder.finish_at(NodeId::START))
    };
    Box::new(lines.map(read))
}
