//! Sets of squares as bits.

use bits::Bits;

/// A set of squares, numbered row by row from the upper left.
///
/// The rows are [`WIDTH`](Squares::WIDTH) squares apart whatever the size of the board: a smaller
/// one lies in the upper left corner, and the squares beyond its edge are never taken.
pub trait Squares: Bits {
    /// How many squares lie from one row to the next; also the largest board there is room for.
    const WIDTH: u8;

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
                    chosen |= Self::only(Self::square(column, row));
                }
            }
        }
        chosen
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
