//! The values of positions met before.
//!
//! What a game is worth from here on does not depend on how it came here, so nothing in the table
//! ever becomes wrong, from one search to the next either. What a selective pass found is marked
//! with how sure it is: a surer pass takes from it only which move to try first.

use search::quick_hash;

use super::{confidence::Confidence, node::Window};
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
    /// How sure the bounds are.
    pub(super) confidence: Confidence,
    /// The number of the search that found it.
    search: u8,
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
    const NOTHING: Self = Self {
        own: S::EMPTY,
        other: S::EMPTY,
        lower: 0,
        upper: 0,
        best: 0,
        empties: 0,
        confidence: Confidence::EXACT,
        search: 0,
    };

    #[inline]
    pub(super) fn bounds(&self) -> Bounds {
        Bounds { lower: i32::from(self.lower), upper: i32::from(self.upper) }
    }

    #[inline]
    fn is_of(&self, position: &Position<S>) -> bool {
        self.own == position.own && self.other == position.other
    }
}

/// Two places: one for the costliest position that belongs there, one for the latest. Aligned, so
/// that a pair is one line of the cache.
#[derive(Clone, Copy, Debug)]
#[repr(align(64))]
struct Pair<S>([Known<S>; 2]);

/// A table of fixed size, in chunks of pairs.
///
/// A chunk is made when something is first stored in it: making a large table at once takes so long
/// that a search with little time would come too late.
#[derive(Debug)]
pub(super) struct Table<S> {
    chunks: Vec<Vec<Pair<S>>>,
    /// The number of the search under way: what earlier ones found makes room for what it finds.
    search: u8,
}

/// What was found about a position.
#[derive(Clone, Copy, Debug)]
pub(super) struct TableValue {
    /// Between which values the truth lies.
    pub(super) bounds: Bounds,
    /// How sure that is.
    pub(super) confidence: Confidence,
    /// The square that did best.
    pub(super) best: u8,
}

impl<S: Squares> Table<S> {
    /// A table without room.
    pub(super) const fn new() -> Self {
        Self { chunks: Vec::new(), search: 0 }
    }

    /// Begins a search, with room for what it stores from this number of empty squares: the more
    /// the longer it takes, and at most the given megabytes.
    pub(super) fn begin(&mut self, empties: u32, megabytes: usize) {
        self.search = self.search.wrapping_add(1);
        let most = (megabytes << 20) / size_of::<Pair<S>>();
        let pairs = (1 << empties.clamp(8, 30)).min(1 << most.max(1).ilog2());
        let chunks = (pairs / Self::CHUNK).max(1);
        if self.chunks.len() < chunks {
            self.chunks = vec![Vec::new(); chunks];
        }
    }

    /// How many pairs a chunk has: few enough that making one takes no time to speak of.
    const CHUNK: usize = 1 << 12;

    /// The chunk in which a position belongs, and its place there.
    #[inline]
    #[expect(clippy::cast_possible_truncation, reason = "only the low bits are wanted")]
    fn place(&self, position: &Position<S>) -> (usize, usize) {
        let hash = quick_hash(&(position.own, position.other)) as usize;
        ((hash / Self::CHUNK) & (self.chunks.len() - 1), hash % Self::CHUNK)
    }

    /// What is known of a position.
    #[inline]
    pub(super) fn probe(&self, position: &Position<S>) -> Option<&Known<S>> {
        let (chunk, place) = self.place(position);
        self.chunks[chunk].get(place)?.0.iter().find(|known| known.is_of(position))
    }

    /// Stores what was found about a position with the given number of empty squares, unless the
    /// table knows something surer.
    pub(super) fn store(&mut self, position: &Position<S>, empties: u32, finding: TableValue) {
        let TableValue { bounds: Bounds { lower, upper }, confidence, best } = finding;
        let small = |value: i32| i16::try_from(value).expect("at most 256 discs");
        let known = Known {
            own: position.own,
            other: position.other,
            lower: small(lower),
            upper: small(upper),
            best,
            empties: u8::try_from(empties).expect("at least one disc is on the board"),
            confidence,
            search: self.search,
        };
        let (chunk, place) = self.place(position);
        let chunk = &mut self.chunks[chunk];
        if chunk.is_empty() {
            *chunk = vec![Pair([Known::NOTHING; 2]); Self::CHUNK];
        }
        let Pair(pair) = &mut chunk[place];
        if let Some(before) = pair.iter_mut().find(|before| before.is_of(position)) {
            if before.confidence <= confidence {
                *before = known;
            }
            return;
        }
        let [costliest, latest] = pair;
        if costliest.search != self.search || costliest.empties <= known.empties {
            *latest = std::mem::replace(costliest, known);
        } else {
            *latest = known;
        }
    }
}
