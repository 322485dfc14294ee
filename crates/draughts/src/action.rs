//! One whole turn.

use crate::Bits;

/// One whole turn: where from, where to, and what was captured on the way.
///
/// The route is not part of it: ways round that capture the same pieces are the same move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Move<B> {
    /// The square the piece leaves.
    pub from: u8,
    /// The square it ends on, which may be the one it left.
    pub to: u8,
    /// Whether a man becomes a king.
    pub crowned: bool,
    /// The squares of the captured pieces.
    pub captured: B,
}

impl<B: Bits> Move<B> {
    /// Whether anything is captured.
    #[must_use]
    #[inline]
    pub fn is_capture(self) -> bool {
        self.captured.any()
    }
}
