//! What a position knows beside its pieces, packed into one word.

use crate::{Bits, Colour, Ending, Move};

/// Whose turn it is, and what was counted towards a draw.
///
/// One word and not a handful of small fields, because positions are copied at every node of a
/// search, and bytes written one by one are slow to read back together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Tally(u64);

impl Tally {
    /// The lowest byte is the turn, then come two bytes for the quiet turns, then the endings.
    const QUIET: u32 = 8;
    const ENDINGS: u32 = 24;

    /// Nothing counted yet.
    #[inline]
    pub(crate) const fn new(turn: Colour) -> Self {
        Self(turn as u64)
    }

    /// The side to move.
    #[inline]
    pub(crate) const fn turn(self) -> Colour {
        if self.0 & 1 == Colour::White as u64 { Colour::White } else { Colour::Black }
    }

    /// Turns since a man moved or a piece was captured.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "these are its two bytes")]
    pub(crate) const fn quiet(self) -> u16 {
        (self.0 >> Self::QUIET) as u16
    }

    /// The same with other quiet turns.
    #[inline]
    pub(crate) const fn with_quiet(self, turns: u16) -> Self {
        Self(self.0 & !(0xffff << Self::QUIET) | (turns as u64) << Self::QUIET)
    }

    /// After a turn.
    #[inline]
    pub(crate) const fn after(self, is_quiet: bool) -> Self {
        let turns = if is_quiet { self.quiet().saturating_add(1) } else { 0 };
        Self(self.with_quiet(turns).0 ^ 1)
    }

    /// For each ending of the rules: nought, or one more than the turns since it came about.
    #[inline]
    pub(crate) fn endings(self) -> [u8; Ending::MOST] {
        std::array::from_fn(|index| self.0.to_le_bytes()[index + Self::ENDINGS as usize / 8])
    }

    /// Whether no ending has come about.
    #[inline]
    pub(crate) const fn has_no_ending(self) -> bool {
        self.0 >> Self::ENDINGS == 0
    }

    /// The same with other endings.
    pub(crate) fn with_endings(self, counts: [u8; Ending::MOST]) -> Self {
        let mut bytes = self.0.to_le_bytes();
        bytes[Self::ENDINGS as usize / 8..].copy_from_slice(&counts);
        Self(u64::from_le_bytes(bytes))
    }
}

/// A king that was moved several times in a row without capturing, packed into half a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Run(u32);

impl Run {
    /// No king was moved.
    pub(crate) const NONE: Self = Self(0);

    /// A king that now stands on `square` was moved `length` times.
    pub(crate) const fn new(square: u8, length: u8) -> Self {
        Self(u32::from_le_bytes([square, length, 0, 0]))
    }

    /// Where the king stands; without meaning if the length is nought.
    pub(crate) const fn square(self) -> u8 {
        self.0.to_le_bytes()[0]
    }

    /// How often it was moved.
    pub(crate) const fn length(self) -> u8 {
        self.0.to_le_bytes()[1]
    }

    /// After a turn of its side, which has these men.
    #[inline(never)]
    pub(crate) fn after<B: Bits>(self, men: B, played: Move<B>, by_king: bool) -> Self {
        // Without men a side's kings are free, and nothing need be remembered.
        if !by_king || played.is_capture() || men.is_empty() {
            return Self::NONE;
        }
        let same = 0 < self.length() && self.square() == played.from;
        Self::new(played.to, if same { self.length() + 1 } else { 1 })
    }

    /// After a turn of the other side: the king may be gone, or the last of these men.
    #[inline(never)]
    pub(crate) fn suffer<B: Bits>(self, men: B, captured: B) -> Self {
        let is_over = (men & !captured).is_empty() || captured.has(self.square());
        if is_over { Self::NONE } else { self }
    }
}
