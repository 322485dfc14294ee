//! The frame as the solver sees it.
//!
//! What a node asks of the frame comes down to shifts. In the usual frame, of six rows, their
//! distances are known when the solver is compiled, which together with the mirror image that a
//! node carries along saves an eighth of the instructions; in all others they are asked for.

use arrayvec::ArrayVec;

use crate::{
    Bits, Frame,
    frame::{completing, has_four, ways},
};

/// The most columns a frame of one word can have.
pub(super) const MOST_COLUMNS: usize = u64::BITS as usize / (Frame::<u64>::SMALLEST as usize + 1);

/// How far apart two columns of the usual frame are.
pub(super) const USUAL_STRIDE: u32 = 7;

/// Stands for the stride of any other frame.
pub(super) const ANY_STRIDE: u32 = 0;

/// A frame and what follows from it; `STRIDE` is how far apart two columns are, if that is known.
#[derive(Clone, Debug)]
pub(super) struct Geometry<const STRIDE: u32> {
    frame: Frame<u64>,
    /// The rows in which the lower squares of pairs lie.
    pub(super) lower: u64,
    /// The columns from the centre outwards.
    pub(super) columns: ArrayVec<u64, MOST_COLUMNS>,
    /// Each square seen from behind.
    images: [u64; u64::BITS as usize],
}

impl<const STRIDE: u32> Geometry<STRIDE> {
    pub(super) fn new(frame: &Frame<u64>) -> Self {
        debug_assert!(STRIDE == ANY_STRIDE || STRIDE == frame.stride());
        let height = frame.height();
        let rows = (0..height).filter(|row| (height - row).is_multiple_of(2));
        let mut columns: ArrayVec<u8, MOST_COLUMNS> = (0..frame.width()).collect();
        columns.sort_by_key(|column| (2 * column + 1).abs_diff(frame.width()));
        let mut images = [0; u64::BITS as usize];
        for square in frame.squares().singles() {
            images[square.trailing_zeros() as usize] = frame.mirrored(square);
        }
        Self {
            frame: *frame,
            lower: rows.fold(0, |lower, row| lower | frame.row(row)),
            columns: columns.into_iter().map(|column| frame.column(column)).collect(),
            images,
        }
    }

    #[inline]
    fn ways(&self) -> [u32; 4] {
        ways(if STRIDE == ANY_STRIDE { self.frame.stride() } else { STRIDE })
    }

    /// Every square.
    #[inline]
    pub(super) fn squares(&self) -> u64 {
        self.frame.squares()
    }

    /// Where a disc would come to rest, in every column that has room.
    #[inline]
    pub(super) fn landings(&self, occupied: u64) -> u64 {
        self.frame.landings(occupied)
    }

    /// Whether four of the discs lie in a row.
    #[inline]
    pub(super) fn has_four(&self, discs: u64) -> bool {
        has_four(self.ways(), discs)
    }

    /// The squares of `free` on which one disc more would make four in a row.
    #[inline]
    pub(super) fn completing(&self, discs: u64, free: u64) -> u64 {
        completing(self.ways(), discs, free)
    }

    /// The same squares seen from behind.
    pub(super) fn mirrored(&self, squares: u64) -> u64 {
        self.frame.mirrored(squares)
    }

    /// One square seen from behind.
    #[inline]
    pub(super) fn image(&self, square: u64) -> u64 {
        self.images[square.trailing_zeros() as usize % self.images.len()]
    }
}
