//! The lay of the board: which squares are corners, edges and centre.

use crate::{Axis, Squares};

/// The squares of a board by their place, worked out once for a size.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Terrain<S> {
    /// The four corners.
    pub(crate) corners: S,
    /// For each axis, in the order of [`Axis::ALL`], the squares at the ends of its lines.
    pub(crate) ends: [S; 4],
    /// The four quarters of the board.
    pub(crate) quarters: [S; 4],
    /// The squares next to a corner on the diagonal.
    pub(crate) before_corners: S,
    /// The squares of each kind that the positional matrix tells apart: its upper triangle, row by
    /// row.
    pub(crate) kinds: [S; 10],
}

/// How far a line is from the edge, as the positional matrix sees it.
///
/// The edge itself, the line inside it and the two lines of the centre are what they are on every
/// board. Smaller boards lack the lines between them, larger ones have more than one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Band {
    /// The edge.
    Edge,
    /// The line next to the edge.
    Inside,
    /// Any line between that and the centre.
    Between,
    /// One of the two lines of the centre.
    Centre,
}

/// The kind of a square: the bands of its two lines, the outer one first.
type Kind = (Band, Band);

/// Every kind: the upper triangle of the matrix, row by row.
const KINDS: [Kind; 10] = {
    use Band::{Between, Centre, Edge, Inside};
    [
        (Edge, Edge),
        (Edge, Inside),
        (Edge, Between),
        (Edge, Centre),
        (Inside, Inside),
        (Inside, Between),
        (Inside, Centre),
        (Between, Between),
        (Between, Centre),
        (Centre, Centre),
    ]
};

impl Band {
    fn of(line: u8, size: u8) -> Self {
        match line.min(size - 1 - line) {
            inner if inner == size / 2 - 1 => Self::Centre,
            0 => Self::Edge,
            1 => Self::Inside,
            _ => Self::Between,
        }
    }
}

impl<S: Squares> Terrain<S> {
    /// The lay of a board of `size` rows and columns.
    pub(crate) fn new(size: u8) -> Self {
        let all = S::filter(size, |_, _| true);
        let half = size / 2;
        let kind = |column, row| {
            let (one, two) = (Band::of(column, size), Band::of(row, size));
            (one.min(two), one.max(two))
        };
        let kinds = KINDS.map(|wanted| S::filter(size, |column, row| kind(column, row) == wanted));
        let [corners, _, _, _, before_corners, ..] = kinds;
        Self {
            corners,
            before_corners,
            ends: Axis::ALL.map(|axis| all & !(all.forth(axis) & all.back(axis))),
            quarters: [(false, false), (true, false), (false, true), (true, true)].map(
                |(right, lower)| {
                    S::filter(size, |column, row| (column >= half, row >= half) == (right, lower))
                },
            ),
            kinds,
        }
    }
}
