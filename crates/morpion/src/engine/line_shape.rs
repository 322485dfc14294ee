//! Line shapes by table: what a stone makes of the line through it.
//!
//! A line is what lies within reach of a cell along one direction, as one player sees it: each cell
//! is empty, the player's own, or closed (another's stone, or the edge). Read as a number in base
//! three it is the index of what a stone of the player in the middle would make: a line, an open
//! four, a four and so on down. The names are those of five in a row; with `align` to align a four
//! has `align - 1` stones, a three one fewer.

use std::sync::OnceLock;

/// What a stone makes of a line, from nothing to the line itself.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct LineShape(u8);

impl LineShape {
    /// No line can ever run through here.
    pub(crate) const DEAD: Self = Self(0);
    /// Some line could.
    const FAINT: Self = Self(1);
    /// Two stones that one more makes an open three.
    pub(crate) const OPEN_TWO: Self = Self(6);
    /// Three stones that one more makes a four.
    pub(crate) const THREE: Self = Self(7);
    /// Three stones that one more makes an open four.
    pub(crate) const OPEN_THREE: Self = Self(8);
    /// Four stones that one cell completes.
    pub(crate) const FOUR: Self = Self(9);
    /// Four stones that either of two cells completes.
    pub(crate) const OPEN_FOUR: Self = Self(10);
    /// The line.
    pub(crate) const LINE: Self = Self(11);

    /// How many bits a shape fits.
    pub(crate) const BITS: u32 = 4;

    /// The shape as a number below sixteen.
    #[inline]
    pub(crate) fn index(self) -> u16 {
        self.0.into()
    }

    /// The shape of a number.
    #[inline]
    pub(crate) fn of_index(index: u16) -> Self {
        Self((index & 15).to_le_bytes()[0])
    }

    /// What a shape is that one more stone makes this at best.
    fn before(self) -> Self {
        match self {
            Self::DEAD => Self::DEAD,
            Self(faint @ ..=2) => Self(faint.min(Self::FAINT.0)),
            Self(more) => Self(more - 2),
        }
    }
}

/// One cell of a line as a player sees it, as a digit of the index.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Digit {
    /// Free.
    Empty = 0,
    /// A stone of the player.
    Own = 1,
    /// A stone of another, or the edge of the grid.
    Closed = 2,
}

/// What a stone makes of every line that there is.
#[derive(Debug)]
pub(crate) struct ShapeTable {
    /// How far a line goes on either side of its middle.
    pub(crate) reach: usize,
    shapes: Vec<LineShape>,
}

impl ShapeTable {
    /// The longest lines that there is a table for.
    pub(crate) const LONGEST: u8 = 6;
    /// The shortest ones.
    const SHORTEST: u8 = 3;

    /// The table for this many stones to align; computed when it is asked for the first time.
    pub(crate) fn of(align: u8, exact: bool) -> &'static Self {
        const KINDS: usize = (ShapeTable::LONGEST - ShapeTable::SHORTEST + 1) as usize;
        static TABLES: [[OnceLock<ShapeTable>; KINDS]; 2] =
            [const { [const { OnceLock::new() }; KINDS] }; 2];
        let kind = usize::from(align - Self::SHORTEST);
        TABLES[usize::from(exact)][kind].get_or_init(|| Self::new(align.into(), exact))
    }

    /// A stone more makes an index larger, so that what it leads to is known when the largest
    /// indices come first.
    fn new(align: usize, exact: bool) -> Self {
        // Where lines must be exact, what lies beyond their ends matters.
        let reach = if exact { align } else { align - 1 };
        let count = Self::weight_of(2 * reach);
        let mut table = Self { reach, shapes: vec![LineShape::DEAD; count] };
        for index in (0..count).rev() {
            table.shapes[index] = table.shape_of(index, align, exact);
        }
        table
    }

    /// What a stone in the middle of the line of that index makes.
    #[inline]
    pub(crate) fn shape(&self, index: u32) -> LineShape {
        self.shapes[index as usize]
    }

    /// What the digit of the cell this far from the middle counts in an index; `offset` is not zero.
    #[inline]
    pub(crate) fn weight(&self, offset: isize) -> usize {
        let place = if offset < 0 { offset } else { offset - 1 };
        Self::weight_of(self.reach.wrapping_add_signed(place))
    }

    fn weight_of(place: usize) -> usize {
        (0..place).fold(1, |weight, _| weight * 3)
    }

    /// The digit of a cell this far from the middle, which itself is the player's own.
    fn digit(&self, index: usize, offset: isize) -> usize {
        if offset == 0 { Digit::Own as usize } else { index / self.weight(offset) % 3 }
    }

    fn offsets(&self) -> impl Iterator<Item = isize> {
        let reach = self.reach.cast_signed();
        (-reach..=reach).filter(|&offset| offset != 0)
    }

    fn shape_of(&self, index: usize, align: usize, exact: bool) -> LineShape {
        let own = |offset: &isize| self.digit(index, *offset) == Digit::Own as usize;
        let reach = self.reach.cast_signed();
        let row =
            1 + (1..=reach).take_while(own).count() + (-reach..0).rev().take_while(own).count();
        if row == align || row > align && !exact {
            return LineShape::LINE;
        }
        let empty = |offset: &isize| self.digit(index, *offset) == Digit::Empty as usize;
        let next = |offset: isize| self.shapes[index + self.weight(offset) * Digit::Own as usize];
        let nexts = || self.offsets().filter(empty).map(next);
        match (nexts().filter(|&shape| shape == LineShape::LINE).count(), nexts().max()) {
            (0, best) => best.unwrap_or(LineShape::DEAD).before(),
            (1, _) => LineShape::FOUR,
            _ => LineShape::OPEN_FOUR,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// What a stone on the `?` makes for X; the edge is beyond both ends.
    fn shape(line: &str, align: u8, exact: bool) -> LineShape {
        let table = ShapeTable::of(align, exact);
        let cells = line.as_bytes();
        let middle = line.find('?').expect("a cell to play on").cast_signed();
        let digit = |offset| {
            let place = usize::try_from(middle + offset).ok();
            match place.and_then(|place| cells.get(place)) {
                Some(b'.') => Digit::Empty,
                Some(b'X') => Digit::Own,
                _ => Digit::Closed,
            }
        };
        let index: usize =
            table.offsets().map(|offset| table.weight(offset) * digit(offset) as usize).sum();
        table.shape(u32::try_from(index).expect("a small table"))
    }

    #[test]
    fn shapes_are_what_players_call_them() {
        for (line, expected) in [
            ("XXXX?", LineShape::LINE),
            ("OXX?XXXO", LineShape::LINE),
            (".XXX?.", LineShape::OPEN_FOUR),
            ("X.X?X.X", LineShape::OPEN_FOUR),
            ("OXXX?.", LineShape::FOUR),
            (".XX?.X.", LineShape::FOUR),
            ("..XX?..", LineShape::OPEN_THREE),
            (".X.X?..", LineShape::OPEN_THREE),
            ("OXX?..", LineShape::THREE),
            ("O.XX?.O", LineShape::THREE),
            ("...X?...", LineShape::OPEN_TWO),
            ("OX?.O", LineShape::DEAD),
        ] {
            assert_eq!(shape(line, 5, false), expected, "{line}");
        }
    }

    #[test]
    fn where_lines_must_be_exact_a_longer_row_is_none() {
        assert_eq!(shape("XXX?XX", 5, true), LineShape::DEAD);
        assert_eq!(shape("XXX?XX", 5, false), LineShape::LINE);
        assert_eq!(shape("XXX?X.", 5, true), LineShape::LINE);
        assert_eq!(shape(".XXX?.X", 5, true), LineShape::FOUR);
    }

    #[test]
    fn other_lengths_have_the_same_shapes() {
        assert_eq!(shape(".XX?.", 4, false), LineShape::OPEN_FOUR);
        assert_eq!(shape(".X?.", 3, false), LineShape::OPEN_FOUR);
        assert_eq!(shape("..XXX?..", 6, false), LineShape::OPEN_THREE);
        assert_eq!(shape("?..", 3, false), LineShape::THREE);
    }
}
