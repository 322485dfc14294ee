//! Sets of squares as bits.

use std::{
    fmt::Debug,
    hash::Hash,
    ops::{BitAnd, BitOr, Not},
};

/// A set of squares, numbered row by row from the upper left.
///
/// The rows are [`WIDTH`](Squares::WIDTH) squares apart whatever the size of the board: a smaller
/// one lies in the upper left corner, and the squares beyond its edge are never taken.
pub trait Squares:
    Copy
    + Eq
    + Hash
    + Debug
    + Send
    + Sync
    + 'static
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + Not<Output = Self>
{
    /// How many squares lie from one row to the next; also the largest board there is room for.
    const WIDTH: u8;
    /// No square at all.
    const EMPTY: Self;

    /// The set of one square.
    fn only(square: u8) -> Self;

    /// How many squares there are.
    fn count(self) -> u32;

    /// The first square, and the set without it.
    fn split_first(self) -> Option<(u8, Self)>;

    /// The set without its first `count` squares.
    #[must_use]
    fn skip(self, count: usize) -> Self;

    /// Every square moved one place along the axis, towards higher numbers; what leaves the board
    /// at an edge is gone.
    #[must_use]
    fn forth(self, axis: Axis) -> Self;

    /// Every square moved one place along the axis, towards lower numbers.
    #[must_use]
    fn back(self, axis: Axis) -> Self;

    /// Every square in line with one of these along the axis, they themselves included, as far as
    /// the frame goes.
    #[must_use]
    fn in_line(self, axis: Axis) -> Self;

    /// Whether there is no square.
    #[inline]
    fn is_empty(self) -> bool {
        self == Self::EMPTY
    }

    /// Whether the square belongs to the set.
    #[inline]
    fn contains(self, square: u8) -> bool {
        !(self & Self::only(square)).is_empty()
    }

    /// These squares and those that touch one of them.
    #[must_use]
    #[inline]
    fn neighbourhood(self) -> Self {
        let beside = self | self.forth(Axis::Row) | self.back(Axis::Row);
        beside | beside.forth(Axis::Column) | beside.back(Axis::Column)
    }

    /// The square in a column and a row, counted from the upper left.
    #[must_use]
    #[inline]
    fn square(column: u8, row: u8) -> u8 {
        row * Self::WIDTH + column
    }

    /// The squares that fulfil a condition on column and row.
    fn filter(size: u8, mut condition: impl FnMut(u8, u8) -> bool) -> Self {
        let mut chosen = Self::EMPTY;
        for row in 0..size {
            for column in 0..size {
                if condition(column, row) {
                    chosen = chosen | Self::only(Self::square(column, row));
                }
            }
        }
        chosen
    }

    /// The squares in order.
    #[inline]
    fn iter(self) -> impl Iterator<Item = u8> {
        let mut left = self;
        std::iter::from_fn(move || {
            let (square, others) = left.split_first()?;
            left = others;
            Some(square)
        })
    }
}

/// One of the four lines through a square.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Axis {
    /// From left to right.
    Row,
    /// From top to bottom.
    Column,
    /// From the upper left to the lower right.
    Falling,
    /// From the upper right to the lower left.
    Rising,
}

impl Axis {
    /// The four of them.
    pub const ALL: [Axis; 4] = [Axis::Row, Axis::Column, Axis::Falling, Axis::Rising];
}

impl Squares for u64 {
    const WIDTH: u8 = 8;
    const EMPTY: u64 = 0;

    #[inline]
    fn only(square: u8) -> u64 {
        1u64.wrapping_shl(u32::from(square))
    }

    #[inline]
    fn count(self) -> u32 {
        self.count_ones()
    }

    #[inline]
    fn split_first(self) -> Option<(u8, u64)> {
        (self != 0).then(|| (first(self), self & self.wrapping_sub(1)))
    }

    #[inline]
    fn skip(self, count: usize) -> u64 {
        // A loop over the count ends unforeseen in almost every move of a random game. The first
        // seven squares are skipped by choosing between results instead, which takes no guess.
        let skip = |set: u64, by: usize| (0..by).fold(set, |set, _| set & set.wrapping_sub(1));
        let chosen = |set: u64, by: usize| if count & by == 0 { set } else { skip(set, by) };
        skip(chosen(chosen(chosen(self, 1), 2), 4), count & !7)
    }

    #[inline]
    fn forth(self, axis: Axis) -> u64 {
        match axis {
            Axis::Row => self << 1 & !FIRST_COLUMN,
            Axis::Column => self << 8,
            Axis::Falling => self << 9 & !FIRST_COLUMN,
            Axis::Rising => self << 7 & !LAST_COLUMN,
        }
    }

    #[inline]
    fn back(self, axis: Axis) -> u64 {
        match axis {
            Axis::Row => self >> 1 & !LAST_COLUMN,
            Axis::Column => self >> 8,
            Axis::Falling => self >> 9 & !LAST_COLUMN,
            Axis::Rising => self >> 7 & !FIRST_COLUMN,
        }
    }

    #[inline]
    fn in_line(self, axis: Axis) -> u64 {
        match axis {
            Axis::Row => {
                // Each row that is not empty carries into its last column.
                let marks = (((self & !LAST_COLUMN) + !LAST_COLUMN) | self) & LAST_COLUMN;
                (marks >> 7) * 0xff
            }
            Axis::Column => {
                let two = self | self.rotate_left(8);
                let four = two | two.rotate_left(16);
                four | four.rotate_left(32)
            }
            Axis::Falling => {
                let (mut forth, mut back) = (self, self);
                for (steps, columns) in COLUMNS {
                    forth |= forth << (9 * steps) & !columns;
                    back |= back >> (9 * steps) & !columns.reverse_bits();
                }
                forth | back
            }
            Axis::Rising => {
                let (mut forth, mut back) = (self, self);
                for (steps, columns) in COLUMNS {
                    forth |= forth << (7 * steps) & !columns.reverse_bits();
                    back |= back >> (7 * steps) & !columns;
                }
                forth | back
            }
        }
    }
}

const FIRST_COLUMN: u64 = 0x0101_0101_0101_0101;
const LAST_COLUMN: u64 = 0x8080_8080_8080_8080;
/// How many steps at a time a line grows, and the columns that such a step cannot arrive at.
const COLUMNS: [(u32, u64); 3] = [(1, FIRST_COLUMN), (2, FIRST_COLUMN * 3), (4, FIRST_COLUMN * 15)];

/// The number of the lowest square of a word that is not empty.
#[inline]
#[expect(clippy::cast_possible_truncation, reason = "a word has 64 bits")]
pub(super) fn first(word: u64) -> u8 {
    word.trailing_zeros() as u8
}
