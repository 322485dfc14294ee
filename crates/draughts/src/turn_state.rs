//! What a position knows beside its pieces, packed into one word: the turn, and the counts of moves
//! without progress.

use crate::{Bits, Colour, Ending, Move};

/// Whose turn it is, and what was counted towards a draw.
///
/// One word and not a handful of small fields, because positions are copied at every node of a
/// search, and bytes written one by one are slow to read back together.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub(crate) struct TurnState(u64);

impl TurnState {
    /// The lowest bit is the turn, then come the endings, a byte each; what is left above are the
    /// quiet turns, so that comparing and counting them needs no unpacking.
    const ENDINGS: usize = 1;
    const QUIET: usize = 8 * (Self::ENDINGS + Ending::MOST);

    /// More than anything that can be counted.
    pub(crate) const NEVER: Self = Self(u64::MAX);

    /// Nothing counted yet.
    #[inline]
    pub(crate) const fn new(turn: Colour) -> Self {
        Self(turn as u64)
    }

    /// More than any state with fewer quiet turns, and no more than any with as many.
    pub(crate) const fn of_quiet(turns: u16) -> Self {
        Self((turns as u64) << Self::QUIET)
    }

    /// The side to move.
    #[inline]
    pub(crate) const fn turn(self) -> Colour {
        if self.0 & 1 == Colour::White as u64 { Colour::White } else { Colour::Black }
    }

    /// Turns since a man moved or a piece was captured.
    #[inline]
    pub(crate) const fn quiet(self) -> u16 {
        (self.0 >> Self::QUIET) as u16
    }

    /// The same with quiet turns where there were none.
    pub(crate) const fn with_quiet(self, turns: u16) -> Self {
        Self(self.0 | Self::of_quiet(turns).0)
    }

    /// After a turn.
    #[inline]
    pub(crate) const fn after(self, is_quiet: bool) -> Self {
        // More quiet turns than two bytes hold can only be played where nothing is drawn.
        let quiet = self.0.wrapping_add(Self::of_quiet(1).0);
        let lively = self.0 & (Self::of_quiet(1).0 - 1);
        Self((if is_quiet { quiet } else { lively }) ^ 1)
    }

    /// The same with the other side to move.
    #[inline]
    pub(crate) const fn passed(self) -> Self {
        Self(self.0 ^ 1)
    }

    /// For each ending of the rules: nought, or one more than the turns since it came about.
    #[inline]
    pub(crate) fn endings(self) -> [u8; Ending::MOST] {
        std::array::from_fn(|index| self.0.to_le_bytes()[Self::ENDINGS + index])
    }

    /// Whether any ending has come about.
    #[inline]
    pub(crate) const fn has_ending(self) -> bool {
        (self.0 & (Self::of_quiet(1).0 - 1)) >> (8 * Self::ENDINGS) != 0
    }

    /// The same with other endings.
    pub(crate) fn with_endings(self, counts: [u8; Ending::MOST]) -> Self {
        let mut bytes = self.0.to_le_bytes();
        bytes[Self::ENDINGS..][..Ending::MOST].copy_from_slice(&counts);
        Self(u64::from_le_bytes(bytes))
    }
}

/// A king that was moved several times in a row without capturing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct KingRun {
    /// Where the king stands; without meaning if the length is nought.
    pub(crate) square: u8,
    /// How often it was moved.
    pub(crate) length: u8,
}

impl KingRun {
    /// No king.
    pub(crate) const NONE: Self = Self { square: 0, length: 0 };
}

/// The runs of the side to move and of the other one, packed into a word for the same reason.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Runs(u64);

impl Runs {
    /// No king was moved.
    pub(crate) const NONE: Self = Self(0);

    pub(crate) const fn new(own: KingRun, other: KingRun) -> Self {
        let bytes = [own.square, own.length, 0, 0, other.square, other.length, 0, 0];
        Self(u64::from_le_bytes(bytes))
    }

    /// The run of the side to move.
    #[inline]
    pub(crate) const fn own(self) -> KingRun {
        let [square, length, ..] = self.0.to_le_bytes();
        KingRun { square, length }
    }

    /// The run of the other side.
    pub(crate) const fn other(self) -> KingRun {
        self.turned().own()
    }

    /// The runs and whose turn it is, in one number.
    #[inline]
    pub(crate) const fn with_turn(self, turn: Colour) -> u64 {
        // The third byte is free.
        self.0 | (turn as u64) << 16
    }

    /// The same as the other side sees it.
    #[inline]
    pub(crate) const fn turned(self) -> Self {
        Self(self.0.rotate_left(u64::BITS / 2))
    }

    /// After a move, seen from the side that made it; the sides had these men before.
    #[inline(never)]
    pub(crate) fn after<B: Bits>(
        self,
        [own_men, other_men]: [B; 2],
        played: Move<B>,
        by_king: bool,
    ) -> Self {
        let KingRun { square, length } = self.own();
        // Without men a side's kings are free, and nothing need be remembered.
        let own = if !by_king || played.is_capture() || own_men.is_empty() {
            KingRun::NONE
        } else if length > 0 && square == played.from() {
            KingRun { square: played.to(), length: length + 1 }
        } else {
            KingRun { square: played.to(), length: 1 }
        };
        let mut other = self.other();
        let captured = played.captured();
        if (other_men & !captured).is_empty() || captured.contains(other.square) {
            other = KingRun::NONE;
        }
        Self::new(own, other)
    }
}
