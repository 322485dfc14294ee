//! What a search of a game of two remembers about a position.

use std::num::NonZeroU64;

use search::Score;

use crate::{Cell, engine::finding_table::Finding};

/// What was found about a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct DuelEntry {
    /// For the player to move, counted from the position itself.
    pub(crate) score: Score,
    pub(crate) best: Cell,
    pub(crate) depth: u8,
    pub(crate) bound: Bound,
}

/// What a score found says about the value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Bound {
    Exactly = 1,
    AtLeast = 2,
    AtMost = 3,
}

impl Finding for DuelEntry {
    fn effort(&self) -> u32 {
        self.depth.into()
    }

    fn pack(self) -> NonZeroU64 {
        let score = u64::from(self.score.0.cast_unsigned());
        let best = u64::from(self.best.0);
        let word = score << 32 | best << 16 | u64::from(self.depth) << 8 | self.bound as u64;
        NonZeroU64::new(word).expect("no bound is zero")
    }

    #[expect(clippy::cast_possible_truncation, reason = "each field is cut out of the word")]
    fn unpack(word: NonZeroU64) -> Self {
        let word = word.get();
        Self {
            score: Score(((word >> 32) as u32).cast_signed()),
            best: Cell((word >> 16) as u16),
            depth: (word >> 8) as u8,
            bound: match word as u8 {
                1 => Bound::Exactly,
                2 => Bound::AtLeast,
                _ => Bound::AtMost,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_found_survives_packing() {
        for score in [0, 1, -1, i32::MAX, -i32::MAX] {
            for bound in [Bound::Exactly, Bound::AtLeast, Bound::AtMost] {
                let found = DuelEntry { score: Score(score), best: Cell(675), depth: 255, bound };
                assert_eq!(DuelEntry::unpack(found.pack()), found);
            }
        }
    }
}
