//! How sure it is that a puzzle has one answer.

/// How sure it is that a puzzle has one answer.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PuzzleProof {
    /// Every move was read to its end: the next best loses at least half a point.
    Exact,
    /// A search to this depth found the next best clearly worse, twice as deep as
    /// the search that found the puzzle.
    Depth(u32),
}
