//! Choosing a move by touching squares: the legal moves whose path begins with what was touched.
//! No rule is known here, only paths.

use rules::{Square, Surface};
use session::{Turn, View};

/// What a touch led to.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum TouchOutcome {
    /// A whole move, as it is written.
    Move(String),
    /// The squares touched so far; none if the piece was put back.
    Path(Vec<Square>),
    /// Several moves end there: the way must be shown square by square.
    Ambiguous,
    /// Nothing.
    Meaningless,
}

/// The moves that are still possible after some touches.
pub(crate) fn candidates<'a>(
    view: &'a View,
    path: &'a [Square],
) -> impl Iterator<Item = &'a Turn> + use<'a> {
    view.moves.iter().filter(move |turn| turn.path.starts_with(path))
}

/// The squares that may be touched next. Before anything was touched, pieces that can move are
/// among them.
pub(crate) fn targets(view: &View, path: &[Square]) -> Vec<Square> {
    let next = candidates(view, path).filter_map(|turn| turn.path.get(path.len()).copied());
    let ends = candidates(view, path).filter_map(|turn| turn.path.last().copied());
    let mut squares: Vec<Square> =
        if path.is_empty() { next.collect() } else { next.chain(ends).collect() };
    squares.sort_unstable();
    squares.dedup();
    squares
}

/// What touching a square means after `path`.
pub(crate) fn touch(view: &View, path: &[Square], square: Square) -> TouchOutcome {
    if view.board.surface == Surface::Frame {
        return drop_into(view, square);
    }
    if path.last() == Some(&square) {
        return again(view, path);
    }
    let longer = [path, &[square]].concat();
    let along: Vec<&Turn> = candidates(view, &longer).collect();
    match along[..] {
        [only] if only.path.len() == longer.len() => TouchOutcome::Move(only.text.clone()),
        [] if path.is_empty() => TouchOutcome::Meaningless,
        [] => jump_to(view, path, square),
        _ => TouchOutcome::Path(longer),
    }
}

/// In an upright frame a touch anywhere in a column means the move of that column.
fn drop_into(view: &View, square: Square) -> TouchOutcome {
    let falls = |turn: &&Turn| turn.path.first().is_some_and(|at| at.column == square.column);
    let found = view.moves.iter().find(falls);
    found.map_or(TouchOutcome::Meaningless, |turn| TouchOutcome::Move(turn.text.clone()))
}

/// The square touched last is touched again: the move ends there, or the piece is put back.
fn again(view: &View, path: &[Square]) -> TouchOutcome {
    let whole = candidates(view, path).find(|turn| turn.path.len() == path.len());
    whole.map_or(TouchOutcome::Path(Vec::new()), |turn| TouchOutcome::Move(turn.text.clone()))
}

/// A touch further along: the end of a move, if only one ends there, or another piece.
fn jump_to(view: &View, path: &[Square], square: Square) -> TouchOutcome {
    let ending: Vec<&Turn> =
        candidates(view, path).filter(|turn| turn.path.last() == Some(&square)).collect();
    match ending[..] {
        [only] => TouchOutcome::Move(only.text.clone()),
        [] if candidates(view, &[square]).next().is_some() => TouchOutcome::Path(vec![square]),
        [] => TouchOutcome::Meaningless,
        _ => TouchOutcome::Ambiguous,
    }
}
