//! What a piece takes on its way, found by comparing pictures.

use rules::{Board, Square};

/// The squares that lose their piece while another goes along a path, in the order in which it
/// passes them; those that it leaves and reaches are its own.
pub(crate) fn captured(before: &Board, after: &Board, path: &[Square]) -> Vec<Square> {
    let ends = [path.first(), path.last()];
    let is_taken = |square: &Square| {
        !ends.contains(&Some(square)) && before.at(*square).is_some() && after.at(*square).is_none()
    };
    let mut taken: Vec<Square> = before.squares().filter(is_taken).collect();
    let hop_over = |square: &Square| {
        let hops = path.windows(2).enumerate();
        let mut passed = hops.filter_map(|(hop, ends)| Some((hop, distance(ends, *square)?)));
        passed.next().unwrap_or((path.len(), 0))
    };
    taken.sort_by_key(hop_over);
    taken
}

/// How far from the beginning of a hop a square lies, if it lies on its way.
fn distance(ends: &[Square], square: Square) -> Option<i16> {
    let apart = |from: Square, to: Square| {
        (i16::from(to.column) - i16::from(from.column), i16::from(to.row) - i16::from(from.row))
    };
    let (whole, part) = (apart(ends[0], ends[1]), apart(ends[0], square));
    let length = |(across, down): (i16, i16)| across.abs().max(down.abs());
    let on_the_line = whole.0 * part.1 == whole.1 * part.0;
    let ahead = whole.0 * part.0 + whole.1 * part.1;
    (on_the_line && ahead > 0 && length(part) < length(whole)).then(|| length(part))
}
