//! What squares are called, and where people see them.

use rules::Square;

use crate::{Bits, Draughts, Hand, Naming};

impl<B: Bits> Draughts<B> {
    /// Whether the board is the mirror image of the grid.
    fn is_mirrored(&self) -> bool {
        self.rules.dark_corner == Hand::Right
    }

    /// Where people see a square.
    pub(crate) fn seen(&self, square: u8) -> Square {
        let (column, row) = self.grid.place(square);
        let column = if self.is_mirrored() { self.rules.width - 1 - column } else { column };
        Square { column, row }
    }

    /// The square that people see there; none if it is light or off the board.
    pub(crate) fn square_at(&self, Square { column, row }: Square) -> Option<u8> {
        let mirrored = self.rules.width.checked_sub(1)?.checked_sub(column)?;
        self.grid.square(if self.is_mirrored() { mirrored } else { column }, row)
    }

    /// The number of a square, from 1.
    pub(crate) fn number(&self, square: u8) -> usize {
        let Square { column, row } = self.seen(square);
        // Every second square is dark, in the order of reading.
        ((usize::from(row) * usize::from(self.rules.width) + usize::from(column)) >> 1) + 1
    }

    /// The square of a number, from 1.
    pub(crate) fn numbered(&self, number: usize) -> Option<u8> {
        let index = number.checked_sub(1)?;
        let width = usize::from(self.rules.width);
        let first = index.checked_mul(2)?;
        [first, first.checked_add(1)?].into_iter().find_map(|place| {
            let (column, row) =
                (u8::try_from(place % width).ok()?, u8::try_from(place / width).ok()?);
            self.square_at(Square { column, row })
        })
    }

    /// What a square is called.
    pub(crate) fn name(&self, square: u8) -> String {
        match self.rules.naming {
            Naming::Numbers => self.number(square).to_string(),
            Naming::Letters => {
                let Square { column, row } = self.seen(square);
                format!("{}{}", char::from(b'a' + column), self.rules.height - row)
            }
        }
    }

    /// The square of that name, in either way of naming squares.
    pub(crate) fn named(&self, name: &str) -> Option<u8> {
        if !name.is_ascii() {
            return None;
        }
        let is_number = |text: &str| !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
        if is_number(name) {
            return self.numbered(name.parse().ok()?);
        }
        let (letter, number) = name.split_at_checked(1)?;
        let letter = letter.bytes().next()?.to_ascii_lowercase();
        let column = letter.checked_sub(b'a')?;
        let up = number.parse::<u8>().ok().filter(|_| is_number(number))?;
        let row = self.rules.height.checked_sub(up)?;
        self.square_at(Square { column, row })
    }
}
