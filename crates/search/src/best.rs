//! The best move of a node so far.

use crate::Score;

/// How a node stands while its moves are tried.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Best {
    /// The score of the best move so far, for the side to move.
    pub(crate) score: Score,
    /// The place of that move in the list of legal moves, where a search keeps it.
    pub(crate) index: u16,
    /// What the side to move is sure of.
    pub(crate) alpha: Score,
    /// Whether the late moves were left out.
    pub(crate) skipped: bool,
}

impl Best {
    /// Nothing tried yet, in a window that begins at `alpha`.
    #[inline]
    pub(crate) fn new(alpha: Score) -> Self {
        Self { score: -Score::MAX, index: 0, alpha, skipped: false }
    }
}
