//! The values of positions met before.
//!
//! What a game is worth from here on does not depend on how it came here, so nothing in the table
//! ever becomes wrong, from one search to the next either.

use search::quick_hash;

use super::reading::Window;
use crate::{Position, Squares};

/// What is known of a position, for the player to move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Known<S> {
    own: S,
    other: S,
    lower: i16,
    upper: i16,
    /// The square that did best.
    pub(super) best: u8,
    /// How many squares are empty: a measure of what it took to find out.
    empties: u8,
}

/// Between which values the truth lies.
#[derive(Clone, Copy, Debug)]
pub(super) struct Bounds {
    /// At least this.
    pub(super) lower: i32,
    /// At most this.
    pub(super) upper: i32,
}

impl Bounds {
    /// The answer to the question that a window asks, if the bounds give it.
    #[inline]
    pub(super) fn answer(self, window: Window) -> Option<i32> {
        if window.beta <= self.lower {
            Some(self.lower)
        } else if self.upper <= window.alpha || self.lower == self.upper {
            Some(self.upper)
        } else {
            None
        }
    }
}

impl<S: Squares> Known<S> {
    const NOTHING: Self =
        Self { own: S::EMPTY, other: S::EMPTY, lower: 0, upper: 0, best: 0, empties: 0 };

    #[inline]
    pub(super) fn bounds(&self) -> Bounds {
        Bounds { lower: i32::from(self.lower), upper: i32::from(self.upper) }
    }

    #[inline]
    fn is_of(&self, position: &Position<S>) -> bool {
        self.own == position.own && self.other == position.other
    }
}

/// A table of fixed size, in pairs of places: one for the costliest position that belongs there,
/// one for the latest.
#[derive(Debug)]
pub(super) struct Table<S> {
    pairs: Vec<[Known<S>; 2]>,
}

impl<S: Squares> Table<S> {
    /// A table without room.
    pub(super) const fn new() -> Self {
        Self { pairs: Vec::new() }
    }

    /// Makes room for what a search from so many empty squares wants to keep: the more the longer
    /// it takes, and at most so many megabytes.
    pub(super) fn make_room(&mut self, empties: u32, megabytes: usize) {
        let most = (megabytes << 20) / size_of::<[Known<S>; 2]>();
        let pairs = (1 << empties.clamp(8, 30)).min(1 << most.max(1).ilog2());
        if self.pairs.len() < pairs {
            self.pairs = vec![[Known::NOTHING; 2]; pairs];
        }
    }

    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
    fn index(&self, position: &Position<S>) -> usize {
        quick_hash(&(position.own, position.other)) as usize & (self.pairs.len() - 1)
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn find(&self, position: &Position<S>) -> Option<&Known<S>> {
        self.pairs[self.index(position)].iter().find(|known| known.is_of(position))
    }

    /// Keeps what was found out about a position with so many empty squares.
    pub(super) fn keep(
        &mut self,
        position: &Position<S>,
        empties: u32,
        Bounds { lower, upper }: Bounds,
        best: u8,
    ) {
        let small = |value: i32| i16::try_from(value).expect("at most 256 discs");
        let known = Known {
            own: position.own,
            other: position.other,
            lower: small(lower),
            upper: small(upper),
            best,
            empties: u8::try_from(empties).expect("at least one disc is on the board"),
        };
        let index = self.index(position);
        let [costliest, latest] = &mut self.pairs[index];
        if costliest.is_of(position) {
            *costliest = known;
        } else if costliest.empties <= known.empties {
            *latest = std::mem::replace(costliest, known);
        } else {
            *latest = known;
        }
    }
}
