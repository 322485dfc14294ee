//! The upright frame and what can be seen in it: gravity and rows of four.
//!
//! Squares are numbered column by column from the bottom, and above every column lies one more
//! bit that is never a square. This sentinel keeps lines from running on into the next column,
//! and gives the carry a place to go when a disc is dropped by adding.

use std::iter;

use rules::Square;

use crate::Bits;

/// The geometry of a frame.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Frame<B> {
    width: u8,
    height: u8,
    /// The first column.
    column: B,
    /// The lowest square of every column.
    floor: B,
    /// Every square.
    squares: B,
}

impl<B: Bits> Frame<B> {
    /// The narrowest and lowest frame: any smaller, and a row of four does not fit every way.
    pub const SMALLEST: u8 = 4;
    /// The widest and highest frame.
    pub const LARGEST: u8 = 16;

    /// How many bits a frame takes, the sentinels among them.
    #[must_use]
    pub const fn bits(width: u8, height: u8) -> u32 {
        width as u32 * (height as u32 + 1)
    }

    /// A frame of this many columns and rows.
    ///
    /// # Panics
    ///
    /// If the frame is smaller or larger than frames are, or does not fit the bits.
    #[must_use]
    pub fn new(width: u8, height: u8) -> Self {
        let sizes = Self::SMALLEST..=Self::LARGEST;
        assert!(sizes.contains(&width) && sizes.contains(&height), "{width}×{height}");
        assert!(
            Self::bits(width, height) <= B::CAPACITY,
            "{width}×{height} in {} bits",
            B::CAPACITY
        );
        let stride = u32::from(height) + 1;
        let column = union((0..u32::from(height)).map(B::only));
        let floor = union((0..u32::from(width)).map(|column| B::only(column * stride)));
        let squares = union((0..u32::from(height)).map(|row| floor << row));
        Self { width, height, column, floor, squares }
    }

    /// How many columns there are.
    #[must_use]
    #[inline]
    pub const fn width(&self) -> u8 {
        self.width
    }

    /// How many rows there are.
    #[must_use]
    #[inline]
    pub const fn height(&self) -> u8 {
        self.height
    }

    /// How many squares there are.
    #[must_use]
    #[inline]
    pub fn size(&self) -> u32 {
        u32::from(self.width) * u32::from(self.height)
    }

    /// Every square.
    #[must_use]
    #[inline]
    pub const fn squares(&self) -> B {
        self.squares
    }

    /// Every square of a row, counted from the bottom and from zero.
    #[must_use]
    #[inline]
    pub fn row(&self, row: u8) -> B {
        self.floor << u32::from(row)
    }

    /// Every square of a column.
    #[must_use]
    #[inline]
    pub fn column(&self, column: u8) -> B {
        self.column << (u32::from(column) * self.stride())
    }

    /// The square drawn at a place of the picture, whose rows count from the top.
    #[must_use]
    pub fn at(&self, Square { column, row }: Square) -> B {
        B::only(u32::from(column) * self.stride() + u32::from(self.height - 1 - row))
    }

    /// The place in the picture of the first square of a set that has one.
    #[must_use]
    pub fn place(&self, squares: B) -> Square {
        let index: u32 = squares.first();
        let (column, row) = (index / self.stride(), index % self.stride());
        let byte = |number| u8::try_from(number).expect("a square of the frame");
        Square { column: byte(column), row: self.height - 1 - byte(row) }
    }

    /// Where a disc would come to rest, in every column that has room.
    #[must_use]
    #[inline]
    pub fn landings(&self, occupied: B) -> B {
        (occupied + self.floor) & self.squares
    }

    /// The highest disc of every column that has one.
    #[must_use]
    pub fn tops(&self, occupied: B) -> B {
        occupied & !(occupied >> 1)
    }

    /// The discs with nothing under them: none, where gravity is at work.
    #[must_use]
    pub fn hanging(&self, occupied: B) -> B {
        occupied & !((occupied << 1) | self.floor)
    }

    /// The lines of four or more discs, each from end to end.
    #[must_use]
    pub fn lines(&self, discs: B) -> Vec<Vec<Square>> {
        let mut lines = Vec::new();
        for way in self.ways() {
            let pairs = discs & (discs >> way);
            // Only where nothing comes before it does a line begin.
            let ends = pairs & (pairs >> (2 * way)) & !(discs << way);
            lines.extend(ends.singles().map(|end| {
                let discs_from_end = iter::successors(Some(end), |&square| Some(square << way));
                let line = discs_from_end.take_while(|&square| !(square & discs).is_empty());
                line.map(|square| self.place(square)).collect()
            }));
        }
        lines
    }

    /// How far apart two neighbours of a line are, for each of the four ways a line can run:
    /// upright, falling to the right, level, rising to the right.
    #[must_use]
    #[inline]
    pub fn ways(&self) -> [u32; 4] {
        ways(self.stride())
    }

    /// Whether four of the discs lie in a row.
    #[must_use]
    #[inline]
    pub fn has_four(&self, discs: B) -> bool {
        has_four(self.ways(), discs)
    }

    /// The squares of `free` on which one disc more would make four in a row.
    #[must_use]
    #[inline]
    pub fn completing(&self, discs: B, free: B) -> B {
        completing(self.ways(), discs, free)
    }

    /// The same squares seen from behind; columns may be filled up to their sentinels.
    #[must_use]
    #[inline]
    pub fn mirrored(&self, squares: B) -> B {
        let whole = self.column | (self.column << 1);
        let width = u32::from(self.width);
        (0..width).fold(B::EMPTY, |image, column| {
            let across = width - 1 - column;
            image | (((squares >> (column * self.stride())) & whole) << (across * self.stride()))
        })
    }

    /// From a square to its neighbour in the next column.
    #[inline]
    pub(crate) fn stride(&self) -> u32 {
        u32::from(self.height) + 1
    }
}

/// How far apart two neighbours of a line are, for each of the four ways, where columns are this
/// far apart.
#[inline]
pub(crate) const fn ways(stride: u32) -> [u32; 4] {
    [1, stride - 1, stride, stride + 1]
}

/// Whether four of the discs lie in a row, where lines run these ways.
#[inline]
pub(crate) fn has_four<B: Bits>(ways: [u32; 4], discs: B) -> bool {
    let fours = ways.map(|way| {
        let pairs = discs & (discs >> way);
        pairs & (pairs >> (2 * way))
    });
    !(fours[0] | fours[1] | fours[2] | fours[3]).is_empty()
}

/// The squares of `free` on which one disc more would make four in a row, where lines run these
/// ways.
#[inline]
pub(crate) fn completing<B: Bits>(ways: [u32; 4], discs: B, free: B) -> B {
    let [upright, slanting @ ..] = ways;
    // An upright row can only be completed at its upper end.
    let threes = discs & (discs << upright) & (discs << (2 * upright));
    let mut found = threes << upright;
    for way in slanting {
        let (left, right) = (discs >> way, discs << way);
        // Each named by its lower end: two in a row, three in a row.
        let pairs = discs & left;
        let shifted = pairs >> way;
        let threes = pairs & shifted;
        found |= (threes << (3 * way)) | (threes >> way);
        found |= (shifted & right) | ((pairs << (2 * way)) & left);
    }
    found & free
}

/// All squares of some sets.
fn union<B: Bits>(sets: impl Iterator<Item = B>) -> B {
    sets.fold(B::EMPTY, |all, set| all | set)
}
