//! One whole turn.

use std::{fmt, num::NonZeroU32};

use crate::Bits;

/// One whole turn: where from, where to, and what was captured on the way.
///
/// The route is not part of it: ways round that capture the same pieces are the same move.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Move<B> {
    captured: B,
    /// From, to and crowned, a byte each, and one that is never nought: packed, a move on a small
    /// board, or none, travels in two registers.
    ends: NonZeroU32,
}

/// The byte that is never nought.
const MARK: NonZeroU32 = NonZeroU32::new(1 << 24).expect("not nought");

impl<B: Bits> Move<B> {
    #[inline]
    pub(crate) fn new(from: u8, to: u8, crowned: bool, captured: B) -> Self {
        let ends = u32::from_le_bytes([from, to, u8::from(crowned), 0]);
        Self { captured, ends: MARK | ends }
    }

    #[inline]
    const fn bytes(self) -> [u8; 4] {
        self.ends.get().to_le_bytes()
    }

    /// The square the piece leaves.
    #[must_use]
    #[inline]
    pub const fn from(self) -> u8 {
        self.bytes()[0]
    }

    /// The square it ends on, which may be the one it left.
    #[must_use]
    #[inline]
    pub const fn to(self) -> u8 {
        self.bytes()[1]
    }

    /// Whether a man becomes a king.
    #[must_use]
    #[inline]
    pub const fn crowned(self) -> bool {
        self.bytes()[2] != 0
    }

    /// The squares of the captured pieces.
    #[must_use]
    #[inline]
    pub const fn captured(self) -> B {
        self.captured
    }

    /// Whether anything is captured.
    #[must_use]
    #[inline]
    pub fn is_capture(self) -> bool {
        self.captured.any()
    }
}

impl<B: Bits> fmt::Debug for Move<B> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let captured: Vec<u8> = self.captured.iter::<u8>().collect();
        let [from, to, crowned, _] = self.bytes();
        write!(f, "Move {{ {from} to {to}, crowned {crowned}, captured {captured:?} }}")
    }
}
